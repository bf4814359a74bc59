import type { Fail } from "../diagnostic.js";
import { isIdentifier } from "../expression/language.js";
import { words } from "../expression/macro.js";
import { show } from "../layout/text.js";

/** What is no keyword, but what the text of kernels refers to: under such a name of one's own it would be another. */
export const predeclared: ReadonlySet<string> = new Set(
  words(`
    array atomic f16 f32 fma function main private ptr read read_write select storage uniform vec2 vec2f vec2u vec3 vec3f vec3u vec4
    vec4f vec4u workgroup workgroupBarrier write
    float2 float4 half half2 int2 int4 uint2 uint4`),
);

/** `name` where it is free in both languages, as one description is for both. */
export function nameIn(name: unknown, fail: Fail): string {
  return isIdentifier(name, "wgsl") && isIdentifier(name, "cuda") && !predeclared.has(name)
    ? name
    : fail("argument", show(name), "name that wgsl and cuda leave free");
}

/** Names as they are given out: none twice, and none that is taken. */
export class Names {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The name, with the first number behind it that makes it free. */
  fresh(name: string): string {
    let out = name;
    for (let i = 0; this.#taken.has(out); i++) out = `${name}${i}`;
    this.#taken.add(out);
    return out;
  }
}
