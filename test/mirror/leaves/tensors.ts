import * as library from "../../../src/index.js";
import { type Argument, legal, pick, written } from "./arguments.js";
import { layouts } from "./layouts.js";

/* Tensors: of arrays, of what counts, of coordinates, ragged ones, and of one of two layouts. */

export const memory = (): Argument => {
  for (;;) {
    const kind = pick([
      "array",
      "array",
      "array",
      "count",
      "coordinates",
      "ragged",
      "either",
      "any",
    ] as const);
    const of = layouts();
    const [text, accessor] =
      kind === "count"
        ? ["counting()", library.counting]
        : kind === "coordinates"
          ? ["coordinates([0, 0])", () => library.coordinates([0, 0])]
          : ["new Float64Array(4096)", () => new Float64Array(4096)];
    const values = legal(
      of.values.map((one) => [one]),
      (one) => {
        const made = library.tensor(accessor() as any, one);
        return kind === "ragged" ? (library.localTile as any)(made, 3, 0) : made;
      },
    );
    if (values.length === 0) continue;
    const whole = `tensor(${text}, ${of.text})`;
    if (kind === "ragged") return { text: `localTile(${whole}, 3, 0)`, values };
    if (kind === "any") return { text: "of<AnyTensor>()", values };
    if (kind !== "either") return { text: whole, values };
    const types = values.map(({ layout, ragged }: any) => {
      const [shape, stride] = [written(layout.shape), written(layout.stride)];
      return `Tensor<Float64Array, ${shape}, ${stride}, ${ragged}>`;
    });
    return { text: `of<${types.join(" | ")}>()`, values };
  }
};
