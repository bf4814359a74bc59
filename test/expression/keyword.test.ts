import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { keywords } from "../../src/runtime/expression/keyword.js";
import { isIdentifier } from "../../src/runtime/expression/language.js";
import { compiler } from "./c.js";

// sections 15.1 and 15.2 of the specification of WGSL
const wgsl = `alias break case const const_assert continue continuing default diagnostic discard else enable false fn for
  if let loop override requires return struct switch true var while
  NULL Self abstract active alignas alignof as asm asm_fragment async attribute auto await become cast catch class
  co_await co_return co_yield coherent column_major common compile compile_fragment concept const_cast consteval
  constexpr constinit crate debugger decltype delete demote demote_to_helper do dynamic_cast enum explicit export
  extends extern external fallthrough filter final finally friend from fxgroup get goto groupshared highp impl
  implements import inline instanceof interface layout lowp macro macro_rules match mediump meta mod module move mut
  mutable namespace new nil noexcept noinline nointerpolation non_coherent noncoherent noperspective null nullptr of
  operator package packoffset partition pass patch pixelfragment precise precision premerge priv protected pub
  public readonly ref regardless register reinterpret_cast require resource restrict self set shared sizeof smooth
  snorm static static_assert static_cast std subroutine super target template this thread_local throw trait try type
  typedef typeid typename typeof union unless unorm unsafe unsized use using varying virtual volatile wgsl where
  with writeonly yield`;

test("the words of WGSL are those of its specification, and the types of the text", () => {
  expect([...keywords.wgsl].toSorted()).toEqual(
    [...new Set([...wgsl.split(/\s+/), "i32", "u32"])].toSorted(),
  );
});

const headers = `assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg
  stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string threads time uchar wchar wctype`;

/** The macros without arguments that the system's headers define. */
function macrosOf(standard: string): readonly string[] {
  const source = headers
    .split(/\s+/)
    .map((header) => `#include <${header}.h>\n`)
    .join("");
  const text = execFileSync(compiler as string, [`-std=${standard}`, "-dM", "-E", "-"], {
    input: source,
    encoding: "utf8",
  });
  return [...text.matchAll(/^#define ([A-Za-z]\w*)(?= |$)/gm)].map(([, name]) => name as string);
}

test.skipIf(compiler === null)("no macro of a standard header names a variable of C or CUDA", () => {
  const macros = macrosOf("c11");
  expect(macros.length).toBeGreaterThan(300);
  for (const language of ["c", "cuda"] as const)
    expect(macros.filter((name) => isIdentifier(name, language))).toEqual([]);
});

test.skipIf(compiler === null)("nor one that the compiler defines by itself", () => {
  const text = execFileSync(compiler as string, ["-std=gnu11", "-dM", "-E", "-"], {
    input: "",
    encoding: "utf8",
  });
  const macros = [...text.matchAll(/^#define (\w+)/gm)].map(([, name]) => name as string);
  expect(macros.filter((name) => isIdentifier(name, "c"))).toEqual([]);
});
