import { bitsOf } from "../memory.js";
import type { Place, Statement } from "../statement.js";
import { addressOf, cast, type Text } from "./pointer.js";

type Assembly = Statement & { readonly kind: "async" | "instruction" | "matrix" };
type Of<Kind> = Assembly & { readonly kind: Kind };

/** What CUDA has no words for, as PTX in the place of a statement. */
export function assemblyOf(of: Assembly, text: Text): string {
  switch (of.kind) {
    case "async":
      return copied(of, text);
    case "matrix":
      return matrices(of, text);
    case "instruction":
      return multiplied(of, text);
  }
}

/** A unit from global to shared memory past the registers, or zeros. */
function copied(of: Of<"async">, text: Text): string {
  const bytes = (of.from.unit * bitsOf(of.from.memory.element)) / 8;
  const size = of.when === undefined ? `${bytes}` : `${of.when} ? ${bytes} : 0`;
  const code = `cp.async.${bytes === 16 ? "cg" : "ca"}.shared.global [%0], [%1], ${bytes}, %2;`;
  const inputs = `"r"(${pointerTo(of.to, text)}), "l"(${addressOf(of.from, text)}), "r"(${size})`;
  return `asm volatile("${code}" :: ${inputs} : "memory");`;
}

/** Matrices of shared memory, which a whole warp loads. */
function matrices(of: Of<"matrix">, text: Text): string {
  const words = wordsOf(of.to, text);
  const shape = `m8n8.x${words.length}${of.isTransposed ? ".trans" : ""}`;
  const code = `ldmatrix.sync.aligned.${shape}.shared.b16 ${listed(0, words.length)}, [%${words.length}];`;
  const outputs = words.map((word) => `"=r"(${word})`).join(", ");
  return `asm volatile("${code}" : ${outputs} : "r"(${pointerTo(of.from, text)}) : "memory");`;
}

/** A product by a whole warp, whose registers are words of 32 bits. */
function multiplied(of: Of<"instruction">, text: Text): string {
  const [c, a, b] = [of.c, of.a, of.b].map((place) => wordsOf(place, text)) as [string[], string[], string[]];
  const isFloat = of.c.memory.element === "f32";
  const [first, second] = [c.length, c.length + a.length];
  const code = `${of.name} ${listed(0, first)}, ${listed(first, a.length)}, ${listed(second, b.length)}, ${listed(0, first)};`;
  const outputs = c.map((word) => `"+${isFloat ? "f" : "r"}"(${word})`).join(", ");
  return `asm volatile("${code}" : ${outputs} : ${[...a, ...b].map((word) => `"r"(${word})`).join(", ")});`;
}

/** So many operands of an instruction from one on. */
function listed(first: number, count: number): string {
  return `{${Array.from({ length: count }, (_, i) => `%${first + i}`).join(", ")}}`;
}

/** Registers as words: of halves two that lie side by side. */
function wordsOf({ memory, at }: Place, text: Text): string[] {
  const each = at.map((term) => `${memory.name}[${text(term)}]`);
  if (bitsOf(memory.element) === 32) return each;
  return each.filter((_, i) => i % 2 === 0).map((element) => `*${cast("unsigned", `&${element}`)}`);
}

/** The address of shared memory as PTX takes it. */
function pointerTo(place: Place, text: Text): string {
  return `static_cast<unsigned>(__cvta_generic_to_shared(${addressOf(place, text)}))`;
}
