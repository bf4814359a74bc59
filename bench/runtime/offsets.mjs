// @ts-check
import { cute, offsetFunction } from "./library.mjs";
import { expectSame, rows, times } from "./measure.mjs";

const COUNT = 2 ** 16;

/**
 * Layouts as text, and what one would write by hand for them, for a coordinate inside.
 * @type {readonly { name: string, layout: string, hand: (i: number) => number }[]}
 */
const cases = [
  { name: "row-major", layout: "(300,300):(300,1)", hand: (i) => (i % 300) * 300 + Math.floor(i / 300) },
  {
    name: "nested",
    layout: "((4,6),(10,300)):((1,40),(4,240))",
    hand: (i) =>
      (i % 4) + (Math.floor(i / 4) % 6) * 40 + (Math.floor(i / 24) % 10) * 4 + Math.floor(i / 240) * 240,
  },
  { name: "padded", layout: "(300,300):(1,320)", hand: (i) => (i % 300) + Math.floor(i / 300) * 320 },
  {
    name: "powers of two",
    layout: "((4,64),(32,8)):((1,32),(2048,4))",
    hand: (i) => (i & 3) + ((i >> 2) & 63) * 32 + ((i >> 8) & 31) * 2048 + (i >> 13) * 4,
  },
  { name: "swizzled, F2", layout: "(8,8,1024):(f1,f9,f64)", hand: (i) => i ^ ((i >> 3) & 7) },
];

/** @param {import("./measure.mjs").Options} options */
export function* offsets(options) {
  for (const { name, layout, hand } of cases) {
    const of = made(layout);
    if (of === null) continue;
    const offset = offsetFunction(of);
    const at = cute.at ?? (() => 0);
    /** @param {(i: number) => number} work */
    const all = (work) => Float64Array.from({ length: COUNT }, (_, i) => work(i));
    expectSame(
      `${name}, offsetFunction`,
      all(offset),
      all((i) => at(of, i)),
    );
    expectSame(
      `${name}, by hand`,
      all(hand),
      all((i) => at(of, i)),
    );
    const sum = [over(offset), over(hand), over((i) => at(of, i))];
    const took = times(
      { offsetFunction: sum[0] ?? over(hand), "by hand": sum[1] ?? over(hand), at: sum[2] ?? over(hand) },
      options,
    );
    const shown = `offsets, ${name}: ${layout}`;
    yield* rows(shown, took, "M/s", (ms) => COUNT / 1e3 / ms);
  }
}

/** A loop of its own for each function, so that the compiler of JavaScript sees one function in it. @param {(i: number) => number} work */
const over = (work) =>
  /** @type {() => number} */ (
    new Function(
      "work",
      "count",
      "return () => { let sum = 0; for (let i = 0; i < count; i++) sum += work(i); return sum; }",
    )(work, COUNT)
  );

/** The layout, or `null` where this version has no such strides. @param {string} text */
function made(text) {
  try {
    return cute.layout?.(text);
  } catch (fault) {
    if (!text.includes("f")) throw fault;
    return null;
  }
}
