import type { Element } from "../../types/emit/memory.js";
import type { Term } from "../expression/term.js";
import { type Syntax, written } from "../expression/write.js";
import { assemblyOf } from "./cuda/assembly.js";
import { addressOf, cast, type Text } from "./cuda/pointer.js";
import { bitsOf, countOf } from "./memory.js";
import type { Body, Parameter, Part, Place, Statement, Value } from "./statement.js";

/** A body as a function of CUDA, which takes all memory by pointers and registers by references; `type` is that of indices. */
export function cudaOf({ name, memories, indices, statements }: Body, syntax: Syntax, type: string): string {
  const parameters = [...memories.map(parameterOf), ...indices.map((index) => `${type} ${index}`)];
  // the parameters have the type that is computed in, so nothing converts them
  const text: Text = (term) => written(term, { ...syntax, conversion: "" });
  const lines = statements.flatMap((each) => linesOf(each, type, text));
  return `__device__ __forceinline__ void ${name}(${parameters.join(", ")}) {\n${lines.map((line) => `  ${line}\n`).join("")}}`;
}

/** How many elements are accessed at once: 16 bytes. */
export function widestOf(element: Element): number {
  return 128 / bitsOf(element);
}

/** The type of an element. */
export function scalarOf(element: Element): string {
  return { f32: "float", f16: "__half", u32: "unsigned", i32: "int" }[element];
}

/** The type of so many elements, as bits where they have none of their own. */
function typeOf(element: Element, width: number): string {
  const scalar = scalarOf(element);
  if (width === 1) return scalar;
  if (element !== "f16") return `${scalar === "unsigned" ? "uint" : scalar}${width}`;
  return width === 2 ? "unsigned" : `uint${width / 2}`;
}

function parameterOf({ memory, isWritten }: Parameter): string {
  const scalar = scalarOf(memory.element);
  if (memory.space === "registers") return `${scalar} (&${memory.name})[${countOf(memory)}]`;
  if (memory.space === "shared") return `${isWritten ? "" : "const "}${scalar}* ${memory.name}`;
  return `${isWritten ? "" : "const "}${scalar}* __restrict__ ${memory.name}`;
}

function linesOf(of: Statement, type: string, text: Text): readonly string[] {
  switch (of.kind) {
    case "let":
      return [`const ${type} ${of.name} = ${text(of.value)};`];
    case "test":
      return [
        `const bool ${of.name} = ${of.below.map(([value, end]) => `${text(value)} < ${text(end)}`).join(" && ")};`,
      ];
    case "load": {
      const { name, element, width } = of.into;
      if (of.each !== undefined)
        return [`${typeOf(element, width)} ${name} = {};`, ...partlyLoaded(of.from, of.into, of.each, text)];
      const lines = loaded(of.from, of.into, text);
      if (of.when === undefined && of.from.unit === width)
        return [`const ${typeOf(element, width)} ${lines[0]}`];
      return [
        `${typeOf(element, width)} ${name}${of.when === undefined ? "" : " = {}"};`,
        ...when(of.when, lines),
      ];
    }
    case "store":
      if (of.each !== undefined)
        return each(of.each, (i) => `${elementOf(of.to, i, text)} = ${partOf(of.of, i, "const ")};`);
      return when(of.when, stored(of.to, of.of, text));
    case "matrix":
    case "instruction":
    case "async":
      return [assemblyOf(of, text)];
    case "loop": {
      const body = of.body.flatMap((each) => linesOf(each, type, text));
      const { name, count } = of;
      return [
        "#pragma unroll",
        `for (${type} ${name} = 0; ${name} < ${count}; ${name}++) {`,
        ...body.map((line) => `  ${line}`),
        "}",
      ];
    }
    case "fetch":
    case "accumulate":
    case "put":
      throw new Error(`there is no ${of.kind} in CUDA`);
    case "add": {
      const to = `${of.to.memory.name}[${text(of.to.at[0] as Term)}]`;
      return [`${to} = fmaf(${factorOf(of.of)}, ${factorOf(of.by)}, ${to});`];
    }
  }
}

/** A line for each element whose test holds. */
function each(tests: readonly (string | undefined)[], line: (i: number) => string): readonly string[] {
  return tests.flatMap((test, i) => when(test, [line(i)]));
}

/** Lines that are run where a test holds. */
function when(test: string | undefined, lines: readonly string[]): readonly string[] {
  if (test === undefined) return lines;
  return lines.length === 1
    ? [`if (${test}) ${lines[0]}`]
    : [`if (${test}) {`, ...lines.map((line) => `  ${line}`), "}"];
}

function loaded(from: Place, of: Value, text: Text): readonly string[] {
  const { element, width, name } = of;
  if (from.unit === width) {
    const source =
      width === 1
        ? elementOf(from, 0, text)
        : `*${cast(`const ${typeOf(element, width)}`, addressOf(from, text))}`;
    return [`${name} = ${source};`];
  }
  return from.at.map((_, i) => `${partOf(of, i)} = ${elementOf(from, i, text)};`);
}

/** Elements as one value, zeros for those that a test does not hold for; a unit is loaded where it does for its first. */
function partlyLoaded(
  from: Place,
  of: Value,
  tests: readonly (string | undefined)[],
  text: Text,
): readonly string[] {
  if (from.unit === 1) return each(tests, (i) => `${partOf(of, i)} = ${elementOf(from, i, text)};`);
  const others = tests.flatMap((test, i) =>
    i === 0 || test === undefined ? [] : [`if (!${test}) ${partOf(of, i)} = 0;`],
  );
  return [...when(tests[0], loaded(from, of, text)), ...others];
}

function stored(to: Place, of: Value, text: Text): readonly string[] {
  const { element, width, name } = of;
  if (to.unit === width) {
    const target =
      width === 1 ? elementOf(to, 0, text) : `*${cast(typeOf(element, width), addressOf(to, text))}`;
    return [`${target} = ${name};`];
  }
  return to.at.map((_, i) => `${elementOf(to, i, text)} = ${partOf(of, i, "const ")};`);
}

/** An element of a vector of floats. */
function factorOf({ of, index }: Part): string {
  return of.width === 1 ? of.name : `${of.name}.${"xyzw"[index]}`;
}

/** An element of a value, to write or, `const`, to read. */
function partOf({ name, element }: Value, i: number, access: "" | "const " = ""): string {
  return `${cast(`${access}${scalarOf(element)}`, `&${name}`)}[${i}]`;
}

function elementOf({ memory, at }: Place, i: number, text: Text): string {
  return `${memory.name}[${text(at[i] as Term)}]`;
}
