// @ts-check
// A signature as people read it: what is checked of an argument is left out, and the result is a type of the arguments.

/** @typedef {import("../comment.mjs").Signature} Signature */

/** What the open types of the library are to people. @type {readonly (readonly [RegExp, string])[]} */
const plain = [
  [/\bAny(?:Mapping|Memory)\b/g, "Layout | ComposedLayout"],
  [/\bComposite\b/g, "ComposedLayout"],
  [/\bAny(?=[A-Z])/g, ""],
];

/** @param {string} name @param {Signature} signature */
export function readable(name, { generics, parameters, rest }) {
  const constraints = new Map(generics.map(constraintOf));
  const given = parameters.map((text) => {
    const [, spread = "", of = "", optional = "", type = "", value] =
      /^(\.\.\.)?(\w+)(\?)?(?:: ([\s\S]*?))?(?: = (.*))?$/.exec(text) ?? [];
    return {
      spread,
      of,
      optional: optional || (value === undefined ? "" : "?"),
      type: type || typeof JSON.parse(value ?? "null"),
    };
  });
  const shown = given.map(
    ({ spread, of, optional, type }) => `${spread}${of}${optional}: ${typed(type, constraints)}`,
  );
  /** @param {string} generic */
  const place = (generic) => {
    const found = given.find(({ type }) => new RegExp(`\\b${generic}\\b`).test(first(type)));
    return found === undefined ? generic : `typeof ${found.of}`;
  };
  return `${name}(${shown.join(", ")}): ${resultOf(name, rest, constraints, place)}`;
}

/** @param {string} text of a type parameter @returns {readonly [string, string]} */
function constraintOf(text) {
  const [, of = "", constraint = "unknown"] =
    /^(?:const )?(\w+)(?: extends ([\s\S]*?))?(?: = .*)?$/.exec(text) ?? [];
  return [of, constraint];
}

/** What an argument is before it is checked. @param {string} type */
const first = (type) => /^Accepted(?:Each)?<(\w+)\b/.exec(type)?.[1] ?? type;

/** @param {string} type @param {ReadonlyMap<string, string>} constraints */
function typed(type, constraints) {
  const bare = type
    .replace(/\bAccepted(?:Each)?<(\w+), (?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>/g, "$1")
    .replace(/\bNoInfer<(\w+)>/g, "$1");
  const whole = bare.replace(/(?<![."\w])\w+\b/g, (word) => constraints.get(word) ?? word);
  return plain.reduce((text, [open, to]) => text.replace(open, to), whole).replace(/\s+/g, " ");
}

/** @param {string} name @param {string} rest @param {ReadonlyMap<string, string>} constraints @param {(generic: string) => string} place */
function resultOf(name, rest, constraints, place) {
  const [, type = ""] = /^:([\s\S]*?)(?:;| \{\n|\{\n)/.exec(rest) ?? [];
  const whole = type.replace(/\s+/g, " ").trim();
  // of the types whose arguments are those of the call, the one of its name is what it computes, or the one that is answered
  const candidates = [...whole.matchAll(/\b(\w+)<([^<>]*)>/g)].filter(([, , args = ""]) =>
    args.split(", ").every((arg) => constraints.has(arg) || arg.startsWith('"')),
  );
  const [answered] = whole.startsWith("Answer<") && !/, \w+>$/.test(whole) ? candidates : [];
  const computed =
    candidates.find(([, of = ""]) => of.toLowerCase().includes(name.toLowerCase())) ?? answered;
  if (constraints.has(whole)) return place(whole);
  if (computed === undefined) {
    const [, answer] = /^Answer<.*, (\w+)>$/.exec(whole) ?? [];
    return answer ?? typed(whole, constraints).replace(/^(\w+)<.*>$/, "$1");
  }
  const [, of = "", args = ""] = computed;
  const places = args.split(", ").map((arg) => (constraints.has(arg) ? place(arg) : arg));
  return `${of}<${[...new Set(places)].join(", ")}>`;
}
