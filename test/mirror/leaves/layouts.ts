import type { AnyLayout } from "../../../src/index.js";
import * as library from "../../../src/index.js";
import {
  type Argument,
  chance,
  combined,
  extents,
  leaf,
  legal,
  listed,
  next,
  pick,
  ranks,
  strides,
  tuple,
  written,
} from "./arguments.js";

/* Layouts and tilers, as programs write them and as they may be at run time. */

/** Layouts in the notation: nested, with strides of all kinds. */
const texts = [
  "((2,2),4):((1,4),8)",
  "(2,(2,4)):(8,(1,2))",
  "((2,2),(2,4)):((1,8),(2,16))",
  "(4,1):(1,7)",
  "(4,8):(0,0)",
  "(4,(2,2)):(e0,(e1,2e1))",
  "(3,4):(e0,e1)",
  "(4,8):(e1,e0)",
  "4:e0+e1",
  "(2,2):(e0.1,e1)",
  "(4,8):(f1,f9)",
  "(8,8):(f1,f9)",
  "((2,2),4):((f1,f6),f8)",
  "4:f0",
  "(4,8):(-1,4)",
  "1:0",
];

/** One of these, one of two, or a text that is not known. */
function told(): Argument {
  const [one, other] = [pick(texts), pick(texts)];
  const values = [library.layout(one as never), library.layout(other as never)];
  if (chance(0.7)) return { text: `layout("${one}")`, values: [values[0]] };
  if (chance(0.5)) return { text: `layout(of<"${one}" | "${other}">())`, values };
  return chance(0.5)
    ? { text: "layout(of<string>())", values }
    : { text: `of<${written(values[0])} | ${written(values[1])}>()`, values };
}

/** A layout of integers, coordinates or binary elements, known, in part, or not. */
export function layouts(): Argument {
  if (chance(0.12)) return told();
  for (;;) {
    const rank = pick(ranks);
    const elements = next();
    const all = Array.from({ length: rank }, () => leaf(pick(extents), pick(extents)));
    const steps = Array.from({ length: rank }, (_, i): Argument => {
      if (elements < 0.1) return { text: `"e${i}"`, values: [`e${i}`] };
      if (elements < 0.14)
        return {
          text: `of<"f${2 ** i}" | "f${2 ** (i + 3)}">()`,
          values: [`f${2 ** i}`, `f${2 ** (i + 3)}`],
        };
      return leaf(pick(strides), pick(strides));
    });
    const [shapes, stride] =
      rank === 1 && chance(0.5) ? [all[0] as Argument, steps[0] as Argument] : [listed(all), listed(steps)];
    const bare = chance(0.4);
    const made = bare
      ? legal(
          shapes.values.map((one) => [one]),
          library.layout as any,
        )
      : legal(combined([shapes, stride]), library.layout as any);
    const [first] = made as AnyLayout[];
    if (first === undefined) continue;
    const kind = next();
    if (kind < 0.62)
      return {
        text: bare ? `layout(${shapes.text})` : `layout(${shapes.text}, ${stride.text})`,
        values: made,
      };
    if (kind < 0.7) return { text: "of<AnyLayout>()", values: made };
    if (kind < 0.75) return { text: "of<Layout>()", values: made };
    const other = made.at(-1) as AnyLayout;
    if (kind < 0.9) {
      const more = library.layout(pick([4, [2, 4], [4, 2], [2, 2, 2]])) as AnyLayout;
      const last = chance(0.5) ? more : other;
      return { text: `of<${written(first)} | ${written(last)}>()`, values: [first, last] };
    }
    // annotated by hand, a union for a leaf
    const { shape: s, stride: d } = first as { shape: any; stride: any };
    if (!Array.isArray(s)) return { text: `of<Layout<${s} | 5, ${written(d)}>>()`, values: [first] };
    return {
      text: `of<Layout<[${s.map((one, i) => `${one}${i === 0 ? " | 3" : ""}`).join(", ")}], ${written(d)}>>()`,
      values: [first],
    };
  }
}

/** A tiler: an integer, a layout, `null`, or some of them by mode. */
export function tiler(depth = 0): Argument {
  const kind = next();
  if (depth > 0 && kind < 0.15) return { text: "null", values: [null] };
  if (kind < 0.3) return leaf(pick([1, 2, 2, 4, 8]), pick([1, 2, 4, 3]));
  if (kind < 0.45) return layouts();
  if (kind < 0.5) return { text: "of<Tiler>()", values: [2, [2, null], null] };
  if (kind < 0.55) return { text: "of<null | 2>()", values: [null, 2] };
  if (kind < 0.62) return tuple([1, 2, 4, 8]);
  return listed(Array.from({ length: pick([1, 2, 2]) }, () => (depth > 1 ? leaf(2, 4) : tiler(depth + 1))));
}
