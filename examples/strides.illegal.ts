// What does not mix, does not fit and would collide.
import { composition, concat, conflictFree, get, layout, tensor } from "cute-layout";

// @ts-expect-error: offsets and coordinates do not add
export const mixed = () => concat(layout("4:2"), layout("3:e0"));

// @ts-expect-error: the matrix has no mode 2
export const noSuchMode = () => composition(layout("(8,8):(8,1)"), layout("4:e2"));

// @ts-expect-error: a column of a row-major tile lies in one bank
export const oneBank = () => conflictFree(layout("(32,32):(32,1)"), layout("32:1"));

// @ts-expect-error: there is no row 8
export const noRow = () => get(tensor(new Float32Array(64), layout("(8,8)")), 8, 0);
