import type { Refusal } from "../diagnostic.js";

/**
 * Whether options say that a kernel has one of some features of WebGPU; where it is not known which it has, that is not decided.
 */
export type HasFeature<O, Features> = "features" extends keyof O
  ? O extends { readonly features: infer All extends readonly unknown[] }
    ? number extends All["length"]
      ? true
      : Extract<All[number], Features> extends never
        ? string extends All[number]
          ? true
          : false
        : true
    : true
  : false;

/** The refusal of halves in WGSL without their feature; where there are none, the language may be any. */
export type HalfFault<Operation extends string, Operands extends string, Elements, O> = "f16" extends Elements
  ? O extends { readonly language: "wgsl" }
    ? HasFeature<O, "shader-f16"> extends true
      ? null
      : Refusal<Operation, Operands, "argument", ["f16", "element of wgsl without the feature shader-f16"]>
    : null
  : null;
