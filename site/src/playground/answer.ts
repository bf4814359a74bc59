import { at, isComposedLayout, isLayout, LayoutError, size, toFunction } from "cute-layout";
import { drawFormula, evaluate, explain, formula } from "cute-layout/draw";

/** What the playground says of a formula. */
export interface Answer {
  readonly sentence: string;
  readonly isRefused: boolean;
  /** What it is, where it is not refused. */
  readonly value: unknown;
  /** Where in the text the fault is, where the sentence tells it. */
  readonly place: number | null;
}

/** Cells that a page draws without making one wait. */
const budget = 20_000;

/** What a formula is, or why it is nothing. */
export function answerTo(text: string): Answer {
  try {
    const value = evaluate(text);
    return { sentence: `= ${textOf(value)}`, isRefused: false, value, place: null };
  } catch (fault) {
    const sentence = sentenceOf(fault);
    const [, place] = /\(character (\d+)\)$/.exec(sentence) ?? [];
    const leading = text.length - text.trimStart().length;
    return {
      sentence,
      isRefused: true,
      value: undefined,
      place: place === undefined ? null : leading + Number(place),
    };
  }
}

/** Whether its picture has so many cells that one who types would wait for it. */
export function isLarge(value: unknown): boolean {
  return hasOffsets(value) && size(value as never) > 2_000;
}

/** Its picture; a text where it has more cells than are drawn. */
export function pictureOf(text: string): string {
  try {
    return drawFormula(text, { budget });
  } catch (fault) {
    return `<p>${sentenceOf(fault).replace(/[&<]/g, (found) => `&#${found.charCodeAt(0)};`)}</p>`;
  }
}

/** How its last operation comes to its result: nothing where that is not told. */
export function stepsOf(text: string): readonly string[] {
  try {
    const { operation, operands } = formula(text);
    return operation === null ? [] : explain(operation, ...operands);
  } catch {
    return [];
  }
}

/** A layout as a function in a language; why there is none where it yields no offsets. */
export function codeOf(value: unknown, language: "wgsl" | "cuda", isByMode: boolean): string {
  if (!hasOffsets(value)) return "";
  try {
    const options = isByMode ? { language } : { language, names: "i" };
    return (toFunction as (of: unknown, name: string, options: unknown) => string)(value, "offset", options);
  } catch (fault) {
    return sentenceOf(fault);
  }
}

/** What runs on a GPU, and what it is to read. */
export interface Kernel {
  readonly code: string;
  /** What stands in memory, from the least offset on. */
  readonly data: Int32Array;
  readonly expected: Int32Array;
}

/** As many as a button reads. */
const most = 1 << 20;

/** Whether a kernel can read at each offset of it: it has offsets, and not too many. */
export function isRead(value: unknown): boolean {
  return hasOffsets(value) && size(value as never) <= most && codeOf(value, "wgsl", false).startsWith("fn ");
}

/** The kernel that reads at each offset of a layout; `null` for what has no offsets that memory has. */
export function kernelOf(value: unknown): Kernel | null {
  if (!isRead(value)) return null;
  const offset = codeOf(value, "wgsl", false);
  const count = size(value as never) as number;
  const expected = Int32Array.from({ length: count }, (_, i) =>
    (at as (...of: unknown[]) => number)(value, i),
  );
  const [least, greatest] = expected.reduce(([a, b], each) => [Math.min(a, each), Math.max(b, each)], [0, 0]);
  if (greatest - least >= most) return null;
  const index = offset.includes("i: i32") ? "i32(id.x)" : "id.x";
  const code = `${offset}

@group(0) @binding(0) var<storage, read> data: array<i32>;
@group(0) @binding(1) var<storage, read_write> seen: array<i32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < ${count}u) {
    seen[id.x] = data[i32(offset(${index})) + ${-least}];
  }
}
`;
  return { code, data: Int32Array.from({ length: greatest - least + 1 }, (_, i) => i + least), expected };
}

function hasOffsets(value: unknown): boolean {
  return isLayout(value) || isComposedLayout(value);
}

/** A value in a line: layouts and instructions as they print, tuples, and what has fields. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(textOf).join(",")})`;
  if (value === null) return "_";
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${textOf(each)}`)
    .join(", ");
}

function sentenceOf(fault: unknown): string {
  if (fault instanceof LayoutError) return fault.message;
  throw fault;
}
