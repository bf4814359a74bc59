import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";
import { plainly } from "./plain.js";

type Any = (...operands: unknown[]) => any;
const op = Object.fromEntries(
  Object.entries({ ...instructions, ...library }).map(([name, of]) => [
    name,
    typeof of === "function" ? plainly(of as Any) : of,
  ]),
) as Record<string, Any>;

const call = (name: string, ...operands: unknown[]): any => (op[name] as Any)(...operands);
const layout = (...operands: unknown[]): any => call("layout", ...operands);
const many = <T>(count: number, of: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => of(i));
/** Numbers without a pattern, the same in every run. */
const wild = (i: number, below: number): number => 1 + Math.floor(below * Math.abs(Math.sin(i + 1)));
const deep = (levels: number, inside: unknown): unknown =>
  many(levels, (i) => i).reduce<unknown>((so) => [so], inside);

/** Every exported operation, its signature forgotten. */
export const exports: ReadonlyMap<string, Any> = new Map(
  Object.entries(op).filter(([name, of]) => typeof of === "function" && !/^(LayoutError)$/.test(name)),
);

/** An array that is another every time it is read. */
const shifting = (): unknown => {
  let times = 0;
  return Object.defineProperty([4, 8], 1, { get: () => [8, -1, "x", [2, 2]][times++ % 4] });
};

/** Layouts that searches, walks and tables may get lost in. */
export const layouts: readonly unknown[] = [
  layout("1:0"),
  layout("(4,8):(1,4)"),
  layout("(4,8):(8,-1)"),
  layout(2 ** 53 - 1),
  layout([2 ** 26, 2 ** 26], [2 ** 26, 1]),
  layout("(1073741824,4194304):(0,0)"),
  layout([3000, 3000, 3000], [10007, -10009, 10037]),
  layout([1000000, 1000000], [7, -11]),
  layout([1000003, 999983, 8191], [999983, -1000003, 131071]),
  layout(
    many(20, () => 2),
    many(20, (i) => wild(i, 2 ** 30)),
  ),
  layout(
    many(40, () => 2),
    many(40, (i) => wild(i, 2 ** 45)),
  ),
  layout(
    many(30, () => 3),
    many(30, (i) => wild(i, 2 ** 20) * (i % 2 === 0 ? 1 : -1)),
  ),
  layout(
    many(3000, (i) => (i < 20 ? 2 : 1)),
    many(3000, (i) => i),
  ),
  layout(deep(999, 4), deep(999, 3)),
  layout(
    many(52, () => 2),
    many(52, (i) => 2 ** (51 - i)),
  ),
  layout("(1073741824,2):(f1,f1073741824)"),
  layout("(1125899906842624,2):(f1,f1125899906842624)"),
  layout(
    many(24, () => 3),
    many(24, (i) => `f${wild(i, 2 ** 50)}`),
  ),
  layout(
    many(50, () => 2),
    many(50, (i) => `f${wild(i, 2 ** 52)}`),
  ),
  layout("(3,1099511627776):(f1,f4)"),
  layout("4:e255.255.255"),
  layout(4, `e${many(1000, () => 255).join(".")}`),
  layout(4, many(250, (i) => `e${i}`).join("+")),
  layout(
    many(2000, (i) => (i < 20 ? 2 : 1)),
    many(2000, (i) => `e${i % 250}.${i % 7}`),
  ),
  layout([2 ** 20, 2 ** 20], ["1048576e0", "e1"]),
  call("composedLayout", call("swizzle", 3, 3, 3), 4, layout([2 ** 20, 2 ** 20], [2 ** 20, 1])),
];

/** Tensors, whose layouts are as large as fits. */
export const tensors: readonly unknown[] = [
  call("tensor", call("counting"), layout([2 ** 25, 2 ** 25])),
  call("tensor", new Float32Array(64), layout("(8,8):(8,1)")),
  call("tensor", new Float32Array(4), layout([2 ** 30, 2 ** 20], [0, 0])),
  call("tensor", call("coordinates"), layout([2 ** 20, 2 ** 20], ["e0", "e1"])),
];

const mma = call("mmaAtom", "SM80_16x8x16_F32F16F16F32_TN");
const vector = call("copyAtom", "UniversalCopy<u128>");

/** Instructions and what is tiled of them. */
export const instructionsOf: readonly unknown[] = [
  mma,
  vector,
  call("tiledMma", mma, { atoms: [2, 2, 1] }),
  call("tiledCopy", vector, layout("(32,8):(8,1)"), layout("(1,8)"), { elementBits: 16 }),
];

/** What else an argument may be, or may be mistaken for. */
export const others: readonly unknown[] = [
  0,
  1,
  7,
  -1,
  2 ** 20,
  30000,
  2 ** 52,
  2 ** 53 - 1,
  [4, 8],
  [2 ** 20, 2 ** 20],
  [30000, null],
  [null, 3],
  many(2000, () => 1),
  deep(1001, 4),
  deep(10000, 4),
  new Array(3),
  shifting(),
  new Proxy([], { get: (of, name) => (name === "length" ? 3 : Reflect.get(of, name)) }),
  new Proxy({}, { get: () => 4, has: () => true }),
  null,
  undefined,
  "(4,8):(1,4)",
  "9".repeat(100000),
  `4:e${"0.".repeat(4000)}0`,
  "(".repeat(100000),
  "mk,nk->mn",
  Symbol("s"),
  10n,
  Number.NaN,
  {},
  Object.create(null),
  { valueOf: () => 3 },
  { budget: 1000 },
  { elementBits: 16 },
  { atoms: [2, 2, 1] },
  { language: "c" },
  () => 0,
  new Float32Array(8),
  new Proxy([4, 8], {}),
];
