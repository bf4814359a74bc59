/** Something that a comment says about a piece of code, and the line of the generated module that stands for it. */
export interface Claim {
  /** Where it is written: file and line. */
  readonly where: string;
  /** The generated module below .tmp/examples/src, and the line in it. */
  readonly module: string;
  readonly line: number;
  /** The name of the function in that module that gives the value, or throws; none for what is only a type. */
  readonly run: string | null;
  /** What the comment says of the value: as it prints, as a value is shown, or the message that is thrown. */
  readonly value: string | null;
  /** What the comment says that the compiler reports, from its code on; and the column, where one is marked. */
  readonly report: string | null;
  readonly column: number | null;
}

/** A module that stands for the examples of one file or block. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** What the generated modules check types with. It lies beside the copy of the library's index. */
export const checks = `import type { Layout, Print } from "./index.js";
export type { Layout } from "./index.js";
/** Identity of types, no mere assignability: any is only any. */
export type Same<Got, Right> =
  (<T>() => T extends Got ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : { got: Got; right: Right };
export type Prints<Got, Text> = Got extends Layout<unknown, unknown> ? Same<Print<Got>, Text> : { got: Got };
export type Takes<Got, Value> = [Value] extends [Got] ? true : { got: Got; value: Value };
export type Both<Got, Value> = [Got] extends [Value] ? Takes<Got, Value> : { got: Got; value: Value };
export type True<T extends true> = T;
`;

const printed = /^prints as (.*)$/;

/** The type that says of the type `got` what `said` says, exactly or at least that the value fits it. */
export function typeClaim(got: string, said: string, exact: boolean): string {
  const text = printed.exec(said)?.[1];
  if (text !== undefined && !exact) return "true";
  if (text !== undefined) return `claims.True<claims.Prints<${got}, ${JSON.stringify(text)}>>`;
  // an object may have a type of its own name, which is another than the one that is written out
  const relation = exact ? (said.startsWith("{") ? "Both" : "Same") : "Takes";
  return `claims.True<claims.${relation}<${got}, ${typeOf(said)}>>`;
}

/** The value that a comment says, without the words before it. */
export function valueOf(said: string): string {
  return printed.exec(said)?.[1] ?? said;
}

/** A shown value as a type: layouts in it stand in their notation. */
function typeOf(said: string): string {
  return said.replace(
    /(?<=: )([(\d][(),\d]*):([(\def][-+.(),\def]*?)(?=,? )/g,
    (_, shape: string, stride: string) => {
      const tuple = (side: string) =>
        side
          .replace(/[^(),]*[ef][^(),]*/g, '"$&"')
          .replace(/\(/g, "[")
          .replace(/\)/g, "]");
      return `claims.Layout<${tuple(shape)}, ${tuple(stride)}>`;
    },
  );
}

/** A value as comments show it. */
export function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${key}: ${show(entry)}`)
      .join(", ")} }`;
  return String(value);
}

/** A value as `prints as` has it: several layouts stand side by side. */
export function print(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(", ") : String(value);
}

/** The identifiers of a piece of code, but for those in texts and after a dot; three dots are none. */
export function identifiers(code: string): ReadonlySet<string> {
  const bare = code.replace(/"[^"]*"/g, '""');
  return new Set([...bare.matchAll(/(?<!\w|(?<!\.\.)\.)[A-Za-z_]\w*/g)].map(([name]) => name));
}
