import type { Quoted } from "../diagnostic/quoted.js";
import type { Refusal } from "../diagnostic.js";
import type { CudaWord, Predeclared, WgslWord } from "./words.generated.js";

/** A language that kernels are written in. */
export type Target = "wgsl" | "cuda";

/**
 * The refusal of a name that is not free in both languages, as one description is for both; `null` for one that is, or
 * is not known. Macros that headers of C define are left to the run time.
 */
export type NameFault<Operation extends string, Name, Operands extends string = ""> = Name extends string
  ? {} extends { [K in Name]: 1 }
    ? null
    : IsFree<Name> extends true
      ? null
      : Refusal<
          Operation,
          Operands extends "" ? Quoted<Name> : Operands,
          "argument",
          [Quoted<Name>, "name that wgsl and cuda leave free"]
        >
  : null;

type IsFree<Name> = Name extends
  | WgslWord
  | CudaWord
  | Predeclared
  | "_"
  | `__${string}`
  | `_${Capital}${string}`
  ? false
  : Name extends `${infer First}${infer Rest}`
    ? First extends Letter
      ? AreLettersOrDigits<Rest>
      : false
    : false;

type AreLettersOrDigits<Text> = Text extends `${infer First}${infer Rest}`
  ? First extends Letter | Digit
    ? AreLettersOrDigits<Rest>
    : false
  : true;

type Small = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m" | SmallFromN;
type SmallFromN = "n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z";
type Capital = Uppercase<Small>;
type Letter = Small | Capital | "_";
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
