// Section 5.3.3 of the paper: compositions that have a layout.
import { composition, layout } from "cute-layout";

/** Every third element of 24, of a layout with one mode and of one with three. */
export const everyThird = composition(layout("24:3"), layout("8:3"));
export const everyThirdOfThreeModes = composition(layout("(6,2,2):(2,1,20)"), layout("8:3"));

/** Divide 12 out of the left layout, keep 6 of what is left. */
export const divideAndKeep = composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12"));

/** The right layout may reach past the left one, and its modes may overlap. */
export const pastTheEnd = composition(layout("7:11"), layout("3:4"));
export const overlapping = composition(layout("7:11"), layout("(3,5):(6,3)"));

/** An apparent violation: 3 and 4 do not divide each other, but (4,2):(3,12) is 8:3, and 3:3 stays inside of it. */
export const apparentViolation = composition(layout("(4,2,8):(3,12,97)"), layout("3:3"));
