import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A type and what it must be identical to, as TypeScript text. */
export interface Claim {
  readonly name: string;
  readonly got: string;
  readonly right: string;
}

/** What the compiler said: what it found wrong, by claim, and what it complained of elsewhere. */
export interface Verdict {
  readonly wrong: ReadonlyMap<Claim, string>;
  readonly elsewhere: readonly string[];
  /** The compiler's own figures. */
  readonly figures: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const perFile = 300;

/** Writes every claim as a line that compiles only where its two types are identical, and compiles them all at once. */
export async function compile(claims: readonly Claim[], folder: string): Promise<Verdict> {
  const directory = `${root}.tmp/${folder}`;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const lines = new Map<string, Claim>();
  for (let first = 0; first < claims.length; first += perFile) {
    const file = `claims-${first / perFile}.ts`;
    const body = claims.slice(first, first + perFile).map((claim, i) => {
      lines.set(`${file}:${header([]).length + i + 1}`, claim);
      return `export type Claim${first + i} = Check<Same<${claim.got}, ${claim.right}>>; // ${claim.name}`;
    });
    writeFileSync(`${directory}/${file}`, [...header(body), ...body, ""].join("\n"));
  }
  writeFileSync(`${directory}/same.ts`, same);
  writeFileSync(`${directory}/tsconfig.json`, JSON.stringify(configuration, null, 2));
  const output = await run(`${root}node_modules/.bin/tsc`, ["-p", directory, "--extendedDiagnostics"]);
  const wrong = new Map<Claim, string>();
  const elsewhere: string[] = [];
  for (const line of output.split("\n").filter((text) => text.includes("error TS"))) {
    const [, file, row, message = ""] = /([^/]+\.ts)\((\d+),\d+\): (.*)/.exec(line) ?? [];
    const claim = lines.get(`${file}:${row}`);
    if (claim === undefined) elsewhere.push(line);
    else wrong.set(claim, message);
  }
  const figures = output.match(/^(Instantiations|Memory used|Check time|Total time):.*$/gm);
  if (figures === null) elsewhere.push(output);
  return { wrong, elsewhere, figures: (figures ?? []).map((line) => line.replace(/\s+/g, " ")).join(", ") };
}

/** The imports of a file of claims: the types that it names. */
function header(body: readonly string[]): readonly string[] {
  const names = body.flatMap((line) => [...line.replace(/"[^"]*"|\/\/.*/g, "").matchAll(/\b([A-Z]\w*)</g)]);
  const types = new Set(names.map(([, name]) => name).filter((name) => name !== "Check" && name !== "Same"));
  return [
    'import type { Check, Same } from "./same.js";',
    `import type { ${[...types].sort().join(", ")} } from "../../src/index.js";`,
  ];
}

const same = `/** Identity of types, no mere assignability: \`any\` is only \`any\`. */
export type Same<Got, Right> =
  (<T>() => T extends Got ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : { got: Got; right: Right };
export type Check<T extends true> = T;
`;

const configuration = {
  extends: "../../tsconfig.json",
  compilerOptions: {
    rootDir: "../..",
    noEmit: true,
    declaration: false,
    isolatedDeclarations: false,
    skipLibCheck: true,
    noErrorTruncation: true,
  },
  include: ["*.ts"],
};

/** Runs a command and gives all that it writes. The compiler starts a child of its own, so the whole group is ended. */
export function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { detached: true });
    let output = "";
    child.stdout.on("data", (text) => {
      output += text;
    });
    child.stderr.on("data", (text) => {
      output += text;
    });
    const kill = () => {
      if (child.pid !== undefined) process.kill(-child.pid);
    };
    process.once("exit", kill);
    const end = setTimeout(() => {
      kill();
      reject(new Error(`the compiler did not end within ${limit / 1000} seconds\n${output}`));
    }, limit);
    child.on("error", reject);
    child.on("close", () => {
      clearTimeout(end);
      process.off("exit", kill);
      resolve(output);
    });
  });
}

/** How long the compiler may take. */
export const limit = 300_000;
