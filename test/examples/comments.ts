import { dirname, relative } from "node:path";
import { type Claim, identifiers, type Module, typeClaim } from "./claims.js";

/** A source file of the library, by its path below src/. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

interface Example {
  readonly line: number;
  readonly code: string;
  readonly said: string | null;
}

/**
 * The source files again, each with the examples of its comments as code at its end: there also what the file does not
 * export can be named, and what it neither declares nor imports is imported. The type of a function that has a public type
 * of its name must be exact, of another it only has to take the value.
 */
export function fromComments(
  sources: readonly Source[],
  publicNames: ReadonlySet<string>,
): readonly Module[] {
  const exported = { runtime: exportsOf(sources, "runtime"), types: exportsOf(sources, "types") };
  return sources.map(({ path, text }) => {
    const half = path.startsWith("types/") ? "types" : "runtime";
    const examples = examplesIn(text);
    const head = text.trimEnd().split("\n").length;
    const claims: Claim[] = [];
    const body = examples.map(({ line, code, said }, i) => {
      const isType = half === "types";
      const run = isType || said === null ? null : `claim${i}`;
      const value = run === null || said === null ? null : said;
      claims.push({
        where: `src/${path}:${line}`,
        module: path,
        line: head + i + 1,
        run,
        value,
        report: null,
        column: null,
      });
      if (isType) return `export type Claim${i} = ${said === null ? code : typeClaim(code, said, true)};`;
      const named = /^\w+/.exec(code)?.[0] ?? "";
      const twin = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
      const type =
        said === null
          ? "true"
          : typeClaim(`ReturnType<typeof claim${i}>`, said, publicNames.has(named) && publicNames.has(twin));
      return `export const claim${i} = () => ${code}; export type Claim${i} = ${type};`;
    });
    const known = text.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/\/\/.*/g, "");
    const missing = [...identifiers(body.join("\n"))].filter(
      (name) =>
        exported[half].has(name) &&
        exported[half].get(name) !== path &&
        !new RegExp(`\\b${name}\\b`).test(importsAndHeads(known)),
    );
    const imports = missing.map(
      (name) =>
        `import ${half === "types" ? "type " : ""}{ ${name} } from "${toModule(path, exported[half].get(name) as string)}";`,
    );
    const fail = identifiers(body.join("\n")).has("fail")
      ? [`const fail = (code: string): never => { throw new Error(code); };`]
      : [];
    const foot = [`import type * as claims from "${toModule(path, "checks.ts")}";`, ...imports, ...fail];
    return { path, text: [text.trimEnd(), ...body, ...(body.length > 0 ? foot : []), ""].join("\n"), claims };
  });
}

/** Every `@example` of a text: `code // said`, `code is said` (several, with commas between), or code alone. */
export function examplesIn(text: string): readonly Example[] {
  return text.split("\n").flatMap((row, i): readonly Example[] => {
    const content = /@example (.*?)(?: \*\/)?$/.exec(row)?.[1];
    if (content === undefined) return [];
    const line = i + 1;
    const [code, said] = content.split(" // ");
    if (code !== undefined && said !== undefined) return [{ line, code, said }];
    const parts = content.split(/, (?=[A-Z]\w*<)/).map((part) => part.split(" is "));
    if (parts.every((part) => part.length === 2))
      return parts.map(([left, right]) => ({ line, code: left as string, said: right as string }));
    return [{ line, code: content, said: null }];
  });
}

/** What the files of one half export, and where from. */
function exportsOf(sources: readonly Source[], half: string): ReadonlyMap<string, string> {
  const pairs = sources
    .filter(({ path }) => path.startsWith(`${half}/`))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:function|const|class|type|interface) (\w+)/gm)].map(
        ([, name]) => [name as string, path] as const,
      ),
    );
  return new Map(pairs);
}

/** The parts of a file that bring names into it: its imports and what it declares at its top. */
function importsAndHeads(text: string): string {
  const imports = [...text.matchAll(/^import [\s\S]*?;$/gm)].map(([found]) => found.replace(/".*"/, ""));
  const heads = [...text.matchAll(/^(?:export )?(?:function|const|class|type|interface) \w+/gm)].map(
    ([found]) => found,
  );
  return [...imports, ...heads].join("\n");
}

function toModule(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.ts$/, ".js");
  return path.startsWith(".") ? path : `./${path}`;
}
