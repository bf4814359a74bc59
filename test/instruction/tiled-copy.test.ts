import { beforeAll, describe, expect, test } from "vitest";
import { composedLayout, composition, counting, get, size, swizzle, tensor } from "../../src/index.js";
import * as I from "../../src/instruction.js";
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
import { refusal } from "../support/refusal.js";

// Tiled copies against CuTe C++, in both halves. Where its input is no bijection ours is refused.

const all = goldenInstructions("tiled-copy");
const refused = all.filter((x) => x.refused !== undefined || /not a bijection/.test(x.wrong ?? ""));
// movmatrix transposes, which C++ does not say: its own case is among the atoms
const cases = all.filter((x) => !refused.includes(x) && x.copy !== "SM75_U32x1_MOVM_T");
const untyped: Record<string, (...args: any[]) => any> = { ...(I as any) };

const of = (text: string): any => valueOf(read(text));
const plain = (value: any): Term => withoutOnes(read(String(value)));
const right = (text: string): Term => withoutOnes(read(text));
const operandOf = (x: Case): string => x.make.slice("tiled_copy_".length, "tiled_copy_".length + 1);
const mmaOf = (x: Case): any =>
  untyped.tiledMma!(untyped.mmaAtom!(x.atom), { atoms: of(x.atoms), permutation: of(x.perm) });
const tiledOf = (x: Case): any => {
  const [atom, options] = [untyped.copyAtom!(x.copy), { elementBits: x.bits }];
  if (x.make === "tiled_copy") return untyped.tiledCopy!(atom, of(x.thr), of(x.val), options);
  if (x.make === "cotiled_copy") return untyped.cotiledCopy!(atom, of(x.tv_address), of(x.data), options);
  if (x.make === "tiled_copy_C_atom") return untyped.tiledCopyCAtom!(atom, mmaOf(x), options);
  return untyped[`tiledCopy${operandOf(x)}`]!(atom, mmaOf(x), options);
};
/** A layout as all its values. */
const valuesOf = (of: any): readonly number[] => Array.from({ length: size(of) as number }, (_, i) => of(i));
const offsetsOf = (part: any, many: number): readonly number[] => {
  const whole = tensor(counting(), part.layout as never);
  const start = typeof part.offset === "string" ? Number(part.offset.slice(1)) : part.offset;
  return Array.from({ length: many }, (_, i) => {
    const at = Number((get as any)(whole, i));
    return String(part.layout).includes("f") ? at ^ start : at + start;
  });
};
const nameOf = (x: Case, i: number): string =>
  `${i}: ${x.make} ${x.copy} ${x.bits} ${[x.thr, x.val, x.atom, x.perm, x.tv_address].filter(Boolean).join(" ")} of ${x.tensor}`;

describe.each(cases.map((x, i) => [nameOf(x, i), x] as const))("%s", (_, x) => {
  const tiled = tiledOf(x);
  const { swizzle: bits, inner } = swizzledOf(x.tensor);

  test("tile and thread-value layouts", () => {
    expect(tiled.tiler.map(String)).toEqual((of(x.tiler) as unknown[]).map(String));
    expect(valuesOf(tiled.tv)).toEqual(valuesOf(of(x.tv)));
    expect(valuesOf(untyped.tvSource!(tiled))).toEqual(valuesOf(of(x.tv_s)));
    expect(valuesOf(untyped.tvDestination!(tiled))).toEqual(valuesOf(of(x.tv_d)));
  });

  test("layouts by threads", () => {
    expect(valuesOf(untyped.threadsSource!(tiled, of(inner)))).toEqual(
      valuesOf(of(swizzledOf(x.frg_s).inner)),
    );
    expect(valuesOf(untyped.threadsDestination!(tiled, of(inner)))).toEqual(
      valuesOf(of(swizzledOf(x.frg_d).inner)),
    );
  });

  test.each([["partitionSource", x.part_s] as const, ["partitionDestination", x.part_d] as const])(
    "%s",
    (which, part) => {
      const partition = untyped[which]!;
      const many = part.values.length;
      if (bits === null) {
        const got = partition(tiled, of(inner), x.thread);
        expect(plain(got.layout)).toEqual(right(part.layout));
        expect([got.offset, offsetsOf(got, many)]).toEqual([part.offset, part.values]);
      } else {
        const { layout, offset } = partition(tiled, composedLayout(swizzle(...bits), 0, of(inner)), x.thread);
        expect(offset).toBe(0);
        expect(
          part.values.map((_: number, i: number) => layout.outer(layout.offset + layout.inner(i))),
        ).toEqual(part.values);
        const folded = (composition as any)(swizzle(...bits), of(inner));
        expect(offsetsOf(partition(tiled, folded, x.thread), many)).toEqual(part.values);
      }
      const whole = bits === null ? of(inner) : (composition as any)(swizzle(...bits), of(inner));
      const view = partition(tiled, tensor(counting(), whole), x.thread);
      expect(view.ragged).toBe(false);
      expect(part.values.map((_: number, i: number) => (get as any)(view, i))).toEqual(part.values);
    },
  );

  test.runIf(x.retile !== undefined)("registers", () => {
    const mma = mmaOf(x);
    const operand = operandOf(x);
    if (bits === null) {
      const part = untyped[`partition${operand}`]!(mma, of(inner), x.thread);
      expect(plain(part.layout)).toEqual(right(x.mma_part));
      expect(plain(untyped.fragmentLike!(part.layout))).toEqual(right(x.fragment));
      expect(plain(untyped[`fragment${operand}`]!(mma, of(inner)))).toEqual(right(x.fragment));
    }
    expect(plain(untyped.retile!(tiled, of(x.fragment)))).toEqual(right(x.retile));
  });
});

