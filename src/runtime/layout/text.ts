import type { StepTuple } from "../../types/layout/htuple.js";
import { quoted } from "../diagnostic/quoted.js";
import { clip } from "../diagnostic.js";
import { isOwn } from "../semimodule/element.js";
import { isElement } from "../semimodule/semimodule.js";

/**
 * A tuple as it is written.
 * @example textOf([4, [3, 2]]) // "(4,(3,2))"
 */
export function textOf(tuple: StepTuple): string {
  return Array.isArray(tuple) ? `(${tuple.map(textOf).join(",")})` : `${tuple}`;
}

/**
 * Whatever a caller may have passed, for a message: cut to 40 characters, and no walk goes further than that.
 * @example show([4, null, Number.NaN]) // "(4,_,NaN)"
 */
export function show(value: unknown): string {
  let text = "";
  const write = (x: unknown): void => {
    // every level writes a parenthesis, so this ends within 41 levels
    if (text.length > 40) return;
    if (Array.isArray(x)) {
      for (let i = 0; i < x.length && text.length <= 40; i++) {
        text += i === 0 ? "(" : ",";
        write(x[i]);
      }
      text += x.length === 0 ? "()" : ")";
    } else if (typeof x === "function" && "shape" in x && "stride" in x) {
      text += `${show(x.shape)}:${show(x.stride)}`;
    } else if (x === null) text += "_";
    else if (typeof x === "string") text += isElement(x) ? x : quoted(x);
    else if (typeof x === "bigint") text += `${x}n`;
    else if (typeof x === "function") text += "a function";
    else if (typeof x === "object" && "outer" in x && "inner" in x && "offset" in x)
      text += `${show(x.outer)} ∘ (${show(x.offset)} + ${show(x.inner)})`;
    else text += typeof x === "object" && !isOwn(x) ? "an object" : String(x);
  };
  write(value);
  return clip(text);
}
