import { beforeAll, expect, test } from "vitest";
import { operations } from "../operations/index.mjs";
import type { Operation } from "../operations/operation.mjs";
import { seed } from "../support/arbitrary.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { drawing } from "../support/draw.js";
import { figure } from "../support/figures.js";
import { read, typeOf } from "../support/notation.js";
import { operands } from "../support/operands.js";
import { type Case, nameOf, outcomeOf, subjectOf } from "./cases.js";

/*
 * Random layouts, and the chosen cases of the table, through every operation: what the run time gives or says is exactly
 * what the compiler gives or says.
 */

/** What is drawn: `runs` for each way in which an operation takes operands, their strides integers or of every kind. */
export interface Drawing {
  readonly folder: string;
  readonly mixed: boolean;
  readonly runs: number;
}

interface Drawn extends Case {
  readonly type: string;
}

/** The cases of an operation; operands that are refused themselves are none. */
function casesOf(operation: Operation, { mixed, runs }: Drawing): readonly Drawn[] {
  const subject = subjectOf(operation);
  const draw = drawing(seed, mixed);
  const drawn = operation.operands.flatMap((kind) =>
    Array.from({ length: runs }, () => operands[kind](draw)),
  );
  const chosen = (operation.chosen ?? []).map((args) => args.split(" | ").map(read));
  return [...chosen, ...drawn].flatMap((args, number): readonly Drawn[] => {
    const { got, type, message } = outcomeOf({ subject, args });
    if (message?.startsWith("✗ layout: ") && operation.name !== "layout") return [];
    return [
      { subject, args, number, from: `seed ${seed}`, right: got, type, refused: message !== undefined },
    ];
  });
}

/** What the compiler must find; what it leaves open it leaves open truly, and refuses in the words of the run time. */
function claimOf(one: Drawn, open = false): Claim {
  const got = one.subject.type(...one.args.map(typeOf));
  const base = { name: nameOf(one), got, right: one.type };
  if (isQuestion(one)) return { ...base, got: `[boolean] extends [${got}] ? ${one.type} : ${got}` };
  if (!open) return base;
  const truly = one.refused
    ? `${got} extends infer R ? [R] extends [LayoutError<string>] ? R : ${one.type} : never`
    : `[${one.type}] extends [${got}] ? ${one.type} : ${got}`;
  return { ...base, got: truly };
}

const isQuestion = ({ right }: Case): boolean => /^(true|false)$/.test(right);

/** The tests of all operations. */
export function alike(drawn: Drawing): void {
  const sets = operations.map((operation) => {
    const cases = casesOf(operation, drawn);
    return {
      operation,
      cases,
      claims: cases.map((one) => claimOf(one, operation.open)),
      /** Wrong where the compiler leaves the question to the run time. */
      decided: cases.filter(isQuestion).map((one): Claim => {
        const got = one.subject.type(...one.args.map(typeOf));
        return {
          name: nameOf(one),
          got: `[boolean] extends [${got}] ? "open" : "decided"`,
          right: '"decided"',
        };
      }),
    };
  });
  let verdict: Verdict;

  beforeAll(async () => {
    const all = sets.flatMap(({ claims, decided }) => [...claims, ...decided]);
    verdict = await compile(all, drawn.folder);
    figure(`tsc over ${all.length} claims`, verdict.figures);
  }, limit + 10_000);

  test.each(sets.map((set) => [set.operation.name, set] as const))("%s", (name, set) => {
    const wrong = set.claims.flatMap((claim) =>
      verdict.wrong.has(claim) ? [`${claim.name}: ${verdict.wrong.get(claim)}`] : [],
    );
    const refused = set.cases.filter((one) => one.refused).length;
    const strides = drawn.mixed ? "strides of every kind" : "integers";
    figure(`${name} over ${strides} alike in both halves`, { cases: set.cases.length, refused });
    expect(wrong).toEqual([]);
    expect(set.cases.length).toBeGreaterThan(drawn.runs / 2);
  });

  const questions = sets.filter(({ decided }) => decided.length > 0);
  test.each(questions.map((set) => [set.operation.name, set] as const))("%s is decided", (name, set) => {
    const open = set.decided.filter((claim) => verdict.wrong.has(claim)).map((claim) => claim.name);
    figure(`${name} left open`, { questions: set.decided.length, open: open.length });
    const most = (1 - (set.operation.decided ?? 1)) * set.decided.length;
    expect(open.length <= most ? [] : open).toEqual([]);
  });

  test("nothing else is wrong", () => {
    expect(verdict.elsewhere).toEqual([]);
  });
}
