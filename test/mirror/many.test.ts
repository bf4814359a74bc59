import { beforeAll, describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { programs } from "./many/programs.js";

// Unions of many literals do not multiply, and what is deep or long is no more than it is.

const header = `import { ${Object.keys(library)} } from "cute-layout";
import { mmaAtom, tiledMma } from "cute-layout/instruction";
import type { Layout } from "cute-layout";
type Four = 0 | 1 | 2 | 3;
type Seven = 1 | 2 | 4 | 8 | 16 | 32 | 64;
type Twelve = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Sixteen = Twelve | 13 | 14 | 15 | 16;
type Pairs6 = [2, 3] | [4, 5] | [6, 7] | [8, 9] | [10, 11] | [12, 13];
type Pairs10 = Pairs6 | [14, 15] | [16, 17] | [18, 19] | [20, 21];
type Pairs20 = Pairs10 | ${Array.from({ length: 10 }, (_, i) => `[${22 + 2 * i}, ${23 + 2 * i}]`).join(" | ")};
type Sevens = Layout<[Seven, Seven, Seven, Seven], [Seven, Seven, Seven, Seven]>;
declare enum Width { One = 1, Two = 2, Four = 4, Eight = 8 }
declare function of<T>(): T;`;

const loose = { noUnusedLocals: false, noUnusedParameters: false, erasableSyntaxOnly: false };

/** Each in a program of its own: what it takes is what one pays who writes it. */
async function alone(text: string, i: number): Promise<Compiled> {
  const files = { "one.ts": `${header}\nexport const one = ${text};\n` };
  return compileFiles(`many/${i}`, files, false, undefined, loose);
}

const instantiations = ({ figures }: Compiled): number => Number(/Instantiations: (\d+)/.exec(figures)?.[1]);

describe("what is many, long or deep", () => {
  const made: Compiled[] = [];

  beforeAll(async () => {
    for (const [i, [text]] of programs.entries()) made.push(await alone(text, i));
  }, limit + 300_000);

  test.each(programs.map(([text, most], i) => [text, most, i] as const))("%s: below %i", (_, most, i) => {
    const one = made[i] as Compiled;
    expect(one.errors).toEqual([]);
    expect(instantiations(one)).toBeGreaterThan(0);
    expect(instantiations(one)).toBeLessThan(most);
  });
});
