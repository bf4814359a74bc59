import { compileFiles, type Place } from "./compiled.js";

export { limit } from "./compiled.js";

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

const perFile = 300;

/**
 * Writes every claim as a line that compiles only where its two types are identical, and compiles them all at once. The
 * types that they name are the library's; `modules` are further ones, each with the name before its types. The compiler is
 * the project's, but for another `place`.
 */
export async function compile(
  claims: readonly Claim[],
  folder: string,
  modules: Readonly<Record<string, string>> = {},
  place?: Place,
): Promise<Verdict> {
  const lines = new Map<string, Claim>();
  const files: Record<string, string> = { "same.ts": same };
  const further = Object.entries(modules).map(([name, from]) => `import type * as ${name} from "${from}";`);
  for (let first = 0; first < claims.length; first += perFile) {
    const file = `claims-${first / perFile}.ts`;
    const head = further.length + 2;
    const body = claims.slice(first, first + perFile).map((claim, i) => {
      lines.set(`${file}:${head + i + 1}`, claim);
      return `export type Claim${first + i} = Check<Same<${claim.got}, ${claim.right}>>; // ${claim.name}`;
    });
    files[file] = [...header(body), ...further, ...body, ""].join("\n");
  }
  const { errors, figures } = await compileFiles(folder, files, false, place);
  const wrong = new Map<Claim, string>();
  const elsewhere: string[] = [];
  for (const { file, line, code, message } of errors) {
    const claim = lines.get(`${file}:${line}`);
    if (claim === undefined) elsewhere.push(`${file}:${line}: ${code}: ${message}`);
    else wrong.set(claim, `${code}: ${message}`);
  }
  return { wrong, elsewhere, figures };
}

/** The imports of a file of claims: the types that it names. */
function header(body: readonly string[]): readonly string[] {
  const names = body.flatMap((line) => [
    ...line.replace(/"[^"]*"|\/\/.*/g, "").matchAll(/(?<![\w.])([A-Z]\w*)</g),
  ]);
  const types = new Set(["LayoutError", ...names.map(([, name = ""]) => name)]);
  for (const own of ["Check", "Same"]) types.delete(own);
  return [
    'import type { Check, Same } from "./same.js";',
    `import type { ${[...types].sort().join(", ")} } from "cute-layout";`,
  ];
}

// `Equals` of ts-toolbelt costs the same, 31 instantiations an assertion, but does not show what differs; `Test.check` 35.
const same = `/** Identity of types, no mere assignability: \`any\` is only \`any\`. */
export type Same<Got, Right> =
  (<T>() => T extends Got ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : { got: Got; right: Right };
export type Check<T extends true> = T;
`;
