import type { Quoted } from "../diagnostic/quoted.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { Mixed } from "../semimodule/mixed.js";
import type { Canonical, Elements, Zeros } from "../semimodule/semimodule.js";
import type { ElementsFault, ExtentsFault, IntegersFault, LeafFault, Unclear } from "./check.js";
import type { Congruent, IntTuple, Opening, StepTuple } from "./htuple.js";
import type { Layout } from "./layout.js";
import type { Known, Modes } from "./modes.js";
import type { Parse, Parsed } from "./notation.js";
import type { Extent } from "./shape.js";
import type { CompactFrom, CompactStride } from "./stride.js";
import type { TextOf } from "./text.js";
import type { Plain, Widened } from "./widened.js";

/**
 * What `layout(source, stride)` makes: of a text, of a shape and a stride, or of a shape alone. A text that is no literal
 * (all its keys are optional) is open.
 */
export type LayoutOf<Source, Stride = undefined> =
  NoInfer<ComputedLayoutOf<Source, Stride>> extends infer Made ? Made : never;

type ComputedLayoutOf<Source, Stride> = Source extends string
  ? {} extends { [K in Source]: 1 }
    ? Layout
    : [Stride] extends [never]
      ? Read<Parse<Source>>
      : undefined extends Stride
        ? Read<Parse<Source>>
        : Refusal<
            "layout",
            `${Clip<Quoted<Source>>}:${Clip<TextOf<Stride>>}`,
            "extent",
            [Clip<Quoted<Source>>]
          >
  : Made<Plain<Source>, Plain<Stride>>;

/** What a text holds, as if it were given as tuples. */
type Read<P> =
  P extends Parsed<infer Shape, infer Stride> ? Made<Shape, [Stride] extends [null] ? undefined : Stride> : P;

/** What is sound at a look at its text needs no other. */
type Made<Shape, Stride> = [Stride] extends [undefined]
  ? 0 extends 1 & Stride
    ? Checked<Shape, Stride>
    : Sound<Known<Shape, Shape>, Shape> extends true
      ? Layout<Shape, CompactFrom<Shape, "1">>
      : Checked<Shape, Stride>
  : Sound<Known<Shape, Stride>, Shape> extends true
    ? Layout<Shape, Stride>
    : Checked<Shape, Stride>;

/** Whether modes make a layout for certain. */
export type Sound<M, Shape> = [M] extends [Doubtful]
  ? false
  : M extends Long
    ? Extent<Shape> extends "!"
      ? false
      : true
    : true;

/** An extent that is none, and strides that are no integers, which may not go together; a text that there is none of. */
type Doubtful = `0:${string}` | `-${string}` | `${string},${"0:" | "-"}${string}` | Elements;

/** A text with extents of 16 digits or more together, whose size may be past 2^53-1, is as long as this. */
type Long =
  `${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${any}${string}`;

/** The layout, or why there is none: the extents, the strides, that they go together, and the size. */
type Checked<Shape, Stride> =
  ExtentsFault<Shape> extends LeafFault<infer Code, infer Value>
    ? Refusal<"layout", Written<Shape, Stride>, Code & ("extent" | "overflow"), [Value & string]>
    : [Stride] extends [undefined]
      ? 0 extends 1 & Stride
        ? Checked<Shape, StepTuple>
        : Sized<Extent<Shape>, Shape, CompactFrom<Shape, "1">, undefined>
      : undefined extends Stride
        ? Checked<Shape, StepTuple>
        : Congruent<Shape, Stride> extends false
          ? Refusal<
              "layout",
              Written<Shape, Stride>,
              "congruence",
              [Clip<TextOf<Shape>>, Clip<TextOf<Stride>>]
            >
          : IntegersFault<Stride> extends LeafFault<infer Code, infer Value>
            ? Refusal<"layout", Written<Shape, Stride>, Code & ("integer" | "overflow"), [Value & string]>
            : [Stride] extends [IntTuple]
              ? Sized<Extent<Shape>, Shape, Stride, Stride>
              : Elemental<Shape, Stride>;

/** The same with strides that are no integers: all of them elements, and of one kind. */
type Elemental<Shape, Stride> =
  ElementsFault<Stride> extends LeafFault<infer Code, infer Value>
    ? Refusal<"layout", Written<Shape, Stride>, Code & "element", [Value & string]>
    : Mixed<Modes<Shape, Stride>> extends [infer A, infer B]
      ? Refusal<"layout", Written<Shape, Stride>, "semimodule", [A & string, B & string]>
      : Sized<
          Extent<Shape>,
          Shape,
          HasZeros<Modes<Shape, Stride>> extends true ? Canonicals<Stride> : Stride,
          Stride
        >;

/** Whether modes have a stride of zero times something. */
type HasZeros<M> = M extends `${string}${":f0," | ":0e" | "+0e" | "-0e"}${string}` ? true : false;

/** The strides as they are written, zeros for what is zero times something. */
type Canonicals<D> = D extends readonly unknown[]
  ? { -readonly [I in keyof D]: Canonicals<D[I]> }
  : D extends Zeros
    ? Canonical<D>
    : D;

/** The layout, or the refusal of a size past 2^53-1. `Given` is the stride as it was written. */
type Sized<Size, Shape, Stride, Given> = Size extends "!" | "?"
  ? Size extends "!"
    ? Refusal<"layout", Written<Shape, Given>, "overflow">
    : Layout<Widened<Shape>, [Given] extends [undefined] ? CompactStride<Widened<Shape>> : Clear<Stride>>
  : Layout<Shape, [Given] extends [undefined] ? Stride : Clear<Stride>>;

/** The stride, each leaf of it known or open. */
type Clear<Stride> = [Unclear<Stride>] extends [never] ? Stride : Widened<Stride, Opening<Stride>>;

/** The operands as the message shows them. */
type Written<Shape, Given> = [Given] extends [undefined]
  ? Clip<TextOf<Shape>>
  : `${Clip<TextOf<Shape>>}:${Clip<TextOf<Given>>}`;

/** A layout, or the refusal of its stride. */
export type OfStride<R> = R extends LayoutError<AboutStride> ? R : null;

/** The same of its shape. */
export type OfShape<R> = R extends LayoutError<AboutStride> ? null : R;

type AboutStride =
  `${string}${"have different profiles" | "is no integer" | "is no stride" | "do not mix"}${string}`;
