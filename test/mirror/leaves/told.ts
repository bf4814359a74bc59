import * as library from "../../../src/index.js";
import * as instruction from "../../../src/instruction.js";
import type { Argument } from "./arguments.js";

/* Calls whose type was once wrong, or that were once refused though a value fits. */

const either = (text: string, ...values: readonly unknown[]): Argument => ({ text, values });
const one = (text: string): Argument => either(text, JSON.parse(text));
const layout = (text: string): Argument => either(`layout("${text}")`, library.layout(text as never));
const open = (type: string, ...texts: readonly string[]): Argument =>
  either(`of<${type}>()`, ...texts.map((text) => library.layout(text as never)));
const over = ({ text, values }: Argument): Argument =>
  either(
    `tensor(new Float64Array(4096), ${text})`,
    ...values.map((of) => library.tensor(new Float64Array(4096) as never, of as never)),
  );

/** An instruction of four values side by side, tiled or not. */
const quads = (text = "", tiling?: object): Argument =>
  either(
    `tiledMma(mmaAtom("SM70_8x8x4_F32F16F16F32_TN")${text === "" ? "" : `, ${text}`})`,
    instruction.tiledMma(instruction.mmaAtom("SM70_8x8x4_F32F16F16F32_TN"), tiling as never),
  );

const inAndOut = either("of<[1, 2] | [9, 9]>()", [1, 2], [9, 9]);

const f32 = either('{ component: "f32" }', { component: "f32" });

const composedOrNot = either(
  'of<ComposedLayout<Layout<[12, 8], [1, 12]>, 0, Layout<[3, 2], [1, 3]>> | Layout<[2], ["e0"]>>()',
  library.composedLayout(library.layout("(12,8)"), 0, library.layout("(3,2)")),
  library.layout("(2):(e0)"),
);

/** The operation, and its arguments. */
export const told: readonly (readonly [string, ...Argument[]])[] = [
  ["get", over(layout("(4,8)")), inAndOut],
  ["set", over(layout("(4,8)")), one("1"), inAndOut],
  ["sliceTensor", over(layout("(4,8)")), either("of<[null, 2] | [null, 9]>()", [null, 2], [null, 9])],
  ["localTile", over(open("AnyLayout", "8:1", "8:f3", "(4,2):(f1,f8)")), one("2"), one("0")],
  ["localPartition", over(open("AnyLayout", "8:1", "8:f3", "(4,2):(f3,f16)")), layout("2:1"), one("1")],
  ["flatten", either("[8, of<IntTuple>()]", [8, 6], [8, [2, 8]])],
  ["composition", composedOrNot, either("of<any>()", 2, library.layout("2:1"))],
  [
    "toNdarray",
    either("of<AnyTensor>()", library.tensor(new Float64Array(8) as never, library.layout([2, 4]))),
  ],
  ["subgroupMatrix", either("[of<Brand>(), 8, of<any>()]", [8, 8, 8], [16, 8, 8]), f32],
  ["subgroupMatrix", either("[of<8 | 16>(), of<E>(), 8]", [8, 8, 8], [16, 8, 8]), f32],
  [
    "sliceTensor",
    either("of<AnyTensor>()", library.tensor(new Float64Array(8) as never, library.layout([2, 4]))),
    one("null"),
  ],
  [
    "tensorDomainOffset",
    either("of<AnyTensor>()", library.tensor(new Float64Array(9) as never, library.layout(4))),
    one("5"),
  ],
  ["composition", layout("8:1"), open("Layout<[4, 1], IntTuple>", "(4,1):(1,0)", "(4,1):(2,8)")],
  ["composition", layout("8:1"), open("Layout<[4, 1], number[]>", "(4,1):(1,0)", "(4,1):(2,8)")],
  ["composition", layout("(8,3):(3,1)"), open("Layout<[[2, 2], 4], IntTuple>", "((2,2),4):((1,2),4)")],
  ["fragmentLike", open("Layout<[[2, 2], 4], IntTuple>", "((2,2),4):((0,1),2)", "((2,2),4):((1,2),0)")],
  ["fragmentLike", layout("(4,2):(0,0)")],
  ["fragmentA", quads(), layout("(8,16):(1,0)")],
  ["fragmentA", quads("{ atoms: [1, 2, of<number>()] }", { atoms: [1, 2, 2] }), layout("(8,16):(1,0)")],
];
