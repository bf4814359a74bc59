import type { Element, Memory } from "../../types/emit/memory.js";
import type { Term } from "../expression/term.js";
import { type Syntax, written } from "../expression/write.js";
import { countOf, matrixSizesOf } from "./memory.js";
import type { Body, MatrixPlace, MatrixValue, Part, Place, Statement, Value } from "./statement.js";
import { isSymbolicLayout } from "./symbolic-layout.js";

type Text = (term: Term) => string;

/** A body as a function of WGSL, whose memory is in scope by its name; registers come by a pointer. */
export function wgslOf({ name, memories, indices, statements }: Body, syntax: Syntax): string {
  const own = memories.flatMap(({ memory }) => (isOwn(memory) ? [pointerTo(memory)] : []));
  const parameters = [...own, ...indices.map((index) => `${index}: u32`)];
  const lines = statements.flatMap((each) => linesOf(each, syntax));
  return `fn ${name}(${parameters.join(", ")}) {\n${lines.map((line) => `  ${line}\n`).join("")}}`;
}

/** How many elements a register holds at once. */
export const widest = 4;

/** The type of so many elements. */
export function typeOf(element: Element, width: number): string {
  return width === 1 ? element : `vec${width}<${element}>`;
}

/** Whether memory is of a function, which gets it by a pointer. */
export function isOwn({ space }: Memory): boolean {
  return space === "registers" || space === "matrices";
}

/** The type of memory whose size is known, or is that of the buffer. */
export function arrayOf(memory: Memory): string {
  const { space, element, vector, layout } = memory;
  if (space === "matrices") {
    const [rows, columns] = matrixSizesOf(memory);
    const count = countOf(memory) / (rows * columns);
    return `array<${matrixOf({ use: "result", element, rows, columns })}, ${count}>`;
  }
  const count = isSymbolicLayout(layout) ? "" : `, ${countOf(memory) / vector}`;
  return `array<${typeOf(element, vector)}${count}>`;
}

function matrixOf({
  use,
  element,
  rows,
  columns,
}: Omit<MatrixValue, "name" | "use"> & { use: string }): string {
  return `subgroup_matrix_${use}<${element}, ${columns}, ${rows}>`;
}

function pointerTo(memory: Memory): string {
  return `${memory.name}: ptr<function, ${arrayOf(memory)}>`;
}

function linesOf(of: Statement, syntax: Syntax): readonly string[] {
  const text: Text = (term) => written(term, syntax);
  switch (of.kind) {
    case "let":
      return [`let ${of.name} = ${text(of.value)};`];
    case "test":
      return [
        `let ${of.name} = ${of.below.map(([value, end]) => `${text(value)} < ${text(end)}`).join(" && ")};`,
      ];
    case "load": {
      const { name, element, width } = of.into;
      if (of.each !== undefined) return partlyLoaded(of.from, of.into, of.each, text);
      return guarded(name, typeOf(element, width), loaded(of.from, of.into, text), of.when);
    }
    case "store":
      return of.each === undefined
        ? when(of.when, stored(of.to, of.of, text))
        : partlyStored(of.to, of.of, of.each, text);
    case "loop": {
      const body = of.body.flatMap((each) => linesOf(each, syntax));
      const { name, count } = of;
      return [
        `for (var ${name} = 0u; ${name} < ${count}u; ${name}++) {`,
        ...body.map((line) => `  ${line}`),
        "}",
      ];
    }
    case "add": {
      const [to] = placesOf(of.to, text) as [string];
      return [`${to} = fma(${partOf(of.of)}, ${partOf(of.by)}, ${to});`];
    }
    case "fetch": {
      const { memory, at, stride } = of.from;
      const type = matrixOf(of.into);
      const value = `subgroupMatrixLoad<${type}, ${majorOf(of.from)}>(&${memory.name}, ${text(at)}, ${text(stride)})`;
      return guarded(of.into.name, type, value, of.when);
    }
    case "accumulate": {
      const [to] = placesOf(of.to, text) as [string];
      return [`${to} = subgroupMatrixMultiplyAccumulate(${of.left}, ${of.right}, ${to});`];
    }
    case "put": {
      const [value] = placesOf(of.of, text) as [string];
      const { memory, at, stride } = of.to;
      const put = `subgroupMatrixStore<${majorOf(of.to)}>(&${memory.name}, ${text(at)}, ${value}, ${text(stride)});`;
      return when(of.when, [put]);
    }
    case "async":
    case "matrix":
    case "instruction":
      throw new Error(`there is no ${of.kind} in WGSL`);
  }
}

/** A value under a name, zeros where a test does not hold. */
function guarded(name: string, type: string, value: string, test: string | undefined): readonly string[] {
  if (test === undefined) return [`let ${name} = ${value};`];
  return [`var ${name}: ${type};`, `if (${test}) { ${name} = ${value}; }`];
}

/** Lines that are run where a test holds. */
function when(test: string | undefined, lines: readonly string[]): readonly string[] {
  if (test === undefined) return lines;
  return lines.length === 1
    ? [`if (${test}) { ${lines[0]} }`]
    : [`if (${test}) {`, ...lines.map((line) => `  ${line}`), "}"];
}

function majorOf({ isColumnMajor }: MatrixPlace): string {
  return isColumnMajor ? "col_major" : "row_major";
}

function partOf({ of, index }: Part): string {
  return of.width === 1 ? of.name : `${of.name}.${"xyzw"[index]}`;
}

/** Elements as one value. */
function loaded(from: Place, { element, width }: Value, text: Text): string {
  const units = placesOf(from, text);
  return units.length === 1 ? (units[0] as string) : `${typeOf(element, width)}(${units.join(", ")})`;
}

/** Elements as one value, zeros for those that a test does not hold for; a unit is loaded where it does for its first. */
function partlyLoaded(
  from: Place,
  { name, element, width }: Value,
  each: readonly (string | undefined)[],
  text: Text,
): readonly string[] {
  const type = typeOf(element, width);
  const places = placesOf(from, text);
  const loads =
    from.unit === width
      ? when(each[0], [
          `${name} = select(${type}(), ${places[0]}, vec${width}<bool>(${each.map((test) => test ?? "true").join(", ")}));`,
        ])
      : each.flatMap((test, i) => {
          const place = places[Math.floor(i / from.unit)] as string;
          const value = from.unit === 1 ? place : `${place}.${"xyzw"[i % from.unit]}`;
          return when(test, [`${name}.${"xyzw"[i]} = ${value};`]);
        });
  return [`var ${name}: ${type};`, ...loads];
}

/** A value element by element. */
function partlyStored(
  to: Place,
  { name, width }: Value,
  each: readonly (string | undefined)[],
  text: Text,
): readonly string[] {
  const places = placesOf(to, text);
  return each.flatMap((test, i) => {
    const place = places[Math.floor(i / to.unit)] as string;
    const target = to.unit === 1 ? place : `${place}.${"xyzw"[i % to.unit]}`;
    return when(test, [`${target} = ${width === 1 ? name : `${name}.${"xyzw"[i]}`};`]);
  });
}

/** A value unit by unit. */
function stored(to: Place, { name, width }: Value, text: Text): readonly string[] {
  const part = (i: number): string =>
    to.unit === width ? name : `${name}.${"xyzw".slice(i * to.unit, (i + 1) * to.unit)}`;
  return placesOf(to, text).map((place, i) => `${place} = ${part(i)};`);
}

function placesOf({ memory, at }: Place, text: Text): readonly string[] {
  const name = isOwn(memory) ? `(*${memory.name})` : memory.name;
  return at.map((each) => `${name}[${text(each)}]`);
}
