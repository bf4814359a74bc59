import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import type { Fail } from "../../diagnostic.js";
import { idx2crd } from "../../layout/coordinate.js";
import { textOf } from "../../layout/htuple.js";
import { extent } from "../../layout/shape.js";
import { hue } from "../palette.js";
import { panelsOf } from "../plane.js";
import type { Panel } from "../scene.js";
import { textOfValue, valuesOf } from "../values.js";

/** As many cells as say where two coordinates meet. */
const most = 1024;

/** Why a layout is not injective: its grid, with the two coordinates marked that go to one offset. */
export function collisionOf(of: AnyLayout, message: string, fail: Fail): readonly Panel[] {
  const shape = of.shape as IntTuple;
  const [, ...named] = /coordinates (\S+) and (\S+) both/.exec(message) ?? [];
  if (named.length === 0 || extent(shape) > most) return [];
  const valueAt = valuesOf(of, fail);
  return panelsOf(shape, (i) => {
    const lines = [textOfValue(valueAt(i))];
    const isNamed =
      named.includes(`${i}`) ||
      named.includes(textOf((idx2crd as (i: number, s: IntTuple) => IntTuple)(i, shape)));
    return isNamed ? { lines, fill: hue(1), mark: true } : { lines };
  });
}
