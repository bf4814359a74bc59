import type { Adding, Column, Subtracting } from "./columns.generated.js";
import type { Reversed, Trimmed } from "./reversed.js";
import type { Bounded } from "./width.js";

/** The sum of two magnitudes. */
export type MagnitudeSum<A, B> = Bounded<Columns<Reversed<A>, Reversed<B>, Adding>>;

/** The difference of two magnitudes, with its sign. */
export type MagnitudeDifference<A, B> = A extends B
  ? "0"
  : Turned<Columns<Reversed<A>, Reversed<B>, Subtracting>, A, B>;

/** Where a borrow is left over, the difference is taken the other way round. */
type Turned<Text, A, B> = Text extends `-${string}` ? Minus<MagnitudeDifference<B, A>> : Trimmed<Text>;

/** In an alias of its own: a template must not hold a difference. */
type Minus<A> = `-${A & string}`;

/** Adds or subtracts column by column, the least significant first; `State` is what the column before has left. */
export type Columns<
  A,
  B,
  State extends Column,
  Out extends string = "",
> = A extends `${infer a}${infer OthersA}`
  ? B extends `${infer b}${infer OthersB}`
    ? Columns<OthersA, OthersB, State["next"][a][b], `${State["digit"]}${Out}`>
    : Columns<OthersA, "", State["next"][a]["0"], `${State["digit"]}${Out}`>
  : B extends ""
    ? `${State["last"]}${Out}`
    : Columns<"0", B, State, Out>;