test("movmatrix: the case of C++ contradicts an H200 and its own note, for it does not transpose", () => {
  const [x, ...others] = all.filter(({ copy }) => copy === "SM75_U32x1_MOVM_T") as [Case];
  expect(others).toEqual([]);
  const [from, to] = [untyped.tvSource!(tiledOf(x)), untyped.tvDestination!(tiledOf(x))];
  expect(valuesOf(from)).toEqual(valuesOf(of(x.tv_s)));
  expect(valuesOf(to)).not.toEqual(valuesOf(of(x.tv_d)));
  // the value that is read at (m, n) is written at (n, m)
  expect(valuesOf(to)).toEqual(valuesOf(from).map((at) => Math.floor(at / 8) + 8 * (at % 8)));
});

test("what C++ does not check is refused", () => {
  expect(refused.length).toBe(3);
  expect(refused.map((x) => refusal(() => tiledOf(x))[0])).toEqual(["divisibility", "missing", "missing"]);
});

describe("in the compiler", () => {
  let verdict: Verdict;
  const shown = (value: any): string => typeOf(read(String(value)));
  const mmaType = (x: Case): string =>
    `I.TiledMmaOf<I.MmaAtomOf<${JSON.stringify(x.atom)}>, { atoms: ${typeOf(read(x.atoms))}; permutation: ${typeOf(read(x.perm))} }>`;
  const typeOfTiled = (x: Case): string => {
    const [atom, options] = [`I.CopyAtomOf<${JSON.stringify(x.copy)}>`, `{ elementBits: ${x.bits} }`];
    if (x.make === "tiled_copy")
      return `I.TiledCopyOf<${atom}, ${shown(of(x.thr))}, ${shown(of(x.val))}, ${options}>`;
    if (x.make === "cotiled_copy")
      return `I.CotiledCopy<${atom}, ${shown(of(x.tv_address))}, ${shown(of(x.data))}, ${options}>`;
    return `I.TiledCopy${x.make === "tiled_copy_C_atom" ? "CAtom" : operandOf(x)}<${atom}, ${mmaType(x)}, ${options}>`;
  };
  const claims: readonly Claim[] = cases.flatMap((x, i) => {
    const tiled = tiledOf(x);
    const type = typeOfTiled(x);
    const { swizzle: bits, inner } = swizzledOf(x.tensor);
    const claim = (what: string, got: string, value: string): Claim => ({
      name: `${i} ${what}`,
      got,
      right: value,
    });
    const whole = bits === null ? of(inner) : (composition as any)(swizzle(...bits), of(inner));
    const text = shown(whole);
    return [
      claim("tv", `${type}["tv"]`, shown(tiled.tv)),
      claim("tiler", `${type}["tiler"]`, `[${tiled.tiler.map(shown).join(", ")}]`),
      claim("source", `I.TvSource<${type}>`, shown(untyped.tvSource!(tiled))),
      claim("destination", `I.TvDestination<${type}>`, shown(untyped.tvDestination!(tiled))),
      claim("by threads", `I.ThreadsSource<${type}, ${text}>`, shown(untyped.threadsSource!(tiled, whole))),
      ...["Source", "Destination"].flatMap((side) => {
        const part = untyped[`partition${side}`]!(tiled, whole, x.thread);
        return [
          claim("part", `I.Partition${side}<${type}, ${text}, ${x.thread}>["layout"]`, shown(part.layout)),
          claim(
            "start",
            `I.Partition${side}<${type}, ${text}, ${x.thread}>["offset"]`,
            JSON.stringify(part.offset),
          ),
        ];
      }),
      ...(x.retile === undefined
        ? []
        : [
            claim(
              "retile",
              `I.Retile<${type}, ${shown(of(x.fragment))}>`,
              shown(untyped.retile!(tiled, of(x.fragment))),
            ),
          ]),
    ];
  });

  beforeAll(async () => {
    verdict = await compile(claims, "tiled-copy", subpath);
  }, limit);

  test("every golden case has the layouts of the run time", () => {
    expect(claims.length).toBeGreaterThan(800);
    expect(verdict.elsewhere).toEqual([]);
    expect(
      [...verdict.wrong].map(
        ([{ name, got, right: value }, message]) =>
          `${name}: ${got} is not ${value}: ${message.slice(0, 300)}`,
      ),
    ).toEqual([]);
  });
});
