import type { AnyLayout, AnyMapping, ComposedLayout } from "../../../types/layout/layout.js";
import { exactly, type Fail, LayoutError } from "../../diagnostic.js";
import { composedOf, isComposedLayout } from "../../layout/composed-layout.js";
import { laid } from "../../layout/layout.js";
import { allBits, integral, kindOfLayout, modesOf, sizeOfModes, span } from "../../layout/modes.js";
import { add, multiply } from "../../semimodule/integer.js";

/** The composition of two layouts, which this is part of. */
export type Compose = (left: AnyLayout, right: AnyLayout, fail: Fail) => AnyLayout;

/**
 * The composition with a composed layout on the right: A ∘ (B ∘ (n + C)) is (A ∘ B) ∘ (n + C), as far as C reaches in B. Where
 * A ∘ B is no layout, and B ∘ C is one, it is A ∘ (0 + B ∘ C).
 */
export function composedOnto(
  left: AnyMapping,
  right: ComposedLayout,
  compose: Compose,
  fail: Fail,
): ComposedLayout {
  if (!isComposedLayout(left)) return onto(left as AnyLayout, right, compose, fail);
  const inside = onto(left.inner, right, compose, fail);
  if (left.offset === 0) return onto(left.outer, inside, compose, fail);
  // what is added in between is added to one layout only
  return composedOf(left.outer, left.offset, folded(inside, compose, fail));
}

function onto(left: AnyLayout, right: ComposedLayout, compose: Compose, fail: Fail): ComposedLayout {
  try {
    return composedOf(compose(left, reached(right, compose, fail), fail), right.offset, right.inner);
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    let inner: AnyLayout;
    try {
      inner = folded(right, compose, fail);
    } catch {
      throw fault;
    }
    return composedOf(left, 0, inner);
  }
}

/** The layout that a composed one is, where nothing is added. */
function folded({ outer, offset, inner }: ComposedLayout, compose: Compose, fail: Fail): AnyLayout {
  return offset === 0 ? compose(outer, inner, fail) : fail("origin", offset);
}

/** The outer layout, as far as it is reached: it goes on past its size, and what it is composed with may not. */
function reached({ outer, offset, inner }: ComposedLayout, compose: Compose, fail: Fail): AnyLayout {
  const modes = modesOf(inner);
  for (const [, stride] of modes)
    if (typeof stride === "number" && stride < 0) fail("negative-stride", stride);
  if (offset < 0) fail("negative-stride", offset);
  return exactly(fail, () => {
    const last = kindOfLayout(inner) === "binary" ? add(1, allBits(modes)) : span(integral(modes, fail));
    const size = sizeOfModes(modesOf(outer));
    let count = size;
    while (count < add(offset, last)) count = multiply(2, count);
    return count === size ? outer : compose(outer, laid(count, 1), fail);
  });
}
