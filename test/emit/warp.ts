/*
 * CUDA without a GPU: the functions of threads are read line by line, where indices are C that JavaScript reads alike, and what a
 * warp does together is done as the PTX manual says (sections on ldmatrix, mma.m16n8k16 and cp.async), for halves as numbers.
 */

/** Memory by its name; registers are of each thread. */
export type Memories = Record<string, number[]>;

/** What a block of threads has. */
export interface Block {
  readonly memories: Memories;
  readonly registers: readonly Memories[];
}

type Scope = Record<string, number | boolean>;

const known = new Map<string, (...values: (number | boolean)[]) => number | boolean>();

/** The value of an index, or of a test. */
function valueOf(text: string, scope: Scope): any {
  const names = Object.keys(scope);
  const key = `${text} of ${names}`;
  const run = known.get(key) ?? (new Function(...names, `return ${text}`) as never);
  known.set(key, run);
  return run(...Object.values(scope));
}

/** Runs a function of a kernel on all threads of a block, line after line, as a warp does. */
export function runs(text: string, { memories, registers }: Block, indices: Scope): void {
  const scopes = registers.map((_, thread): Scope => ({ ...indices, thread }));
  for (const line of text
    .split("\n")
    .slice(1, -1)
    .map((each) => each.trim())) {
    const [, name, value] = /^const (?:int|bool) (\w+) = (.*);$/.exec(line) ?? [];
    if (name !== undefined) for (const scope of scopes) scope[name] = valueOf(value as string, scope);
    else if (line.includes("cp.async")) copied(line, memories, scopes);
    else if (line.includes("ldmatrix")) loaded(line, memories, registers, scopes);
    else if (line.includes("mma.sync")) multiplied(line, registers);
    else stored(line, memories, registers, scopes);
  }
}

/** The element of an operand `name[index]`, by thread. */
const indexed = (line: string): readonly (readonly [string, string])[] =>
  [...line.matchAll(/&(\w+)\[((?:[^[\]])*)\]/g)].map(([, name = "", index = ""]) => [name, index] as const);

function copied(line: string, memories: Memories, scopes: readonly Scope[]): void {
  const [[to, at], [from, start]] = indexed(line) as [[string, string], [string, string]];
  const [, test = "true"] = /"r"\((\w+) \? 16 : 0\)/.exec(line) ?? [];
  for (const scope of scopes) {
    const [i, j] = [valueOf(at, scope), valueOf(start, scope)] as [number, number];
    const isIn = valueOf(test, scope) as boolean;
    // eight halves, zeros where none are read
    for (let e = 0; e < 8; e++)
      (memories[to] as number[])[i + e] = isIn ? ((memories[from] as number[])[j + e] as number) : 0;
  }
}

function loaded(
  line: string,
  memories: Memories,
  registers: readonly Memories[],
  scopes: readonly Scope[],
): void {
  const operands = indexed(line);
  const [[from, at], words] = [operands.at(-1) as [string, string], operands.slice(0, -1)];
  const rows = scopes.map((scope) => valueOf(at, scope) as number);
  registers.forEach((own, thread) => {
    const [warp, lane] = [thread - (thread % 32), thread % 32];
    words.forEach(([name, index], matrix) => {
      const row = rows[warp + matrix * 8 + Math.floor(lane / 4)] as number;
      for (let e = 0; e < 2; e++)
        (own[name] as number[])[Number(index) + e] = (memories[from] as number[])[
          row + (lane % 4) * 2 + e
        ] as number;
    });
  });
}

/** Where a lane has its values, word by word: the row and the first of two columns. */
const placesA = (lane: number) =>
  [
    [0, 0],
    [8, 0],
    [0, 8],
    [8, 8],
  ].map(([m, k]) => [(lane >> 2) + (m as number), (lane % 4) * 2 + (k as number)] as const);
const placesB = (lane: number) => [0, 8].map((k) => [lane >> 2, (lane % 4) * 2 + k] as const);
const placesC = (lane: number) => [0, 8].map((m) => [(lane >> 2) + m, (lane % 4) * 2] as const);

function multiplied(line: string, registers: readonly Memories[]): void {
  const operands = indexed(line);
  const [c, a, b] = [operands.slice(0, 2), operands.slice(2, 6), operands.slice(6, 8)];
  for (let warp = 0; warp < registers.length; warp += 32) {
    const [left, right] = [new Map<string, number>(), new Map<string, number>()];
    const lanes = Array.from(
      { length: 32 },
      (_, lane) => [lane, registers[warp + lane] as Memories] as const,
    );
    const gather = (
      into: Map<string, number>,
      words: typeof operands,
      places: (lane: number) => readonly (readonly [number, number])[],
    ) => {
      for (const [lane, own] of lanes)
        places(lane).forEach(([row, column], w) => {
          const [name, index] = words[w] as readonly [string, string];
          for (let e = 0; e < 2; e++)
            into.set(`${row},${column + e}`, (own[name] as number[])[Number(index) + e] as number);
        });
    };
    gather(left, a, placesA);
    gather(right, b, placesB);
    for (const [lane, own] of lanes)
      placesC(lane).forEach(([row, column], w) => {
        const [name, index] = c[w] as readonly [string, string];
        for (let e = 0; e < 2; e++)
          for (let k = 0; k < 16; k++)
            (own[name] as number[])[Number(index) + e]! +=
              (left.get(`${row},${k}`) as number) * (right.get(`${column + e},${k}`) as number);
      });
  }
}

/** `if (inside) *reinterpret_cast<unsigned*>(&c[at]) = v;`, of a `v` that two halves were put in. */
function stored(
  line: string,
  memories: Memories,
  registers: readonly Memories[],
  scopes: readonly Scope[],
): void {
  const [, variable, half, name, index] =
    /^reinterpret_cast<__half\*>\(&(\w+)\)\[(\d)\] = (\w+)\[(\d+)\];$/.exec(line) ?? [];
  if (variable !== undefined) {
    for (const [thread, scope] of scopes.entries()) {
      const own = registers[thread] as Memories;
      scope[`${variable}_${half}`] = own[name as string]?.[Number(index)] as number;
    }
    return;
  }
  const [, test = "true", to, at, value] =
    /^(?:if \((\w+)\) )?\*reinterpret_cast<unsigned\*>\(&(\w+)\[(.*)\]\) = (\w+);$/.exec(line) ?? [];
  if (to === undefined) {
    if (!/^unsigned \w+;$/.test(line)) throw new Error(`not read: ${line}`);
    return;
  }
  for (const scope of scopes)
    if (valueOf(test, scope))
      for (let e = 0; e < 2; e++)
        (memories[to] as number[])[(valueOf(at as string, scope) as number) + e] = scope[
          `${value}_${e}`
        ] as number;
}
