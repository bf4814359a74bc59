import { beforeAll, describe, expect, test } from "vitest";
import { composedLayout, composition, counting, get, size, swizzle, tensor } from "../../src/index.js";
import {
  fragmentA,
  fragmentB,
  fragmentC,
  mmaAtom,
  partitionA,
  partitionB,
  partitionC,
  threadsA,
  threadsB,
  threadsC,
  tiledMma,
  tileShape,
  tvA,
  tvB,
  tvC,
} from "../../src/instruction.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import {
  type Case,
  goldenInstructions,
  subpath,
  swizzledOf,
  withoutOnes,
} from "../support/golden-instructions.js";
import { read, type Term, typeOf, valueOf } from "../support/notation.js";

// Tiled instructions against CuTe C++, in both halves. A swizzled tensor is given as a composed layout, and where it has one as
// a layout of binary strides.

const cases = goldenInstructions("tiled-mma");
const byOperand = {
  A: { threads: threadsA, tv: tvA, partition: partitionA, fragment: fragmentA },
  B: { threads: threadsB, tv: tvB, partition: partitionB, fragment: fragmentB },
  C: { threads: threadsC, tv: tvC, partition: partitionC, fragment: fragmentC },
} as unknown as Record<string, Record<string, (...args: any[]) => any>>;

const of = (text: string): any => valueOf(read(text));
const plain = (value: any): Term => withoutOnes(read(String(value)));
const right = (text: string): Term => withoutOnes(read(text));
const tiledOf = (x: Case): any =>
  (tiledMma as any)((mmaAtom as any)(x.atom), { atoms: of(x.atoms), permutation: of(x.perm) });
/** The offsets of the first elements of a part, as integers. */
const offsetsOf = (part: any, many: number): readonly number[] => {
  const whole = tensor(counting(), part.layout as never);
  const start = typeof part.offset === "string" ? Number(part.offset.slice(1)) : part.offset;
  return Array.from({ length: many }, (_, i) => {
    const at = Number((get as any)(whole, i));
    return String(part.layout).includes("f") ? at ^ start : at + start;
  });
};

describe.each(
  cases.map((x, i) => [`${i}: ${x.atom} ${x.atoms} ${x.perm} ${x.operand} of ${x.tensor}`, x] as const),
)("%s", (_, x) => {
  const operations = byOperand[x.operand] as Record<string, (...args: any[]) => any>;
  const { threads, tv, partition, fragment } = operations as Required<typeof operations>;
  const tiled = tiledOf(x);
  const { swizzle: bits, inner } = swizzledOf(x.tensor);

  test("threads, tile and thread-value layout", () => {
    expect(plain(tiled.threads)).toEqual(right(x.thr));
    expect(size(tiled.threads)).toBe(x.threads);
    expect((tileShape as any)(tiled)).toEqual(x.tile);
    const [mine, theirs] = [tv!(tiled), of(x.tv)];
    expect([size(mine), ...Array.from({ length: size(mine) as number }, (_, i) => mine(i))]).toEqual([
      size(theirs),
      ...Array.from({ length: size(theirs) as number }, (_, i) => theirs(i)),
    ]);
  });

  test("the layout by threads", () => {
    expect(plain(threads!(tiled, of(inner)))).toEqual(right(swizzledOf(x.frg).inner));
  });

  test("the part of a thread", () => {
    if (bits === null) {
      const part = partition!(tiled, of(inner), x.thread);
      expect(plain(part.layout)).toEqual(right(x.partition.layout));
      expect(part.offset).toBe(x.partition.offset);
      expect(offsetsOf(part, x.partition.values.length)).toEqual(x.partition.values);
      expect(size(fragment!(tiled, of(inner)))).toBe(size(part.layout));
    } else {
      const over = composedLayout(swizzle(...bits), 0, of(inner));
      const part = partition!(tiled, over, x.thread);
      expect(part.offset).toBe(0);
      const { outer, offset, inner: within } = part.layout;
      const values = x.partition.values.map((_: number, i: number) => outer(offset + within(i)));
      expect(values).toEqual(x.partition.values);
      const folded = (composition as any)(swizzle(...bits), of(inner));
      expect(offsetsOf(partition!(tiled, folded, x.thread), x.partition.values.length)).toEqual(
        x.partition.values,
      );
    }
  });

  test("the part of a thread of a tensor", () => {
    const whole = bits === null ? of(inner) : (composition as any)(swizzle(...bits), of(inner));
    const part = partition!(tiled, tensor(counting(), whole), x.thread);
    expect(part.ragged).toBe(false);
    expect(x.partition.values.map((_: number, i: number) => (get as any)(part, i))).toEqual(
      x.partition.values,
    );
  });
});

describe("in the compiler", () => {
  let verdict: Verdict;
  const tiledType = (x: Case): string =>
    `I.TiledMmaOf<I.MmaAtomOf<${JSON.stringify(x.atom)}>, { atoms: ${typeOf(read(x.atoms))}; permutation: ${typeOf(read(x.perm))} }>`;
  const shown = (value: any): string => typeOf(read(String(value)));
  const claims: readonly Claim[] = cases.flatMap((x, i) => {
    const tiled = tiledOf(x);
    const type = tiledType(x);
    const { swizzle: bits, inner } = swizzledOf(x.tensor);
    const { threads, tv, partition, fragment } = byOperand[x.operand] as any;
    const layouts = [[of(inner), typeOf(read(inner))]];
    if (bits !== null) {
      const folded = (composition as any)(swizzle(...bits), of(inner));
      layouts.push([folded, shown(folded)]);
    }
    const claim = (what: string, got: string, value: string): Claim => ({
      name: `${i} ${what}`,
      got,
      right: value,
    });
    return [
      claim("threads", `${type}["threads"]`, shown(tiled.threads)),
      claim("tile", `I.TileShape<${type}>`, JSON.stringify((tileShape as any)(tiled))),
      claim("tv", `I.Tv${x.operand}<${type}>`, shown(tv(tiled))),
      ...layouts.flatMap(([value, text]) => {
        const part = partition(tiled, value, x.thread);
        return [
          claim("by threads", `I.Threads${x.operand}<${type}, ${text}>`, shown(threads(tiled, value))),
          claim(
            "part",
            `I.Partition${x.operand}<${type}, ${text}, ${x.thread}>["layout"]`,
            shown(part.layout),
          ),
          claim(
            "start",
            `I.Partition${x.operand}<${type}, ${text}, ${x.thread}>["offset"]`,
            JSON.stringify(part.offset),
          ),
          claim("fragment", `I.Fragment${x.operand}<${type}, ${text}>`, shown(fragment(tiled, value))),
        ];
      }),
    ];
  });

  beforeAll(async () => {
    verdict = await compile(claims, "tiled-mma", subpath);
  }, limit);

  test("every golden case has the layouts of the run time", () => {
    expect(claims.length).toBeGreaterThan(900);
    expect(verdict.elsewhere).toEqual([]);
    expect(
      [...verdict.wrong].map(
        ([{ name, got, right: value }, message]) =>
          `${name}: ${got} is not ${value}: ${message.slice(0, 200)}`,
      ),
    ).toEqual([]);
  });
});
