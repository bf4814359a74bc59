import * as entry from "../../../src/emit.js";
import * as library from "../../../src/index.js";
import * as instruction from "../../../src/instruction.js";
import { type Argument, chance, integer, layouts, leaf, listed, pick } from "./arguments.js";
import { copies, fields, made, matrix, text, tiled } from "./instructions.js";

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
  emitMma: [tiled, shared, shared, fragment, emission],
  call: [emitted],
};
