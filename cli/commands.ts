import { toExpression, toFunction } from "cute-layout";
import { drawFormula, drawTiles, drawTv, evaluate, explain, formula } from "cute-layout/draw";
import { isCopyAtom, isMmaAtom } from "cute-layout/instruction";
import type { Answer } from "./answer.js";
import { Misuse } from "./exit.js";
import type { Flags } from "./flags.js";

/** A command that takes formulas: from its words, or line by line from a pipe. */
export interface Command {
  /** The operands as help shows them. */
  readonly operands: string;
  readonly what: string;
  readonly examples: readonly string[];
  /** How many words it takes at least, and at most. */
  readonly words: readonly [least: number, most: number];
  readonly run: (words: readonly string[], flags: Flags) => Answer;
  /** Whether it draws unless it is told otherwise. */
  readonly draws?: boolean;
}

/** A formula in parentheses, so that it is one operand of another. */
const one = (text: string): string => `(${text})`;
const called = (name: string, words: readonly string[]): Answer => ({
  value: evaluate(`${name}(${words.map(wrapped)})`),
});
/** A layout or a formula may stand among commas as it is; what has signs is put in parentheses. */
const wrapped = (text: string): string => (/[∘⊘⊗/*]|(?<!\w)[ox](?!\w)/.test(text) ? one(text) : text);

/** Which divide or product `--by` names. */
function named(kind: "Divide" | "Product", by: string | undefined, all: readonly string[]): string {
  const name = by ?? "logical";
  if (!all.includes(name)) throw new Misuse(`--by ${name}: it is one of ${all.join(", ")}`);
  return `${name}${kind}`;
}

function tiling(kind: "Divide" | "Product", all: readonly string[]): Command["run"] {
  return ([left = "", tiler = ""], { by }) => {
    const name = named(kind, by, all);
    const { operands, value } = formula(`${name}(${wrapped(left)}, ${wrapped(tiler)})`);
    const [of, tile] = operands as [never, never];
    return { value: value(), picture: (options) => drawTiles(name as never, of, tile, options) };
  };
}

/** An instruction with all that it says, a line to a layout. */
function atomOf(name: string): Answer {
  const value = evaluate(name);
  if (!isMmaAtom(value) && !isCopyAtom(value)) throw new Misuse(`${name} is no instruction`);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  const width = Math.max(...fields.map(([field]) => field.length));
  const shown = (each: unknown) => (Array.isArray(each) ? `(${each})` : String(each));
  return { value, text: fields.map(([field, each]) => `${field.padEnd(width)}  ${shown(each)}`).join("\n") };
}

function emitted(text: string, { language = "c", names, function: name }: Flags): Answer {
  const of = evaluate(`layout(${wrapped(text)})`) as never;
  const words = names?.split(",");
  const variables = words === undefined ? undefined : words.length === 1 ? words[0] : words;
  const written =
    name === undefined
      ? (toExpression as Emit)(of, variables ?? "i", { language })
      : (toFunction as Emit)(
          of,
          name,
          variables === undefined ? { language } : { language, names: variables },
        );
  return { value: written };
}

type Emit = (of: never, first: unknown, options: unknown) => string;

export const commands: Readonly<Record<string, Command>> = {
  show: {
    operands: "FORMULA",
    what: "draws what a formula is: a layout, an instruction; of a number or a truth value, that",
    examples: ['show "((2,2),(4,2)):((1,8),(2,16))"', 'show "swizzle(3,3,3) ∘ (8,16):(16,1)" --svg tile.svg'],
    words: [1, 1],
    draws: true,
    run: ([text = ""]) => ({ value: evaluate(text), picture: (options) => drawFormula(text, options) }),
  },
  at: {
    operands: "LAYOUT COORDINATE…",
    what: "the offset at a coordinate, whole or mode by mode",
    examples: ['at "(4,8):(8,1)" 3 5', 'at "(4,8):(8,1)" 23'],
    words: [2, 64],
    run: (words) => called("at", words),
  },
  compose: {
    operands: "A B…",
    what: "A ∘ B, and on to the right",
    examples: ['compose "(8,16):(1,8)" "<4,8:2>"'],
    words: [2, 64],
    run: ([first = "", ...others]) => ({ value: evaluate([first, ...others].map(wrapped).join(" ∘ ")) }),
  },
  divide: {
    operands: "A TILER",
    what: "A ⊘ TILER; --by logical, zipped, tiled, flat",
    examples: ['divide "(128,64):(64,1)" "<32,16>" --by zipped', 'divide "(8,8):(8,1)" "<4,4>" --draw'],
    words: [2, 2],
    run: tiling("Divide", ["logical", "zipped", "tiled", "flat"]),
  },
  product: {
    operands: "A B",
    what: "A ⊗ B; --by logical, zipped, tiled, flat, blocked, raked",
    examples: ['product "(2,2):(2,1)" "(2,3):(3,1)" --by blocked --draw'],
    words: [2, 2],
    run: tiling("Product", ["logical", "zipped", "tiled", "flat", "blocked", "raked"]),
  },
  complement: {
    operands: "A [BOUND]",
    what: "what A leaves out, up to a bound",
    examples: ['complement "(4,8):(1,8)" 256'],
    words: [1, 2],
    run: (words) => called("complement", words),
  },
  inverse: {
    operands: "A",
    what: "the right inverse of A; --left for the left one",
    examples: ['inverse "(4,8):(8,1)"', 'inverse "(4,8):(1,8)" --left'],
    words: [1, 1],
    run: (words, { left }) => called(left === true ? "leftInverse" : "rightInverse", words),
  },
  coalesce: {
    operands: "A",
    what: "A in as few modes as it has",
    examples: ['coalesce "(2,(1,6)):(1,(6,2))"'],
    words: [1, 1],
    run: (words) => called("coalesce", words),
  },
  tv: {
    operands: "TV SHAPE",
    what: "draws which thread has each element of a tile, by a layout from (thread, value)",
    examples: ['tv "((4,8),(2,2)):((32,1),(16,8))" "(16,8)"'],
    words: [2, 2],
    draws: true,
    run: ([tv = "", shape = ""]) => {
      const [of, tile] = [evaluate(tv), evaluate(shape)] as [never, never];
      return { value: of, picture: (options) => drawTv(of, tile, options) };
    },
  },
  atom: {
    operands: "NAME",
    what: "an instruction of CUTLASS: its tile, its threads, its layouts; --draw for a picture",
    examples: ["atom SM80_16x8x16_F32F16F16F32_TN", "atom SM75_U32x4_LDSM_N --svg ldmatrix.svg"],
    words: [1, 1],
    run: ([name = ""]) => atomOf(name),
  },
  explain: {
    operands: "FORMULA",
    what: "how the last operation of a formula comes to its result, or why it has none",
    examples: ['explain "(4,6,8,10):(2,3,5,7) ∘ 6:12"', 'explain "(4,6,8):(2,3,5) ∘ 6:3"'],
    words: [1, 1],
    run: ([text = ""]) => {
      const { operation, operands } = formula(text);
      const steps =
        operation === null
          ? explain("coalesce", ...[formula(`layout(${text})`).value()])
          : explain(operation, ...operands);
      return { value: steps, text: steps.join("\n") };
    },
  },
  emit: {
    operands: "FORMULA",
    what: "the offset as source text; --language c, cuda, wgsl, js; --names i or m,n; --function NAME for a whole one",
    examples: ['emit "(4,8):(8,1)" --names m,n', 'emit "(8,64):(64,1)" --language wgsl --function offset'],
    words: [1, 1],
    run: ([text = ""], flags) => emitted(text, flags),
  },
};
