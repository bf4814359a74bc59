import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { escaped, quoted } from "../diagnostic/quoted.js";
import { type Fail, failing } from "../diagnostic.js";
import { canonical, isTooDeep } from "../semimodule/semimodule.js";

/**
 * Reads `shape` or `shape:stride` as section 4.4 of the paper writes them; white space does not count but between
 * two numbers, where a comma is missing. Whether the shape and the stride make a layout is not looked at. A fault in the text is refused (`syntax`), the first from the left.
 * @example parse("(4,(3,2)):(2,(8,1))") // { shape: [4, [3, 2]], stride: [2, [8, 1]] }
 */
export function parse(text: string): { readonly shape: IntTuple; readonly stride: StepTuple | undefined } {
  const tight = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ (?=[(),:+-])|(?<=[(),:+-]) /g, "");
  const fail = failing("layout", () => escaped(tight) || '""');
  const [shape = "", stride, ...more] = tight.split(":");
  if (more.length > 0) fail("syntax", 'there is more than one ":"');
  return {
    shape: read(shape, integer, fail) as IntTuple,
    stride: stride === undefined ? undefined : read(stride, step, fail),
  };
}

/** One side of the text, token by token: what opens, an integer, what closes. No recursion, so depth costs nothing. */
function read(side: string, element: (token: string, fail: Fail) => Step, fail: Fail): StepTuple {
  const open: StepTuple[][] = [];
  let whole: StepTuple | undefined;
  for (const token of side.split(",")) {
    if (whole !== undefined) fail("syntax", "a comma stands outside of parentheses");
    let start = 0;
    while (token[start] === "(") start++;
    let end = token.length;
    while (end > start && token[end - 1] === ")") end--;
    for (let i = 0; i < start; i++) open.push([]);
    let value: StepTuple = element(token.slice(start, end), fail);
    for (let i = end; i < token.length; i++) {
      const tuple: StepTuple[] = open.pop() ?? fail("syntax", "a parenthesis is never opened");
      tuple.push(value);
      value = tuple;
    }
    const innermost = open.at(-1);
    if (innermost === undefined) whole = value;
    else innermost.push(value);
  }
  return whole ?? fail("syntax", "a parenthesis is never closed");
}

/** The stride that a token is: an integer, or an element of another semimodule. */
function step(token: string, fail: Fail): Step {
  if (isTooDeep(token)) fail("depth");
  return (/[ef]/.test(token) ? canonical(token) : null) ?? integer(token, fail);
}

/** The integer that a token is: decimal, with no plus sign and no leading zero. */
function integer(token: string, fail: Fail): number {
  if (token.includes(" ")) fail("syntax", `a comma is missing in ${quoted(token)}`);
  if (token === "") fail("syntax", "a number is missing");
  if (!/^(0|-?[1-9][0-9]*)$/.test(token)) fail("syntax", `${quoted(token)} is no integer`);
  const value = Number(token);
  return Number.isSafeInteger(value) ? value : fail("overflow");
}
