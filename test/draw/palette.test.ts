import { describe, expect, test } from "vitest";
import { dark, fillsOf, light, type Theme } from "../../src/runtime/draw/palette.js";

// What pictures are filled with is told apart by those who see fewer colours, and text on it is read by everybody.

type Triple = readonly [number, number, number];

/** Linear light of a colour. */
const linear = (colour: string): Triple =>
  [1, 3, 5].map((i) => {
    const c = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const times = (matrix: readonly Triple[], [r, g, b]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Triple;

/** How a colour is seen: Machado, Oliveira and Fernandes (2009), the full deficiencies. */
const eyes: Readonly<Record<string, readonly Triple[]>> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red (protanopia)": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green (deuteranopia)": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue (tritanopia)": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  "no colour (achromatopsia)": [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** A colour where distances are as they are seen (Oklab). */
const lab = (light: Triple): Triple => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light.map((c) => Math.max(0, c)) as unknown as Triple,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
};

const distance = (a: string, b: string, eye: readonly Triple[]): number => {
  const [p, q] = [a, b].map((colour) => lab(times(eye, linear(colour)))) as [Triple, Triple];
  return Math.hypot(...p.map((x, i) => x - (q[i] as number)));
};

/** The ratio of contrast of WCAG. */
const contrast = (a: string, b: string): number => {
  const [p, q] = [a, b].map((colour) => times([[0.2126, 0.7152, 0.0722]], linear(colour))[0]) as [
    number,
    number,
  ];
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
};

describe.each(Object.entries({ light, dark }))("in the %s theme", (_, theme: Theme) => {
  test.each(Object.entries(eyes))("neighbours of the cycle differ to eyes with %s", (_, eye) => {
    const { hues } = theme;
    // 0.02 in Oklab is about the least difference that is seen
    for (const [i, colour] of hues.entries()) {
      expect(distance(colour, hues[(i + 1) % 8] as string, eye)).toBeGreaterThan(0.08);
      if (eye !== eyes["no colour (achromatopsia)"])
        expect(distance(colour, hues[(i + 4) % 8] as string, eye)).toBeGreaterThan(0.04);
    }
  });

  test.each(Object.entries(eyes))("shades go one way to eyes with %s", (_, eye) => {
    const [first] = theme.shades;
    const far = theme.shades.map((colour) => distance(colour, first as string, eye));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(far.at(-1)).toBeGreaterThan(0.2);
  });

  test("text is read on every fill, and what is drawn back on the paper (AA)", () => {
    for (const [, colour] of fillsOf(theme)) expect(contrast(colour, theme.ink)).toBeGreaterThan(4.5);
    expect(contrast(theme.paper, theme.faint)).toBeGreaterThan(4.5);
    expect(contrast(theme.paper, theme.mark)).toBeGreaterThan(4.5);
  });
});
