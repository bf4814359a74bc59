import * as library from "../../../src/index.js";
import * as entry from "../../../src/instruction.js";
import { type Argument, chance, combined, integer, leaf, legal, listed, pick } from "./arguments.js";
import { layouts } from "./layouts.js";

/* Instructions, what is tiled of them, and the operations of the entry for instructions. */

/** A call that an argument is, made anew until it is legal. */
export function made(
  name: string,
  of: (...args: any[]) => unknown,
  ...args: readonly (() => Argument)[]
): Argument {
  for (;;) {
    const parts = args.map((one) => one());
    const values = legal(combined(parts), of);
    if (values.length > 0) return { text: `${name}(${parts.map(({ text }) => text).join(", ")})`, values };
  }
}

/** An object of fields, of which some may be left out. */
export function fields(of: Readonly<Record<string, () => Argument>>): Argument {
  const parts = Object.entries(of).map(([name, one]) => [name, one()] as const);
  const all = combined(parts.map(([, one]) => one));
  return {
    text: `{ ${parts.map(([name, { text }]) => `${name}: ${text}`).join(", ")} }`,
    values: all.map((values) => Object.fromEntries(parts.map(([name], i) => [name, values[i]]))),
  };
}

/** One of some texts, or a union of them. */
export const word =
  (...from: readonly string[]) =>
  (): Argument => {
    const [one, other] = [pick(from), pick(from)];
    if (chance(0.75)) return { text: JSON.stringify(one), values: [one] };
    return { text: `of<${JSON.stringify(one)} | ${JSON.stringify(other)}>()`, values: [one, other] };
  };

/** The same, or any text. */
export const text =
  (...from: readonly string[]) =>
  (): Argument =>
    chance(0.8) ? word(...from)() : { text: "of<string>()", values: [pick(from), pick(from)] };

const known = (of: string) => (): Argument => ({
  text: `layout("${of}")`,
  values: [library.layout(of as never)],
});

/** A matrix whose extents an instruction divides, or not. */
export function matrix(): Argument {
  if (chance(0.15)) return layouts();
  const extents = () => leaf(pick([8, 16, 16, 32, 64, 12, 24, 1]), pick([8, 16, 32, 1, 12]));
  const steps = pick([
    [1, 64],
    [64, 1],
    [1, 8],
    [72, 1],
    [1, 0],
    [0, 0],
  ]);
  return made(
    "layout",
    library.layout as any,
    () => listed([extents(), extents()]),
    () =>
      listed(steps.map((step) => (chance(0.7) ? { text: `${step}`, values: [step] } : leaf(step, step * 2)))),
  );
}

/** A tensor of such a matrix, or the matrix. */
const operand = (): Argument =>
  chance(0.3)
    ? made(
        "tensor",
        library.tensor as any,
        () => ({ text: "counting()", values: [library.counting()] }),
        matrix,
      )
    : matrix();

const NAMES = [
  "SM80_16x8x16_F32F16F16F32_TN",
  "SM80_16x8x8_F32F16F16F32_TN",
  "SM70_8x8x4_F32F16F16F32_TN",
  "SM90_64x64x16_F32F16F16_SS",
  "UniversalFMA",
] as const;
const COPIES = [
  "SM75_U32x4_LDSM_N",
  "SM75_U32x1_LDSM_N",
  "UniversalCopy<u128>",
  "UniversalCopy<u32>",
  "UniversalCopy<u64>",
] as const;

const ownMma = (): Argument =>
  fields({
    mnk: () => listed([leaf(16, 8), leaf(8, 16), leaf(16, 8)]),
    threads: known("32:1"),
    a: known("((4,8),(2,2,2)):((32,1),(16,8,128))"),
    b: chance(0.7) ? known("((4,8),(2,2)):((16,1),(8,64))") : layouts,
    c: known("((4,8),(2,2)):((32,1),(16,8))"),
  });

/** An atom of a name, of one of two, or of one's own. */
const atom = (): Argument => made("mmaAtom", entry.mmaAtom as any, chance(0.15) ? ownMma : text(...NAMES));
const copyAtom = (): Argument => made("copyAtom", entry.copyAtom as any, text(...COPIES));

