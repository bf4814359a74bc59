import type { Language } from "../../types/expression/expression.js";
import { keywords } from "./keyword.js";
import { isMacro } from "./macro.js";
import type { Syntax } from "./write.js";

/** How far an expression goes: its least and largest offset, and the largest coordinate. */
interface Reach {
  readonly least: number;
  readonly most: number;
  readonly coordinate: number;
}

/** The type that an expression is computed in, and what that makes of its text. */
export interface Dialect {
  /** The type of coordinates and offset; empty where there is but one kind of number. */
  readonly type: string;
  /** The largest integer of the type, and the least. */
  readonly limit: number;
  readonly least?: number;
  readonly syntax: Syntax;
  /** A whole function; its coordinates have the type already. */
  readonly function: (name: string, parameters: readonly string[], expression: string) => string;
}

/** What the identifiers of a language look like, and which of them are taken. */
const identifiers: Readonly<Record<Language, RegExp>> = {
  js: /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u,
  // names that start with two underscores, or one and a capital, belong to the compiler
  c: /^(?!_[_A-Z])[A-Za-z_][A-Za-z0-9_]*$/,
  cuda: /^(?!_[_A-Z])[A-Za-z_][A-Za-z0-9_]*$/,
  wgsl: /^(?!__)(?!_$)[\p{XID_Start}_]\p{XID_Continue}*$/u,
};

/** Whether a text is an identifier of a language, and not a keyword. */
export function isIdentifier(text: unknown, language: Language): text is string {
  if (typeof text !== "string" || !identifiers[language].test(text) || keywords[language].has(text))
    return false;
  return !(language === "c" || language === "cuda") || !isMacro(text);
}

/** Whether a value is a language that expressions are written in. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(dialects, value);
}

/** How many bits the bitwise operators of a language are right for. */
export function widthOf(language: Language): number {
  return language === "js" ? 31 : 53;
}

/** The dialect of a language that an expression of some reach is written in. */
export function dialectOf(language: Language, reach: Reach): Dialect {
  return dialects[language](reach);
}

const int32 = 2 ** 31 - 1;

const plain: Syntax = {
  conversion: "",
  unconverted: int32,
  literal: (digits) => digits,
  distance: String,
  bitwise: Number.MAX_SAFE_INTEGER,
  floored: (division) => division,
  apart: false,
  signedZero: false,
  factor: Number.MAX_SAFE_INTEGER,
};

const dialects: Readonly<Record<Language, (reach: Reach) => Dialect>> = {
  js: () => ({
    type: "",
    limit: Number.MAX_SAFE_INTEGER,
    syntax: {
      ...plain,
      bitwise: int32,
      floored: (division) => `Math.floor(${division})`,
      signedZero: true,
    },
    function: (name, parameters, expression) =>
      `function ${name}(${parameters.join(", ")}) {\n  return ${expression};\n}`,
  }),
  c: (reach) => inC("static inline", reach),
  cuda: (reach) => inC("__device__ __forceinline__", reach),
  wgsl: ({ least }) => {
    const type = least < 0 ? "i32" : "u32";
    return {
      type,
      limit: least < 0 ? int32 : 2 ** 32 - 1,
      least: -(2 ** 31),
      syntax: {
        ...plain,
        // the magnitude of the least i32 is none, and so stands without a type
        literal: (digits) =>
          digits === "2147483648" && least < 0 ? digits : `${digits}${least < 0 ? "i" : "u"}`,
        factor: least < 0 ? int32 : Number.MAX_SAFE_INTEGER,
        distance: (bits) => `${bits}u`,
        apart: true,
      },
      function: (name, parameters, expression) =>
        `fn ${name}(${parameters.map((each) => `${each}: ${type}`).join(", ")}) -> ${type} {\n  return ${expression};\n}`,
    };
  },
};

/** C has `int` where all fits, else `int64_t`, to which a coordinate that is a caller's is converted. */
function inC(specifiers: string, { least, most, coordinate }: Reach): Dialect {
  const type = Math.max(-least, most, coordinate) > int32 ? "int64_t" : "int";
  return {
    type,
    limit: Number.MAX_SAFE_INTEGER,
    syntax: type === "int" ? plain : { ...plain, conversion: "(int64_t)" },
    function: (name, parameters, expression) =>
      `${specifiers} ${type} ${name}(${parameters.map((each) => `${type} ${each}`).join(", ")}) {\n  return ${expression};\n}`,
  };
}
