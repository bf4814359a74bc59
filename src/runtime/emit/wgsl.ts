import type { Element, Memory } from "../../types/emit/memory.js";
import type { Term } from "../expression/term.js";
import { type Syntax, written } from "../expression/write.js";
import { countOf } from "./memory.js";
import type { Body, Part, Place, Statement, Value } from "./statement.js";

type Text = (term: Term) => string;

/** A body as a function of WGSL, whose memory is in scope by its name; registers come by a pointer. */
export function wgslOf({ name, memories, indices, statements }: Body, syntax: Syntax): string {
  const own = memories.flatMap(({ memory }) => (memory.space === "registers" ? [pointerTo(memory)] : []));
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

function pointerTo(memory: Memory): string {
  return `${memory.name}: ptr<function, array<${memory.element}, ${countOf(memory)}>>`;
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
      const value = loaded(of.from, of.into, text);
      if (of.when === undefined) return [`let ${name} = ${value};`];
      return [`var ${name}: ${typeOf(element, width)};`, `if (${of.when}) { ${name} = ${value}; }`];
    }
    case "store": {
      const lines = stored(of.to, of.of, text);
      if (of.when === undefined) return lines;
      return lines.length === 1
        ? [`if (${of.when}) { ${lines[0]} }`]
        : [`if (${of.when}) {`, ...lines.map((line) => `  ${line}`), "}"];
    }
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
    case "async":
    case "matrix":
    case "instruction":
      throw new Error(`there is no ${of.kind} in WGSL`);
  }
}

function partOf({ of, index }: Part): string {
  return of.width === 1 ? of.name : `${of.name}.${"xyzw"[index]}`;
}

/** Elements as one value. */
function loaded(from: Place, { element, width }: Value, text: Text): string {
  const units = placesOf(from, text);
  return units.length === 1 ? (units[0] as string) : `${typeOf(element, width)}(${units.join(", ")})`;
}

/** A value unit by unit. */
function stored(to: Place, { name, width }: Value, text: Text): readonly string[] {
  const part = (i: number): string =>
    to.unit === width ? name : `${name}.${"xyzw".slice(i * to.unit, (i + 1) * to.unit)}`;
  return placesOf(to, text).map((place, i) => `${place} = ${part(i)};`);
}

function placesOf({ memory, at }: Place, text: Text): readonly string[] {
  const name = memory.space === "registers" ? `(*${memory.name})` : memory.name;
  return at.map((each) => `${name}[${text(each)}]`);
}
