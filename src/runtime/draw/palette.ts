// What things are filled with. Neighbours in the cycle differ in lightness, so that they can be told apart without colour.

/** A colour of the cycle, for what is counted; or a shade, for what grows. */
export type Fill = `hue${number}` | `shade${number}`;

/** How many there are of each. */
const count = 8;

/** The colour of a thread, of a tile, of a bank. @example hue(9) // "hue1" */
export function hue(number: number): Fill {
  return `hue${((number % count) + count) % count}`;
}

/** The shade of a value between a least and a greatest one. @example shade(3, 0, 7) // "shade3" */
export function shade(value: number, least: number, most: number): Fill {
  return `shade${most === least ? 0 : Math.round(((value - least) / (most - least)) * (count - 1))}`;
}

/** The colours of a page. */
export interface Theme {
  readonly paper: string;
  readonly ink: string;
  readonly faint: string;
  /** Lines between cells, and between tiles. */
  readonly line: string;
  readonly bound: string;
  readonly mark: string;
  readonly hues: readonly string[];
  readonly shades: readonly string[];
}

export const light: Theme = {
  paper: "#ffffff",
  ink: "#1b1f24",
  faint: "#68707a",
  line: "#b4bbc4",
  bound: "#2b323b",
  mark: "#b3122e",
  hues: ["#cbedff", "#deb775", "#d7f1d1", "#f5a5a4", "#ffe1c7", "#bcb4f7", "#f2dfff", "#6cd1d1"],
  shades: ["#eff6fd", "#deebf8", "#cde0f3", "#bdd5ee", "#accae9", "#9cbfe4", "#8bb4df", "#7aa9d9"],
};

export const dark: Theme = {
  paper: "#14181d",
  ink: "#f2f4f7",
  faint: "#9aa3ae",
  line: "#4a535e",
  bound: "#d5dae1",
  mark: "#ff8a98",
  hues: ["#163c54", "#7d5d23", "#263f21", "#8d4e4f", "#4e3015", "#635a90", "#412f4f", "#017272"],
  shades: ["#1a222b", "#1f2c39", "#233547", "#273e56", "#2c4865", "#305274", "#345c84", "#386695"],
};

/** The colours of a theme by the names of their fills. */
export function fillsOf({ hues, shades }: Theme): readonly (readonly [Fill, string])[] {
  return [
    ...hues.map((colour, i) => [`hue${i}`, colour] as const),
    ...shades.map((colour, i) => [`shade${i}`, colour] as const),
  ] as readonly (readonly [Fill, string])[];
}
