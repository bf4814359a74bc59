import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileFiles } from "./compiled.js";

/** A line of a type test that must not compile, what it says that is refused, and what the compiler says. */
export interface Expected {
  readonly place: string;
  /** The code of a sentence, or of the compiler where that has words of its own. */
  readonly code: string;
  readonly said: readonly string[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every `@ts-expect-error` of test-d with the errors that it hides; tsd takes any error for the one that is expected. */
export async function expectedErrors(): Promise<readonly Expected[]> {
  const names = readdirSync(`${root}test-d`, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".test-d.ts"));
  const texts = names.map((name) => [name, readFileSync(`${root}test-d/${name}`, "utf8")] as const);
  const bare = texts.map(([name, text]) => {
    const library = text.replace(/"\.\.\/\.\.\/dist\/(?:index\.js)?/g, (at) =>
      at.endsWith("/") ? '"cute-layout/' : '"cute-layout',
    );
    return [flat(name), library.replaceAll("@ts-expect-error", "expected")] as const;
  });
  const { errors } = await compileFiles("expected-errors", Object.fromEntries(bare), false);
  return texts.flatMap(([name, text]) =>
    text.split("\n").flatMap((row, i): readonly Expected[] => {
      const [found, code = ""] = /^ *\/\/ @ts-expect-error ?([\w-]*)/.exec(row) ?? [];
      if (found === undefined) return [];
      const hidden = errors.filter(({ file, line }) => file === flat(name) && line === i + 2);
      const said = hidden.map((error) => `${error.code}: ${error.message}`);
      return [{ place: `test-d/${name}:${i + 1}`, code, said }];
    }),
  );
}

/** A name of its own for each file, since errors name no folder. */
const flat = (name: string): string => name.replaceAll("/", "-").replace(".test-d", "");

/** What an error is about: its sentence, `syntax` where the words are its own, the compiler's code where it has none. */
export function codeOf(error: string): string {
  if (!error.includes('"✗ ')) return error.replace(/:.*/s, "");
  return sentences.find(([, pattern]) => pattern.test(error))?.[0] ?? "syntax";
}

const table = readFileSync(`${root}src/types/diagnostic.ts`, "utf8");
/** Each sentence that has words, as a pattern of an error, with a note or without; what fits several is the longest. */
const sentences = [
  ...table.slice(0, table.indexOf("\n}\n")).matchAll(/^ {2}readonly "?([a-z-]+)"?:\s+"([^"]*\w[^"]*)";$/gm),
]
  .toSorted(([, , a = ""], [, , b = ""]) => b.length - a.length)
  .map(([, code = "", sentence = ""]) => {
    const words = sentence.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return [code, new RegExp(`: ${words.join(".*")}(, [^"]*)?"`)] as const;
  });
