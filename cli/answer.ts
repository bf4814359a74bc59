import { writeFileSync } from "node:fs";
import { isComposedLayout, isLayout, type LayoutError, layout } from "cute-layout";
import { type DrawOptions, draw, drawCopy, drawMma, drawRefusal } from "cute-layout/draw";
import { type AnyCopyAtom, type AnyMmaAtom, isCopyAtom, isMmaAtom } from "cute-layout/instruction";
import type { Flags } from "./flags.js";

/** What a command answers: what comes out, and how it is drawn where that is more than the value. */
export interface Answer {
  readonly value: unknown;
  readonly picture?: (options: DrawOptions) => string;
  /** What is written where no picture is asked for; the value where it is left out. */
  readonly text?: string;
}

/** Whether the terminal has colours, and nobody wishes for none (no-color.org). */
const colour =
  (process.stdout.isTTY === true || (process.env.FORCE_COLOR ?? "") !== "") &&
  (process.env.NO_COLOR ?? "") === "" &&
  process.env.TERM !== "dumb";

/** Writes an answer as the flags say. */
export function give({ value, picture, text }: Answer, { json, latex, svg, draw: drawn }: Flags): void {
  const written = picture ?? pictureOf(value);
  if (svg !== undefined) writeFileSync(svg, `${written({ form: "svg" })}\n`);
  if (json === true) console.log(JSON.stringify({ result: plain(value) }));
  else if (latex === true) console.log(written({ form: "latex" }));
  else if (drawn === true) console.log(written({ form: "text", colour }));
  else if (svg === undefined) console.log(text ?? textOf(value));
}

/** Writes a refusal: the sentence, and the picture of it where pictures are asked for. */
export function giveRefusal(fault: LayoutError, { json, latex, svg, draw: drawn }: Flags): void {
  if (svg !== undefined) writeFileSync(svg, `${drawRefusal(fault, { form: "svg" })}\n`);
  if (latex === true) console.log(drawRefusal(fault, { form: "latex" }));
  if (json === true) console.log(JSON.stringify({ error: fault.code, message: fault.message }));
  else if (drawn === true && latex !== true) console.log(drawRefusal(fault, { form: "text", colour }));
  else console.error(fault.message);
}

/** A value as a picture: a layout, an instruction, or the compact layout of a shape. */
function pictureOf(value: unknown): (options: DrawOptions) => string {
  return (options) => {
    if (isMmaAtom(value)) return drawMma(value as AnyMmaAtom, options);
    if (isCopyAtom(value)) return drawCopy(value as AnyCopyAtom, options);
    const isShape = typeof value === "number" || Array.isArray(value);
    return draw((isShape ? layout(value as never) : value) as never, options);
  };
}

/** A value as it is written in a line. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(textOf).join(",")})`;
  if (value === null) return "_";
  if (typeof value === "object" && !isComposedLayout(value) && !isAtom(value))
    return Object.entries(value)
      .map(([name, each]) => `${name} ${textOf(each)}`)
      .join(", ");
  return String(value);
}

/** A value in JSON: layouts and instructions are text, all else is what it is. */
export function plain(value: unknown): unknown {
  if (isLayout(value) || isComposedLayout(value) || isAtom(value)) return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
  return value;
}

function isAtom(value: unknown): boolean {
  return isMmaAtom(value) || isCopyAtom(value);
}
