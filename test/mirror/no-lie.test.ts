import { beforeAll, describe, expect, test } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { operations } from "../operations/index.mjs";
import { seed } from "../support/arbitrary.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { type Draw, drawing, extents, strides } from "../support/draw.js";
import { figure } from "../support/figures.js";
import { type Term, typeOf, valueOf } from "../support/notation.js";
import { places } from "../support/operand.js";
import { type Operands, operands } from "../support/operands.js";
import { type Subject, subjectOf, typeOfValue } from "./cases.js";

// A type never lies: what the runtime returns is a member of the type that the compiler shows, also where numbers of
// the input are known only as `number`. Random inputs are written as types, some of their numbers widened; the runtime
// gets several values for each of those. Where nothing is widened the type is exactly the runtime's value or message.

/** A number in the arguments: what it is decides what else it may be. */
type Role = "extent" | "stride" | "other";

/** The terms with every number as `change` gives it, from left to right. */
function changed(terms: readonly Term[], change: (value: number, role: Role) => number): readonly Term[] {
  const walk = (term: Term, role: Role): Term => {
    if (typeof term === "number") return change(term, role);
    if (term === null || typeof term === "string") return term;
    if ("shape" in term) return { shape: walk(term.shape, "extent"), stride: walk(term.stride, "stride") };
    return term.map((part) => walk(part, role));
  };
  return terms.map((term) => walk(term, "other"));
}

/** An operation and what it takes. */
interface Taken {
  readonly name: string;
  readonly subject: Subject;
  readonly kind: Operands;
  /** Whether the type may be open where every number is known. */
  readonly open: boolean;
}

/** A case: the type that the compiler is asked for, and what the runtime gave, as types. */
interface Case {
  readonly taken: Taken;
  readonly got: string;
  /** Whether every number is known; then there is one right answer. */
  readonly whole: boolean;
  readonly members: readonly string[];
  /** The values that the runtime got, for a reader. */
  readonly inputs: readonly string[];
}

function caseOf(taken: Taken, draw: Draw): Case {
  const { chance, pick } = draw;
  const args = operands[taken.kind](draw);
  let count = 0;
  changed(args, (value) => {
    count++;
    return value;
  });
  const share = pick([0, 0.15, 0.3, 0.6]);
  const wide = Array.from({ length: count }, () => chance(share));
  let whole = !wide.includes(true) && !taken.open;
  let i = 0;
  // NaN stands for a number that is not known: no argument has one
  const types = changed(args, (value) => (wide[i++] ? Number.NaN : value)).map((term) =>
    typeOf(term).replaceAll("NaN", "number"),
  );
  if (chance(0.05)) {
    const at = draw.between(0, types.length - 1);
    const open = openFor(args[at] as Term, types[at] as string, draw);
    whole = whole && open === types[at];
    types[at] = open;
  }
  const members = new Map<string, string>();
  for (let trial = 0; trial < (whole ? 1 : 8); trial++) {
    let place = 0;
    const values = changed(args, (value, role) => {
      if (!wide[place++] || trial === 0 || chance(0.3)) return value;
      return role === "extent" ? pick(extents) : role === "stride" ? pick(strides) : pick(others(taken));
    });
    const outcome = outcomeOf(taken.subject, values, whole);
    if (outcome !== undefined) members.set(outcome, values.map(typeOf).join(", "));
  }
  const got = taken.subject.type(...types);
  return { taken, got, whole, members: [...members.keys()], inputs: [...members.values()] };
}

const others = ({ kind }: Taken): readonly number[] =>
  /coordinate|cut/.test(kind) ? places : / (?:modes?|range)$/.test(kind) ? [0, 1, 2] : extents;

/** A type that says less than a number or a profile would. */
const openFor = (term: Term, type: string, draw: Draw): string => {
  if (term === null || typeof term !== "object") return type;
  return "shape" in term ? draw.pick(["AnyLayout", "Layout"]) : type;
};

/** What the runtime gives, as a type; nothing where it refuses and the type may refuse or not. */
function outcomeOf(subject: Subject, terms: readonly Term[], whole: boolean): string | undefined {
  let values: readonly unknown[];
  try {
    values = terms.map(valueOf);
  } catch (fault) {
    if (fault instanceof LayoutError) return undefined; // there is no such operand
    throw fault;
  }
  try {
    return typeOfValue(subject.run(...values));
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return whole ? `LayoutError<${JSON.stringify(fault.message)}>` : undefined;
  }
}

const verdicts = `import type { Layout, LayoutError } from "cute-layout";
/** What the members show the type to be: a lie with the evidence, or how much it says. */
export declare function verdict<Got, Members extends readonly unknown[]>(): 0 extends 1 & Got
  ? { any: true }
  : [Outside<Got, Members>] extends [never] ? Kind<Got> : { got: Got; not: Outside<Got, Members> };
export declare function exact<Got, Right>():
  (<T>() => T extends Got ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? Kind<Got> : { got: Got; right: Right };
type Outside<Got, Members extends readonly unknown[]> =
  { [I in keyof Members]: [Members[I]] extends [Got] ? never : Members[I] }[number];
type Kind<T> = [T] extends [LayoutError] ? "refused"
  : [T] extends [Layout<infer S, infer D>] ? IsOpen<S> extends true ? "open" : Merged<Of<S> | Of<D>>
  : IsOpen<T> extends true ? "open" : boolean extends T ? "partly" : Merged<Of<T>>;
type IsOpen<T> = unknown extends T ? true : [T] extends [number | string | boolean] ? false
  : [T] extends [readonly unknown[]] ? number extends T["length"] ? true : false : true;
type Merged<K> = [K] extends ["literal"] ? "static" : "partly";
type Of<T> = unknown extends T ? "open" : T extends readonly unknown[]
  ? number extends T["length"] ? "open" : T extends readonly [] ? never : Of<T[number]>
  : number extends T ? "number" : string extends T ? "number" : "literal";
`;

