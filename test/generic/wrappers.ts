/** A function of the library, as its declaration has it. */
export interface Declared {
  readonly name: string;
  /** What stands between its brackets: `A extends AnyMapping, const T extends Tiler`, or nothing. */
  readonly generics: string;
  /** `left: A`, `tiler: Accepted<T, Composition<A, T>>`. */
  readonly parameters: readonly string[];
}

/** The functions that an entry of the package exports. */
export function declaredIn(declarations: string, names: readonly string[]): readonly Declared[] {
  const text = declarations.replace(/\/\*[\s\S]*?\*\//g, "");
  return names.flatMap((name) => {
    const from = new RegExp(`declare function ${name}(?:\\$\\d)?(?=[<(])`).exec(text);
    if (from === null) return [];
    const rest = text.slice(from.index + from[0].length);
    const generics = rest.startsWith("<") ? enclosed(rest) : "";
    const list = enclosed(generics === "" ? rest : rest.slice(generics.length + 2));
    return [{ name, generics, parameters: split(list) }];
  });
}

/** A function that does nothing but call it, and is as generic: its arguments are what they are, and nothing checks them. */
export function wrapper({ name, generics, parameters }: Declared): string {
  const own = parameters.map(unchecked);
  const passed = own.map((parameter) => (/^(?:\.\.\.)?\w+/.exec(parameter) as RegExpExecArray)[0]);
  const brackets = generics === "" ? "" : `<${generics}>`;
  return `export const ${name}_ = ${brackets}(${own.join(", ")}) => ${name}(${passed.join(", ")});`;
}

/** A generic function and a class that set two results of the operation side by side, each of operands of its own. */
export function comparing({ name, generics, parameters }: Declared): string {
  const own = parameters.map((parameter) => unchecked(parameter).replace(/^(\.\.\.)?(\w+)\??:/, "$2:"));
  const passed = parameters.map((parameter) => (/^(?:\.\.\.)?\w+/.exec(parameter) as RegExpExecArray)[0]);
  const brackets = split(generics).map((one) => one.replace("const ", "").replace(/ = .*$/s, ""));
  const names = brackets.map((one) => one.split(" ")[0] as string);
  const used = new RegExp(`\\b(${names.join("|")})\\b(?!\\??:)`, "g");
  const other = (part: string): string => part.replace(used, "$1_2").replace(/^(\w+):/, "$1_2:");
  const both = [...brackets, ...brackets.map(other)].join(", ");
  return `export function ${name}_<${both}>(first: boolean, ${[...own, ...own.map(other)].join(", ")}) {
  let one = ${name}(${passed.join(", ")});
  const two = ${name}(${passed.map((argument) => `${argument}_2`).join(", ")});
  one = ${name}(${passed.join(", ")});
  const is = null as unknown as typeof one extends typeof two ? 1 : 2;
  const made = [is, one, two, first ? one : two] as const;
  one = two; // told apart
  return [[one, two], made];
}
export class Of_${name}<${brackets.join(", ")}> {
  readonly field;
  constructor(${own.join(", ")}) { this.field = ${name}(${passed.join(", ")}); }
}
export const is_${name} = <${both}>(a: Of_${name}<${names.join(", ")}>, b: Of_${name}<${names.map(other).join(", ")}>) => {
  a = b; // told apart
  return a;
};`;
}

/** A type that computes, and its parameters with their constraints. */
export interface Alias {
  readonly name: string;
  readonly parameters: readonly string[];
}

/** The types among these that compute. */
export function aliasesIn(declarations: string, names: readonly string[]): readonly Alias[] {
  const text = declarations.replace(/\/\*[\s\S]*?\*\//g, "");
  return names.flatMap((name) => {
    const found = new RegExp(`^type ${name}(?:\\$\\d)?<([^;]*?)> = [^;]*infer Made`, "m").exec(text);
    return found === null
      ? []
      : [{ name, parameters: split(found[1] as string).map((one) => one.replace(/ = .*$/s, "")) }];
  });
}

/** Types of it with two sets of operands, in all that types stand in, which are told apart. */
export function comparingTypes({ name, parameters }: Alias): string {
  const names = parameters.map((one) => one.split(" ")[0] as string);
  const other = (part: string): string => part.replace(new RegExp(`\\b(${names.join("|")})\\b`, "g"), "$1_2");
  const one = `${name}<${names.join(", ")}>`;
  const two = other(one);
  const pairs = [
    "Promise<_>",
    "_ & { tag: 1 }",
    "_ | 7",
    '{ [K in "p" | "q"]: _ }',
    "readonly [_, 1]",
    "{ f(x: _): void; g: () => _ }",
  ];
  const given = pairs.map(
    (pair, i) => `a${i}: ${pair.replaceAll("_", () => one)}, b${i}: ${pair.replaceAll("_", () => two)}`,
  );
  const lists = pairs.map((_, i) => `[a${i}, b${i}]`);
  return `export interface In_${name}<${parameters.join(", ")}> { readonly a: ${one}; f(x: ${one}): void; readonly g: () => ${one} }
export const of_${name} = <${[...parameters, ...parameters.map(other)].join(", ")}>(a: In_${name}<${names.join(", ")}>, b: In_${name}<${names.map(other).join(", ")}>, ${given.join(", ")}) => {
  a = b; // told apart
${pairs.map((_, i) => `  a${i} = b${i}; // told apart`).join("\n")}
  return [${lists.join(", ")}];
};
export type Is_${name}<${[...parameters, ...parameters.map(other)].join(", ")}> = ${one} extends ${two} ? 1 : 2;`;
}

/** `Accepted<T, R>` without what checks it. */
function unchecked(parameter: string): string {
  const found = /\bAccepted(?:Each)?(?=<)/.exec(parameter);
  if (found === null) return parameter;
  const inside = enclosed(parameter.slice(found.index + found[0].length));
  const after = parameter.slice(found.index + found[0].length + inside.length + 2);
  return `${parameter.slice(0, found.index)}${split(inside)[0]}${after}`;
}

/** What stands between the bracket that a text begins with and the one that closes it. */
function enclosed(text: string): string {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if ("<([{".includes(text.charAt(i))) depth++;
    else if (")]}".includes(text.charAt(i)) || isClosing(text, i)) depth--;
    if (depth === 0) return text.slice(1, i);
  }
  throw new Error(`nothing closes ${text.slice(0, 40)}`);
}

/** The parts between the commas that no bracket encloses. */
function split(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    if ("<([{".includes(text.charAt(i)) && i < text.length) depth++;
    else if ((")]}".includes(text.charAt(i)) && i < text.length) || isClosing(text, i)) depth--;
    if ((text[i] === "," && depth === 0) || i === text.length) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return parts.filter((part) => part !== "");
}

/** A bracket, and no arrow. */
const isClosing = (text: string, i: number): boolean => text[i] === ">" && text[i - 1] !== "=";

/** The types that an entry of the package exports. */
export function exportedTypes(text: string): readonly string[] {
  const names = [...text.matchAll(/^export (?:type )?\{(.*)\};$/gm)].flatMap(([, list = ""]) =>
    list.split(", "),
  );
  return names.map((name) => name.replace("type ", "").trim()).filter((name) => /^[A-Z]/.test(name));
}
