import type { Element, Memory } from "../../types/emit/memory.js";
import type { Term } from "../expression/term.js";

/** Some elements of memory: where each unit of so many elements is. */
export interface Place {
  readonly memory: Memory;
  readonly at: readonly Term[];
  readonly unit: number;
}

/** A variable of so many elements. */
export interface Value {
  readonly name: string;
  readonly element: Element;
  readonly width: number;
}

/** An element of a variable. */
export interface Part {
  readonly of: Value;
  readonly index: number;
}

/** A matrix of a subgroup in memory: where it starts, and how far apart its rows or columns are. */
export interface MatrixPlace {
  readonly memory: Memory;
  readonly at: Term;
  readonly stride: Term;
  readonly isColumnMajor: boolean;
}

/** A matrix of a subgroup: what it is to the instruction, and its size. */
export interface MatrixValue {
  readonly name: string;
  readonly use: "left" | "right";
  readonly element: Element;
  readonly rows: number;
  readonly columns: number;
}

/** When something is done with some elements: where a test holds, or, where an edge may cut them, by one for each. */
export interface When {
  readonly when: string | undefined;
  readonly each?: readonly (string | undefined)[] | undefined;
}

/** That one term is below another. */
export type Below = readonly [value: Term, end: Term];

/**
 * What a thread does, without the syntax of any language; there are no barriers in it, those are the caller's.
 * - `let`: an index under a name; `test`: whether all of some comparisons hold, under a name
 * - `load`: elements into a new variable, zeros where the test does not hold; `store`: the same back, or nothing
 * - `async`: elements from global to shared memory without registers between, zeros where the test does not hold
 * - `loop`: a body so many times; `add`: a product to an element of registers
 * - `matrix`: matrices of eight rows, of which each thread points at one, from shared memory to registers of a whole warp
 * - `instruction`: c += a·b by an instruction of a whole warp, over registers
 * - `fetch`, `accumulate`, `put`: a matrix of a subgroup out of memory, of zeros where the test does not hold, c +=
 *   left·right on matrices, and one into memory, or not
 */
export type Statement =
  | { readonly kind: "let"; readonly name: string; readonly value: Term }
  | { readonly kind: "test"; readonly name: string; readonly below: readonly Below[] }
  | ({ readonly kind: "load"; readonly into: Value; readonly from: Place } & When)
  | ({ readonly kind: "store"; readonly of: Value; readonly to: Place } & When)
  | { readonly kind: "async"; readonly from: Place; readonly to: Place; readonly when: string | undefined }
  | {
      readonly kind: "loop";
      readonly name: string;
      readonly count: number;
      readonly body: readonly Statement[];
    }
  | {
      readonly kind: "matrix";
      readonly from: Place;
      readonly to: Place;
      readonly isTransposed: boolean;
    }
  | {
      readonly kind: "instruction";
      readonly name: string;
      readonly c: Place;
      readonly a: Place;
      readonly b: Place;
    }
  | {
      readonly kind: "fetch";
      readonly into: MatrixValue;
      readonly from: MatrixPlace;
      readonly when: string | undefined;
    }
  | { readonly kind: "accumulate"; readonly to: Place; readonly left: string; readonly right: string }
  | {
      readonly kind: "put";
      readonly of: Place;
      readonly to: MatrixPlace;
      readonly when: string | undefined;
    }
  | { readonly kind: "add"; readonly to: Place; readonly of: Part; readonly by: Part };

/** Memory, and whether a function writes it. */
export interface Parameter {
  readonly memory: Memory;
  readonly isWritten: boolean;
}

/** A function: memory and indices are its parameters, where the language does not have memory by its name alone. */
export interface Body {
  readonly name: string;
  readonly memories: readonly Parameter[];
  readonly indices: readonly string[];
  readonly statements: readonly Statement[];
}

/** All terms in some statements. */
export function termsIn(statements: readonly Statement[]): readonly Term[] {
  return statements.flatMap(termsOf);
}

function termsOf(of: Statement): readonly Term[] {
  switch (of.kind) {
    case "let":
      return [of.value];
    case "test":
      return of.below.flat();
    case "load":
      return of.from.at;
    case "store":
    case "add":
      return of.to.at;
    case "async":
    case "matrix":
      return [...of.from.at, ...of.to.at];
    case "instruction":
      return [];
    case "accumulate":
      return of.to.at;
    case "fetch":
      return [of.from.at, of.from.stride];
    case "put":
      return [...of.of.at, of.to.at, of.to.stride];
    case "loop":
      return termsIn(of.body);
  }
}
