import { isTypedArray } from "../../tensor/accessor.js";
import * as bytes from "./loops/bytes.generated.js";
import * as doubles from "./loops/doubles.generated.js";
import * as halves from "./loops/halves.generated.js";
import * as words from "./loops/words.generated.js";
import * as any from "./loops.js";
import { type Loop, loopsOf } from "./nest.js";
import { type Routine, routineOf } from "./routine.js";
import { isBigInt, type NumericArray } from "./view.js";

/** The innermost loops, and the arrays they see. */
export interface Width {
  readonly loops: typeof any;
  /** How many of the elements that the loops see make one of the array. */
  readonly parts: 1 | 2;
  readonly seen: (data: NumericArray) => number[];
}

type Seen = Uint8ArrayConstructor | Uint16ArrayConstructor | Int32ArrayConstructor;

const plain: Width = { loops: any, parts: 1, seen: (data) => data as number[] };

const double: Width = { loops: doubles as unknown as typeof any, parts: 1, seen: plain.seen };

const byBytes: { readonly [bytes: number]: Width } = {
  1: bitwise(bytes, Uint8Array),
  2: bitwise(halves, Uint16Array),
  4: bitwise(words, Int32Array),
};

const pair: Width = { ...bitwise(words, Int32Array), parts: 2 };

/** How elements of the type of `data` are moved from one such array to another: by their bits, where it is a typed one. */
export function widthOf(data: NumericArray): Width {
  if (!isTypedArray(data)) return plain;
  if (isBigInt(data)) return pair;
  return byBytes[data.BYTES_PER_ELEMENT] ?? double;
}

/** How any array's elements are moved to any other's: one by one, converted as the array converts them. */
export function anyWidth(): Width {
  return plain;
}

/** The routine over the parts of elements. */
export function inParts({ nest, ordered }: Routine, parts: number): Routine {
  const wider = loopsOf(nest).map(([extent, to, from]): Loop => [extent, to * parts, from * parts]);
  return routineOf([[parts, 1, 1], ...wider], ordered);
}

/** Elements of one size whatever they are, seen as integers of that size. */
function bitwise(loops: unknown, Seen: Seen): Width {
  return {
    loops: loops as typeof any,
    parts: 1,
    seen: (data) => {
      if (!isTypedArray(data) || data.constructor === Seen) return data as number[];
      const { buffer, byteOffset, byteLength } = data;
      return new Seen(buffer as ArrayBuffer, byteOffset, byteLength / Seen.BYTES_PER_ELEMENT) as never;
    },
  };
}
