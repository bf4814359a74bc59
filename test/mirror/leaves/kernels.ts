import * as entry from "../../../src/emit.js";
import * as library from "../../../src/index.js";
import * as instruction from "../../../src/instruction.js";
import { type Argument, chance, integer, leaf, listed, pick } from "./arguments.js";
import { copies, fields, made, matrix, text, tiled, word } from "./instructions.js";
import { layouts } from "./layouts.js";

/* What kernels are made of, and the operations of the entry for kernels. */

const name = text("M", "N", "pitch");

const options = (): Argument =>
  fields({
    ...(chance(0.5) && { multipleOf: integer(1, 2, 4) }),
    ...(chance(0.8) && { most: integer(1024, 16384) }),
  });
const symbol = (): Argument => made("symbol", entry.symbol as any, name, options);

/** A size that is known, or known as the kernel runs. */
const size = (): Argument => (chance(0.6) ? symbol() : leaf(pick([8, 16, 64]), pick([1, 4, 32])));
const sizes = (): Argument => listed(Array.from({ length: pick([1, 2, 2]) }, size));
const pair = (one: () => Argument): Argument => listed([one(), one()]);
const symbolic = (): Argument =>
  made(
    "symbolicLayout",
    entry.symbolicLayout as any,
    () => pair(size),
    () => listed([size(), leaf(1, 2)]),
  );

const literal = (of: string) => (): Argument => ({ text: `"${of}"`, values: [of] });
const memoryOf = (layout: () => Argument): Argument =>
  fields({
    element: chance(0.8) ? literal("f32") : () => ({ text: 'of<"f32" | "f16">()', values: ["f32", "f16"] }),
    layout,
    ...(chance(0.3) && {
      vector: () =>
        pick([
          { text: "4", values: [4] },
          { text: "of<2 | 4>()", values: [2, 4] },
        ]),
    }),
  });

const global = (): Argument =>
  made("globalMemory", entry.globalMemory as any, text("a", "b"), () =>
    memoryOf(chance(0.7) ? symbolic : matrix),
  );
const shared = (): Argument =>
  made("sharedMemory", entry.sharedMemory as any, text("tile", "A"), () => memoryOf(matrix));
const fragment = (): Argument =>
  made("registers", entry.registers as any, text("C", "D"), () =>
    memoryOf(
      chance(0.5) ? layouts : () => ({ text: 'layout("(1,2,3)")', values: [library.layout("(1,2,3)")] }),
    ),
  );

const extents = (): Argument =>
  listed([leaf(pick([32, 64]), pick([16, 64])), leaf(pick([8, 16]), pick([16, 64]))]);
const variables = (): Argument =>
  chance(0.8)
    ? { text: '["m", "n"]', values: [["m", "n"]] }
    : { text: "of<string[]>()", values: [["m", "n"], ["i"]] };
const tile = (): Argument => made("tileOf", entry.tileOf as any, global, extents, variables);

const language = (): Argument =>
  pick([
    { text: '"wgsl"', values: ["wgsl"] },
    { text: '"cuda"', values: ["cuda"] },
    { text: 'of<"wgsl" | "cuda">()', values: ["wgsl", "cuda"] },
  ]);
const features = (): Argument => ({ text: '["shader-f16"]', values: [["shader-f16"]] });
const emission = (): Argument =>
  fields({
    language,
    features,
    ...(chance(0.3) && { name: text("move", "work") }),
    ...(chance(0.2) && { conflicts: literal("refuse") }),
  });
const side = (): Argument => pick([tile, shared, fragment])();

/** Memory, the tile of it, and a copy between them that is emitted. */
const whole = (): Argument => {
  const layout = library.layout("(64,16):(20,1)" as never);
  const of = entry.sharedMemory("tile", { element: "f32", layout } as never);
  return { text: 'sharedMemory("tile", { element: "f32", layout: layout("(64,16):(20,1)") })', values: [of] };
};
const vectors = (): Argument => {
  const text =
    'tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(32,4):(4,1)"), layout("(1,4)"), { elementBits: 32 })';
  const [threads, values] = ["(32,4):(4,1)", "(1,4)"].map((of) => library.layout(of as never));
  const atom = instruction.copyAtom("UniversalCopy<u128>");
  return {
    text,
    values: [instruction.tiledCopy(atom, threads as never, values as never, { elementBits: 32 })],
  };
};
const emitted = (): Argument => made("emitCopy", entry.emitCopy as any, whole, whole, vectors, emission);