const tiling = (): Argument => {
  const atoms = () =>
    chance(0.2)
      ? layouts()
      : listed(Array.from({ length: pick([1, 2, 3, 3, 3]) }, () => leaf(pick([1, 2, 4]), 2)));
  const by = () =>
    chance(0.4)
      ? { text: "null", values: [null] }
      : chance(0.2)
        ? layouts()
        : leaf(pick([16, 32, 64]), pick([32, 64]));
  const permutation = () => listed(Array.from({ length: pick([1, 2, 3, 3]) }, by));
  return fields({ ...(chance(0.8) && { atoms }), ...(chance(0.4) && { permutation }) });
};
export const tiled = (): Argument => made("tiledMma", entry.tiledMma as any, atom, tiling);

const bits = (): Argument =>
  fields({ elementBits: () => (chance(0.8) ? { text: "16", values: [16] } : leaf(32, 16)) });
const threads = (): Argument =>
  chance(0.6)
    ? known(pick(["(32,8):(8,1)", "(4,8):(8,1)", "(8,4):(4,1)", "(16,8):(1,16)"]))()
    : made("layout", library.layout as any, () => listed([leaf(pick([4, 8, 16]), 8), leaf(pick([4, 8]), 8)]));
const values = (): Argument =>
  chance(0.7)
    ? known(pick(["(1,8)", "(1,2)", "(8,1)", "(2,2)"]))()
    : made("layout", library.layout as any, () => listed([leaf(1, 2), leaf(pick([2, 8]), 4)]));
export const copies = (): Argument =>
  chance(0.7)
    ? made("tiledCopy", entry.tiledCopy as any, copyAtom, threads, values, bits)
    : made("tiledCopyA", entry.tiledCopyA as any, copyAtom, tiled, bits);

/** Registers of a part. */
const registers = (): Argument =>
  chance(0.3) ? layouts() : made("fragmentA", entry.fragmentA as any, tiled, matrix);

const thread = integer(0, 1, 5, 31);
/** Whether the last parts may reach past the end, where a call says so. */
const rest = (): Argument =>
  fields({
    ...(chance(0.4) && {
      ragged: () => {
        const one = chance(0.7);
        if (chance(0.7)) return { text: `${one}`, values: [one] };
        return { text: "of<boolean>()", values: [true, false] };
      },
    }),
  });

/** Every operation of the entry, and what it takes. */
export const instructions: Record<string, readonly (() => Argument)[]> = {
  mmaAtom: [() => (chance(0.4) ? ownMma() : text(...NAMES)())],
  copyAtom: [text(...COPIES)],
  isMmaAtom: [atom],
  isCopyAtom: [copyAtom],
  assertAtom: [() => (chance(0.5) ? atom() : copyAtom())],
  assertSource: [copies, matrix],
  assertDestination: [copies, matrix],
  conflictFree: [matrix, () => made("tvSource", entry.tvSource as any, copies), copyAtom],
  tiledCopyA: [copyAtom, tiled, bits],
  tiledCopyB: [copyAtom, tiled, bits],
  tiledCopyC: [copyAtom, tiled, bits],
  tiledCopyCAtom: [copyAtom, tiled, bits],
  partitionSource: [copies, operand, thread, rest],
  partitionDestination: [copies, operand, thread, rest],
  tvSource: [copies],
  tvDestination: [copies],
  threadsSource: [copies, matrix, rest],
  threadsDestination: [copies, matrix, rest],
  cotiledCopy: [copyAtom, threads, matrix, bits],
  fragmentA: [tiled, operand],
  fragmentB: [tiled, operand],
  fragmentC: [tiled, operand],
  fragmentLike: [matrix],
  partitionA: [tiled, operand, thread, rest],
  partitionB: [tiled, operand, thread, rest],
  partitionC: [tiled, operand, thread, rest],
  retile: [copies, registers],
  smemAtom: [word("K", "MN"), word("SW128", "SW64", "INTER"), integer(8, 16, 32)],
  threadsA: [tiled, matrix, rest],
  threadsB: [tiled, matrix, rest],
  threadsC: [tiled, matrix, rest],
  tiledCopy: [copyAtom, threads, values, bits],
  tiledMma: [atom, tiling],
  tileShape: [tiled],
  tvA: [tiled],
  tvB: [tiled],
  tvC: [tiled],
};
