import { words } from "./macro.js";

/** What may not name a variable: keywords, and what the generated text itself refers to. */
interface Keywords {
  readonly js: ReadonlySet<string>;
  readonly c: ReadonlySet<string>;
  readonly cuda: ReadonlySet<string>;
  readonly wgsl: ReadonlySet<string>;
}

const js = `
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof var void while with yield Infinity Math NaN undefined`;

const c = `
  alignas alignof asm auto bool break case char const constexpr continue default do double else enum extern false float
  for goto if inline int int64_t long main nullptr register restrict return short signed sizeof static static_assert
  struct switch thread_local true typedef typeof typeof_unqual union unsigned void volatile while`;

const cpp = `
  and and_eq bitand bitor catch char8_t char16_t char32_t class co_await co_return co_yield compl concept consteval
  constinit const_cast contract_assert decltype delete dynamic_cast explicit export friend mutable namespace new
  noexcept not not_eq operator or or_eq private protected public reinterpret_cast requires static_cast template this throw try typeid
  typename using virtual wchar_t xor xor_eq`;

/** The variables that CUDA declares in every kernel. */
const cuda = "blockDim blockIdx gridDim threadIdx warpSize";

/** The keywords and the reserved words of the standard (sections 15.1 and 15.2), and the types of the text. */
const wgsl = `
  alias break case const const_assert continue continuing default diagnostic discard else enable false fn for if let
  loop override requires return struct switch true var while
  NULL Self abstract active alignas alignof as asm asm_fragment async attribute auto await become cast catch class
  co_await co_return co_yield coherent column_major common compile compile_fragment concept const_cast consteval
  constexpr constinit crate debugger decltype delete demote demote_to_helper do dynamic_cast enum explicit export
  extends extern external fallthrough filter final finally friend from fxgroup get goto groupshared highp impl
  implements import inline instanceof interface layout lowp macro macro_rules match mediump meta mod module move mut
  mutable namespace new nil noexcept noinline nointerpolation non_coherent noncoherent noperspective null nullptr of
  operator package packoffset partition pass patch pixelfragment precise precision premerge priv protected pub public
  readonly ref regardless register reinterpret_cast require resource restrict self set shared sizeof smooth snorm static
  static_assert static_cast std subroutine super target template this thread_local throw trait try type typedef typeid
  typename typeof union unless unorm unsafe unsized use using varying virtual volatile wgsl where with writeonly yield
  i32 u32`;

export const keywords: Keywords = {
  js: words(js),
  c: words(c),
  cuda: words(`${c} ${cpp} ${cuda}`),
  wgsl: words(wgsl),
};
