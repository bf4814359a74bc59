import type { AnyComposedLayout, AnyLayout } from "../../../types/layout/layout.js";
import { asLayout } from "../../algebra/as-layout.js";
import { leastPast } from "../../algebra/inverse/missing.js";
import { joined } from "../../algebra/joined.js";
import type { Fail } from "../../diagnostic.js";
import { isComposedLayout } from "../../layout/composed-layout.js";
import { layoutIn } from "../../layout/layout.js";
import { type Mode, modesOf, sizeOfModes } from "../../layout/modes.js";
import { bitLength } from "../../semimodule/binary.js";
import { mostOf } from "../../semimodule/elimination.js";
import { type Bijection, bijectionOf, filled, identity, taken } from "./bijection.js";

/** A layout, or a composed one in parts: what mixes the bits of its values, and what is before it. */
export interface Sight {
  readonly mixing: Bijection;
  readonly offset: number;
  readonly inner: AnyLayout;
}

/** What is composed with no bijection is the layout that it is, if it is one. */
export function sightOf(of: unknown, fail: Fail): Sight {
  if (!isComposedLayout(of)) return { mixing: identity, offset: 0, inner: layoutIn(of, fail) };
  const mixing = bijectionOf(of.outer, fail);
  if (mixing !== null) return { mixing, offset: of.offset, inner: of.inner };
  const inner = (asLayout as (of: AnyComposedLayout) => AnyLayout)(of);
  return { mixing: identity, offset: 0, inner };
}

/**
 * How many values from 0 on two have at the same coordinates, where what is within has the first `run` in common: none
 * where one starts elsewhere, and else as long as both mix bits alike and stay within the run.
 */
export function commonCount(a: Sight, b: Sight, run: readonly Mode[]): number {
  if (a.offset !== 0 || b.offset !== 0) return 0;
  const end = sizeOfModes(run);
  const count = Math.max(a.mixing.back.length, b.mixing.back.length, bitLength(end));
  const [bits, others] = [filled(a.mixing.back, count), filled(b.mixing.back, count)];
  const apart = bits.findIndex((bit, i) => bit !== others[i]);
  const alike = apart < 0 ? bits : bits.slice(0, apart);
  return mostOf(alike) < end ? 2 ** alike.length : leastPast(alike, end);
}

/**
 * The widest vector, of no more elements than one that fits what is within, that stays one under what mixes bits: aligned
 * ones are taken to aligned ones, in order; or from the one memory to the other, where both are over the same layout.
 */
export function widthUnder(a: Sight, b: Sight, most: number): number {
  const count = Math.max(a.mixing.to.length, b.mixing.to.length);
  const back = [a, b].map(({ mixing }) => filled(mixing.back, count)) as [
    readonly number[],
    readonly number[],
  ];
  const across = back[0].map((bit) => taken(b.mixing.to, bit));
  const isSame = a.offset === b.offset && textOfModes(a.inner) === textOfModes(b.inner);
  const stays = (size: number): boolean =>
    isSame
      ? back.every((bits) => keeps(bits, size)) && moves(across, size)
      : back.every((bits) => moves(bits, size));
  for (let width = most; ; ) {
    let power = 1;
    while (width % (2 * power) === 0 && power < 2 ** count) power *= 2;
    if ((power === width || power === 2 ** count) && stays(power)) return width;
    width = power === width ? width / 2 : power;
  }
}

const textOfModes = (of: AnyLayout): string => joined(modesOf(of)).join(";");

/** Whether bits below a power of two are taken below it. */
function keeps(bits: readonly number[], size: number): boolean {
  return bits.every((bit, i) => 2 ** i >= size || bit < size);
}

/** Whether bits below a power of two stay, and no other is taken to one of them. */
function moves(bits: readonly number[], size: number): boolean {
  return bits.every((bit, i) => (2 ** i < size ? bit === 2 ** i : bit % size === 0));
}