const perKind = 60;
const perFile = 250;
const all: readonly Taken[] = operations.flatMap((operation) =>
  operation.operands.map((kind) => ({
    name: `${operation.name} of ${kind}`,
    subject: subjectOf(operation),
    kind,
    open: operation.open ?? operation.decided !== undefined,
  })),
);
const draw = drawing(seed);
const cases: readonly Case[] = all.flatMap((taken) =>
  Array.from({ length: perKind }, () => caseOf(taken, draw)),
);

/** The cases as files; each is a constant that the compiler writes the verdict of. */
function files(of: readonly Case[]): Record<string, string> {
  const out: Record<string, string> = { "verdict.ts": verdicts };
  for (let first = 0; first < of.length; first += perFile) {
    const lines = of
      .slice(first, first + perFile)
      .map(({ got, whole, members }, i) =>
        whole
          ? `export const k${first + i} = exact<${got}, ${members[0] ?? "never"}>();`
          : `export const k${first + i} = verdict<${got}, [${members.join(", ")}]>();`,
      );
    const names = new Set(
      lines.flatMap((line) =>
        [...line.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/\b[A-Z]\w+/g)].map(([name]) => name),
      ),
    );
    out[`cases-${first / perFile}.ts`] = [
      'import { exact, verdict } from "./verdict.js";',
      `import type { ${[...names].sort().join(", ")} } from "cute-layout";`,
      ...lines,
      "",
    ].join("\n");
  }
  return out;
}

/** The verdict of a type on its own, to see that the harness finds a lie. */
const lies: readonly (readonly [string, string])[] = [
  ["verdict<Layout<[4, number], [1, 4]>, [Layout<[4, 8], [1, 5]>]>", "not"],
  ["verdict<Layout<4, 1>, [Layout<4, 1>, Layout<[4], [1]>]>", "not"],
  ['verdict<LayoutError<"✗">, [Layout<4, 1>]>', "not"],
  ["verdict<any, [Layout<4, 1>]>", "any"],
  ["verdict<never, [3]>", "not"],
  ["exact<Layout<4, number>, Layout<4, 1>>", "right"],
  ["verdict<Layout<IntTuple, IntTuple>, [Layout<[4, 8], [1, 5]>]>", "open"],
  ["verdict<Layout<[4, number], [1, 4]>, [Layout<[4, 8], [1, 4]>]>", "partly"],
  ["verdict<Layout<[4, IntTuple], [1, 4]>, []>", "partly"],
  ["verdict<[4, 8], [[4, 8]]>", "static"],
  ["verdict<boolean, [true]>", "partly"],
];

describe("a type never lies", () => {
  let compiled: Compiled;
  const kinds = new Map<Case, string>();

  beforeAll(async () => {
    const probes = lies.map(([probe], i) => `export const lie${i} = ${probe}();`).join("\n");
    compiled = await compileFiles("no-lie", {
      ...files(cases),
      "lies.ts": `import { exact, verdict } from "./verdict.js";\nimport type { IntTuple, Layout, LayoutError } from "cute-layout";\n${probes}\n`,
    });
    for (const [name, kind] of compiled.constants)
      if (name.startsWith("k")) kinds.set(cases[Number(name.slice(1))] as Case, kind);
    figure(`tsc over ${cases.length} cases with open numbers`, compiled.figures);
  }, limit + 10_000);

  test("the compiler has nothing else to say", () => {
    expect(compiled.errors).toEqual([]);
    expect(kinds.size).toBe(cases.length);
  });

  test.each(lies.map(([probe, kind], i) => [probe, kind, i] as const))("%s is found: %s", (_, kind, i) => {
    expect(compiled.constants.get(`lie${i}`)).toMatch(new RegExp(`^"${kind}"$|\\b${kind}: `));
  });

  test.each(all)("$name", (taken) => {
    const ours = cases.filter((one) => one.taken === taken);
    const count = (whole: boolean, kind: string) =>
      ours.filter((one) => one.whole === whole && kinds.get(one) === `"${kind}"`).length;
    const known = ours.filter((one) => one.whole).length;
    figure(`${taken.name}: its type never lies`, {
      known,
      refused: count(true, "refused"),
      widened: ours.length - known,
      static: count(false, "static"),
      partly: count(false, "partly"),
      open: count(false, "open"),
    });
    const wrong = ours.filter((one) => !/^"(static|partly|open|refused)"$/.test(kinds.get(one) ?? ""));
    expect(wrong.map((one) => `${one.got}: ${kinds.get(one)} (${one.inputs.join(" | ")})`)).toEqual([]);
  });
});
