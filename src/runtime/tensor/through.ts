import type { AnyLayout } from "../../types/layout/layout.js";
import type { Accessor, AnyAccessor, Through, WritableAccessor } from "../../types/tensor/accessor.js";
import { failing } from "../diagnostic.js";
import { print } from "../layout/mapping.js";
import { show } from "../layout/text.js";
import { add } from "../semimodule/integer.js";
import { isArray, isFixed, isImplicit, textOfAccessor, type Writable } from "./accessor.js";
import type { OffsetFunction } from "./offsets/binary.js";
import { offsetFunction } from "./offsets.js";

/** The accessor that reads another from `start` on, at what a layout makes of the offset that it stands at. */
export function through(data: AnyAccessor, outer: AnyLayout, at: number, start: number): Through {
  return made(data, outer, offsetFunction(outer), at, start);
}

/** Whether an accessor reads through an outer layout. */
export function isThrough(accessor: AnyAccessor): accessor is Through {
  return "outer" in accessor && "data" in accessor && "at" in accessor && "start" in accessor;
}

/** The array through an outer layout, seen from `at`. */
function made(data: AnyAccessor, outer: AnyLayout, on: OffsetFunction, at: number, start: number): Through {
  const place = (): number => add(start, on(at));
  const index = (length: number): number => {
    const i = place();
    return i >= 0 && i < length ? i : failing("tensor", () => show(outer))("bounds", i, i, length);
  };
  const accessor = {
    data,
    outer,
    at,
    start,
    implicit: isImplicit(data),
    offset: (by: number) => made(data, outer, on, add(at, by), start),
    dereference: () =>
      isArray(data) ? data[index(data.length)] : (data as Accessor).offset(place()).dereference(),
    toString: () =>
      `${textOfAccessor(data)}${start === 0 ? "" : `+${start}`} ∘ ${print(outer)}${at === 0 ? "" : `+${at}`}`,
  };
  if (isFixed(data)) return Object.freeze(accessor);
  const assign = (value: unknown): void => {
    if (isArray(data)) (data as Writable)[index(data.length)] = value;
    else (data as WritableAccessor).offset(place()).assign(value);
  };
  return Object.freeze({ ...accessor, assign });
}