/** Matrices of a subgroup: their instruction, what is tiled of it, and where C is held. */
const sizesOfMatrices = (): Argument =>
  chance(0.2)
    ? {
        text: "of<[8, 8, 8] | [16, 16, 16]>()",
        values: [
          [8, 8, 8],
          [16, 16, 16],
        ],
      }
    : listed([leaf(8, 16), leaf(8, 16), leaf(8, 16)]);
const component = (): Argument => word("f32", "f32", "f16")();
const components = (): Argument => fields({ component, ...(chance(0.3) && { result: component }) });
const matrixAtom = (): Argument =>
  made("subgroupMatrix", entry.subgroupMatrix as any, sizesOfMatrices, components);
const tiledMatrices = (): Argument =>
  made("tiledMma", instruction.tiledMma as any, matrixAtom, () =>
    fields({ ...(chance(0.4) && { atoms: () => listed([leaf(2, 1), leaf(1, 2), leaf(1, 1)]) }) }),
  );
const held = (): Argument =>
  made("matrices", entry.matrices as any, text("c", "d"), () =>
    memoryOf(() => {
      const of = pick(["((8,8),1,1)", "((8,8),2,2)", "((16,16),1,1)"]);
      return chance(0.8) ? { text: `layout("${of}")`, values: [library.layout(of as never)] } : layouts();
    }),
  );
const subgroups = (): Argument =>
  fields({
    language,
    features: () =>
      pick([
        { text: '["subgroup-matrix"]', values: [["subgroup-matrix"]] },
        { text: '["shader-f16", "subgroup-matrix"]', values: [["shader-f16", "subgroup-matrix"]] },
        { text: "of<string[]>()", values: [["subgroup-matrix"], []] },
      ]),
    ...(chance(0.3) && { name: text("put", "work") }),
    ...(chance(0.3) && { subgroupMatrixConfigs: configurations }),
  });
const configurations = (): Argument => {
  const all = [8, 16].map((M) => ({
    componentType: "f32",
    resultComponentType: "f32",
    M,
    N: M,
    K: M,
  }));
  return chance(0.6)
    ? { text: JSON.stringify(all), values: [all] }
    : { text: "of<SubgroupMatrixConfig[]>()", values: [all, []] };
};

/** Every operation of the entry, and what it takes. */
export const kernels: Record<string, readonly (() => Argument)[]> = {
  symbol: [name, options],
  isSymbolic: [symbol],
  symbolicLayout: [sizes, sizes],
  textureLayout: [() => pair(() => leaf(pick([16, 64, 100]), 32)), integer(1, 4, 8)],
  globalMemory: [text("a", "b"), () => memoryOf(chance(0.6) ? symbolic : layouts)],
  sharedMemory: [text("a", "b"), () => memoryOf(layouts)],
  registers: [text("a", "b"), () => memoryOf(layouts)],
  matrices: [text("a", "b"), () => memoryOf(layouts)],
  tileOf: [global, extents, variables],
  declaration: [
    () => pick([global, shared, fragment])(),
    () => fields({ language, ...(chance(0.4) && { sharedBytes: integer(4096, 16384) }) }),
  ],
  minBindingSize: [global],
  storageBinding: [
    global,
    () => fields({ ...(chance(0.5) && { access: literal(pick(["read", "read_write"])) }) }),
  ],
  emitCopy: [
    () => (chance(0.5) ? whole() : side()),
    side,
    () => (chance(0.5) ? vectors() : copies()),
    emission,
  ],
  emitMma: [
    () => (chance(0.6) ? tiled() : tiledMatrices()),
    shared,
    shared,
    () => (chance(0.6) ? fragment() : held()),
    () => (chance(0.6) ? emission() : subgroups()),
  ],
  emitStore: [tiledMatrices, held, () => (chance(0.6) ? shared() : tile()), subgroups],
  subgroupMatrix: [sizesOfMatrices, components],
  call: [emitted],
};
