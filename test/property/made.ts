import type { AnyLayout } from "../../src/types/layout/layout.js";
import { coordinates } from "../support/arbitrary.js";
import { type Leaf, leavesOf, offsetAt, type Pair } from "../support/brute.js";
import { plain } from "../support/plain.js";

/** A layout as the library makes it. */
export const made = ({ shape, stride }: Pair): AnyLayout => plain(shape, stride);

/** Its modes, flat, as the brute force has them. */
export const leaves = (of: AnyLayout): readonly Leaf[] => leavesOf(of as unknown as Pair);

/** All offsets of modes in order, by the brute force. */
export const offsets = (modes: readonly Leaf[]): readonly number[] =>
  coordinates(modes).map((c) => offsetAt(modes, c));
