import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { LayoutError } from "../../src/index.js";
import { exports, instructionsOf, layouts, others, tensors } from "../support/adversarial.js";
import { figure } from "../support/figures.js";
import { slowness } from "../support/pace.js";
import { random } from "../support/random.js";

// Every export over operands that searches, walks and tables may get lost in: whatever it makes of them, it does so in
// less than a second of the processor's time alone (two beside others), or refuses; and it throws nothing but refusals. With ADVERSARIAL=all in the
// environment each is tried on many more, and the slowest call of each is printed; else of the twelve slowest.

const all = process.env.ADVERSARIAL === "all";
const next = random(20261130);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
const any = (): unknown => pick(pick([layouts, tensors, others]));

/** Operands that fit, as far as one can tell, and some that do not. */
function* operandsFor(): Generator<readonly unknown[]> {
  for (const of of layouts) {
    yield [of];
    yield [of, any()];
    if (all)
      yield* [
        [of, 30000],
        [of, pick(layouts), pick(others)],
      ];
  }
  for (const of of tensors) yield* [[of], [of, any(), any()], [of, of, of, any()]];
  for (const of of instructionsOf) yield* [[of], [of, any()], [of, any(), any(), any()], [any(), of]];
  for (const of of others) {
    yield [of, any()];
    if (all) yield* [[of], [of, any(), any(), any()]];
  }
  if (all)
    for (const of of tensors)
      for (const other of others)
        yield* [
          [of, other],
          [of, 0, other],
          [other, of, of, of],
        ];
}

/** What a call took, and what is wrong with what it threw. */
interface Call {
  readonly seconds: number;
  readonly fault: string | null;
}

const shared = globalThis as { adversary?: () => unknown };
const guarded = new Script("adversary()");

/** A call under a watch that ends it, so that a stall is found and not suffered. */
function called(work: () => unknown): Call {
  shared.adversary = work;
  const started = process.cpuUsage();
  const fault = faultOf(() => guarded.runInThisContext({ timeout: 60_000 }));
  const { user, system } = process.cpuUsage(started);
  return { seconds: (user + system) / 1e6, fault };
}

function faultOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (fault) {
    if (!(fault instanceof LayoutError)) return `throws ${(fault as Error).stack}`.slice(0, 400);
    const { message } = fault;
    return /^✗ \w+: [^\n]+$/.test(message) && message.length < 200 ? null : `is no sentence: ${message}`;
  }
}

/** The slowest call of each export. */
const slowest: (readonly [name: string, seconds: number])[] = [];

describe("no call takes a second, and what is thrown is a refusal", () => {
  test.each([...exports])("%s", (name, of) => {
    const found: string[] = [];
    let most = 0;
    for (const operands of operandsFor()) {
      let { seconds, fault } = called(() => of(...operands));
      // beside others on the machine a call is slower than alone
      for (let again = 0; again < 2 && seconds >= 1 && fault === null; again++)
        seconds = Math.min(seconds, called(() => of(...operands)).seconds);
      if (fault !== null) found.push(`${name} ${text(operands)} ${fault}`);
      if (seconds >= 1 && seconds >= 2 * slowness())
        found.push(`${name} ${text(operands)} takes ${seconds} s`);
      if (seconds > 4) break;
      most = Math.max(most, seconds);
    }
    slowest.push([name, most]);
    expect(found).toEqual([]);
  });
});

test("the slowest call of each export", () => {
  expect(slowest.length).toBe(exports.size);
  slowest.sort(([, a], [, b]) => b - a);
  for (const [name, seconds] of all ? slowest : slowest.slice(0, 12))
    figure("the slowest calls, in milliseconds", { [name]: Math.round(seconds * 1000) });
});

test("docs/limits.md lists them, each of an export and below a second", () => {
  const page = readFileSync(new URL("../../docs/limits.md", import.meta.url), "utf8");
  const [, list = ""] = /<!-- slowest: begin -->([\s\S]*?)<!-- slowest: end -->/.exec(page) ?? [];
  const listed = [...list.matchAll(/^\| `(\w+)` +\| (\d+)/gm)];
  expect(listed.length).toBeGreaterThan(9);
  for (const [, name, milliseconds] of listed)
    expect([name, exports.has(name as string), Number(milliseconds) < 1000]).toEqual([name, true, true]);
});

function text(operands: readonly unknown[]): string {
  return operands
    .map((x) => {
      try {
        return String(x).slice(0, 40);
      } catch {
        return typeof x;
      }
    })
    .join(" | ");
}
