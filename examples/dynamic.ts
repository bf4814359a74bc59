// Numbers that are known only at run time. The type says what is true for all of them, the runtime checks the rest by
// the same rule.
import { composition, layout, zippedDivide } from "cute-layout";

/** Any source will do whose type is number. */
const rows = Number("128");

export const matrix = layout([rows, 64], [64, 1]);

/** What does not depend on the unknown number is known. */
export const tile = composition(matrix, [layout("32:1"), layout("4:16")]);

/** The tile is known, how many of them there are is not. */
export const tiles = zippedDivide(matrix, [32, 16]);

/** A row pitch that the device chooses: an unknown stride stays where it is. */
export const pitched = composition(layout([128, 64], [Number("256"), 1]), [32, 16]);

/** Whether this has a layout depends on the first extent. */
export const everyThird = (first: number) => composition(layout([first, 6, 8], [2, 3, 5]), layout("6:3"));

export const everyThirdOfNine = everyThird(9);
export const everyThirdOfFour = () => everyThird(4);
