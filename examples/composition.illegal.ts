// Section 5.3.3 of the paper: compositions that have no layout. The demo removes the lines that expect an error, and
// shows what the compiler says without them. Each call is wrapped in a function, so that the demo can also run it.
import { composition, layout } from "cute-layout";

const left = layout("(4,6,8):(2,3,5)");

// @ts-expect-error: no layout has every third element
export const everyThird = () => composition(left, layout("6:3"));

// @ts-expect-error: no layout has the first six elements
export const firstSix = () => composition(left, layout("6:1"));

// @ts-expect-error: the left layout cannot be cut short enough
export const notCutShort = () => composition(layout("(4,2,8):(3,12,97)"), layout("4:3"));

// @ts-expect-error: the left modes do not continue each other
export const notCoalesced = () => composition(layout("(4,2,8):(3,15,97)"), layout("3:3"));
