import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyMmaAtom, MmaAtom } from "../../types/instruction/atom.js";
import type { MmaAtomOf, MmaName, OwnMma } from "../../types/instruction/mma-atom.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { integersOf } from "../layout/htuple.js";
import { layout, layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { lists, rows, texts } from "./atoms/mma.generated.js";

/**
 * The instruction of a name, as CUTLASS has it, or one's own from what a manual says of it. Refused is a name that is none.
 * @param of its name, or its layouts
 * @returns the instruction
 * @throws LayoutError: argument, integer
 * @law the layouts are those of CUTLASS, and of the hardware where it was asked (test/instruction/atoms.test.ts)
 * @see {@link assertAtom}
 * @example mmaAtom("SM80_16x8x16_F32F16F16F32_TN").c // prints as ((4,8),(2,2)):((32,1),(16,8))
 * @example mmaAtom("SM90_64x96x16_F32F16F16_SS").mnk // [64, 96, 16]
 */
export function mmaAtom<const X extends string | OwnMma = MmaName>(
  of: Accepted<X, MmaAtomOf<X>>,
): Answer<MmaAtomOf<X>>;

export function mmaAtom(x: any): AnyMmaAtom {
  const fail = failing("mmaAtom", () => show(x));
  if (typeof x === "string") return named(x, fail);
  if (typeof x !== "object" || x === null) return fail("argument", show(x), "MMA instruction");
  const { mnk, threads, a, b, c, bits, name } = x as OwnMma;
  integersOf(mnk, fail);
  if (!Array.isArray(mnk) || mnk.length !== 3) fail("argument", show(mnk), "tile of M, N and K");
  for (const each of [threads, a, b, c]) layoutIn(each, fail);
  return atomOf({ name: name ?? mnk.join("x"), mnk, threads, a, b, c, bits });
}

/**
 * Whether a value is an instruction that multiplies matrices.
 * @param x anything
 * @returns a boolean
 * @law true of what `mmaAtom` makes, false of all else (test/instruction/atoms.test.ts)
 * @see {@link mmaAtom}
 * @example isMmaAtom(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")) // true
 */
export function isMmaAtom(x: unknown): x is MmaAtom {
  return typeof x === "object" && x !== null && Object.getPrototypeOf(x) === kind;
}

const kind: object = Object.create(Object.prototype, {
  toString: { value: nameOf },
});

function nameOf(this: AnyMmaAtom): string {
  return this.name;
}

function atomOf(fields: Partial<AnyMmaAtom>): AnyMmaAtom {
  const none = { bits: undefined, e: undefined, sfa: undefined, sfb: undefined, sfvec: undefined };
  return Object.freeze(Object.assign(Object.create(kind), none, fields));
}

type Row = (typeof rows)[number];

/** The rows by their names, with `{M}` and `{N}` where these stand; of tcgen05 there are several to some. */
const families: Map<string, Row[]> = new Map();

function familiesOf(name: string): readonly Row[] {
  if (families.size === 0)
    for (const row of rows) families.set(row[0], [...(families.get(row[0]) ?? []), row]);
  return families.get(name) ?? [];
}

/** The places where M and N stand in a name: wgmma's N between two other sizes, those of tcgen05 beside each other. */
const sizes = [
  {
    at: /^(.*_64x)(\d+)(x\d+_.*)$/,
    to: (found: readonly string[]) => [`${found[1]}{N}${found[3]}`, 64, found[2]],
  },
  {
    at: /^(\w+<(?:[a-z][\w<>]*,)*)(\d+),(\d+)((?:,\d+)?>)$/,
    to: (found: readonly string[]) => [`${found[1]}{M},{N}${found[4]}`, found[2], found[3]],
  },
] as const;

function named(name: string, fail: Fail): AnyMmaAtom {
  const [whole] = familiesOf(name);
  if (whole !== undefined && !name.includes("{")) return atomIn(whole, name, 0, 0);
  for (const { at, to } of sizes) {
    const found = at.exec(name);
    if (found === null) continue;
    const [key, m, n] = to(found);
    const [M, N] = [Number(m), Number(n)];
    if (`${M},${N}` !== `${m},${n}`) continue;
    const row = familiesOf(key as string).find(
      ([, ms, ns]) => lists[ns as number]?.includes(N) && (lists[ms as number]?.includes(M) ?? true),
    );
    if (row !== undefined) return atomIn(row, name, M, N);
  }
  return fail("argument", show(name), "MMA instruction");
}

function atomIn(row: Row, name: string, m: number, n: number): AnyMmaAtom {
  const [, , , mnk, threads, a, b, c, bits, e, sfa, sfb, sfvec] = row as unknown as number[];
  const filled = (i: number | undefined): string =>
    (texts[i as number] as string).replace(/\{(\w)\/?(\d?)\}/g, (_, size, by) =>
      String((size === "M" ? m : n) / (by === "" ? 1 : Number(by))),
    );
  const at = (i: number | undefined): AnyLayout => layout(filled(i) as string) as AnyLayout;
  const maybe = (i: number | undefined): AnyLayout | undefined => (i === -1 ? undefined : at(i));
  return atomOf({
    name,
    mnk: filled(mnk).slice(1, -1).split(",").map(Number),
    threads: at(threads),
    a: at(a),
    b: at(b),
    c: at(c),
    bits: lists[bits as number],
    e: maybe(e),
    sfa: maybe(sfa),
    sfb: maybe(sfb),
    sfvec: sfvec === 0 ? undefined : sfvec,
  });
}
