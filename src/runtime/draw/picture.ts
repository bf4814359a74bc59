import type { DrawOptions, Form } from "../../types/draw/options.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import { exactly, type Fail } from "../diagnostic.js";
import { integerIn } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { latexOf } from "./latex.js";
import type { Scene } from "./scene.js";
import { svgOf } from "./svg.js";
import { textOf } from "./text.js";

/** As many cells as a page still shows at once. */
const most = 65_536;

const forms: Readonly<Record<Form, (scene: Scene, colour: boolean) => string>> = {
  svg: svgOf,
  text: textOf,
  latex: latexOf,
};

/** How a picture is to be written, once its options are looked at. */
export interface Plan {
  /** Refuses more cells than the budget allows; it is asked before they are made. */
  readonly spend: (...shapes: readonly IntTuple[]) => void;
  readonly write: (scene: Scene) => string;
}

/** The options of a picture, checked. */
export function planIn(options: DrawOptions | undefined, fail: Fail): Plan {
  if (options !== undefined && (typeof options !== "object" || options === null))
    fail("argument", show(options), "set of options");
  const { form = "svg", title, colour = false, budget = most } = options ?? {};
  if (!Object.hasOwn(forms, form)) fail("argument", show(form), "form of a picture: svg, text or latex");
  if (title !== undefined && typeof title !== "string") fail("argument", show(title), "title");
  if (typeof colour !== "boolean") fail("argument", show(colour), "boolean");
  integerIn(budget, fail, "extent", Number.isInteger(budget) && budget > 0);
  let left = budget;
  return {
    spend: (...shapes) => {
      left -= exactly(fail, () => shapes.reduce<number>((so, shape) => so + extent(shape), 0));
      if (left < 0) fail("budget", `${budget} cells`);
    },
    write: (scene) => forms[form](title === undefined ? scene : { ...scene, title }, colour),
  };
}
