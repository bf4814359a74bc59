import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { isElement } from "../semimodule/semimodule.js";

/**
 * Reads `shape` or `shape:stride` as section 4.4 of the paper writes them; spaces do not count. Whether the shape and
 * the stride make a layout is not looked at. A fault in the text is refused (`syntax`), the first from the left.
 * @example parse("(4,(3,2)):(2,(8,1))") // { shape: [4, [3, 2]], stride: [2, [8, 1]] }
 */
export function parse(text: string): { readonly shape: IntTuple; readonly stride: StepTuple | undefined } {
  const tight = text.replaceAll(" ", "");
  const fail = failing("layout", () => clip(tight));
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

/** The stride that a token is: an integer, or an element of another semimodule as it is written. */
function step(token: string, fail: Fail): Step {
  return /[ef]/.test(token) && isElement(token) ? token : integer(token, fail);
}

/** The integer that a token is: decimal, with no plus sign and no leading zero. */
function integer(token: string, fail: Fail): number {
  if (!/^(0|-?[1-9][0-9]*)$/.test(token)) fail("syntax", `"${clip(token)}" is no integer`);
  const value = Number(token);
  return Number.isSafeInteger(value) ? value : fail("overflow");
}
