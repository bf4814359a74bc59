import { countOf, type Draw, partsOf, strides } from "./draw.js";
import type { Term } from "./notation.js";
import {
  bits,
  bounds,
  coordinate,
  divisor,
  evaluated,
  extended,
  fourfold,
  odd,
  order,
  profile,
  regrouped,
  shapeOf,
  tiler,
  twin,
} from "./operand.js";

/** How the operands of an operation are drawn, by what they are. */
export const operands = {
  layout: (draw) => [draw.layout()],
  "layout extended": (draw) => [extended(draw)],
  "layouts extended": (draw) => [extended(draw), extended(draw)],
  "layout profile": (draw) => {
    const of = draw.layout();
    return [of, profile(of.shape, draw)];
  },
  "layout bound profile": (draw) => {
    const of = draw.layout();
    const by = profile(of.shape, draw);
    return [of, draw.chance(0.3) ? null : draw.chance(0.1) ? 64 : bounds(by, draw), by];
  },
  "layout bound": (draw) => [
    draw.layout(),
    draw.chance(0.7) ? draw.pick([16, 24, 64, 256, 1000]) : draw.pick([draw.layout(2), [8, [4, 4]]]),
  ],
  "layout tiler": (draw) => {
    const of = draw.layout(3);
    return [of, tiler(of, draw)];
  },
  "layout tile": (draw) => {
    const of = draw.layout();
    return [of, draw.tile(Math.min(countOf(of.shape), 4096))];
  },
  "layout backward": (draw) => {
    const modes = draw.some(1, 2, () => [draw.between(1, 5), draw.between(-9, 9)] as const);
    const [only] = modes;
    if (only !== undefined && modes.length === 1) return [draw.layout(), { shape: only[0], stride: only[1] }];
    return [draw.layout(), { shape: modes.map(([s]) => s), stride: modes.map(([, d]) => d) }];
  },
  "layout pair": (draw) => {
    const of = draw.layout(3);
    if (!Array.isArray(of.shape)) return [of, draw.chance(0.5) ? draw.pick([2, 3, 4]) : draw.tile(8)];
    const by = of.shape.map(() => draw.tile(8));
    return [of, { shape: by.map(({ shape }) => shape), stride: by.map(({ stride }) => stride) }];
  },
  "layout twin": (draw) => {
    const of = draw.layout(3);
    return [of, twin(of, draw)];
  },
  "layout twin width": (draw) => {
    const of = draw.layout(3);
    return [of, twin(of, draw), draw.between(1, 16)];
  },
  "layout layout": (draw) => [draw.layout(3), draw.layout(2)],
  "layout coordinate": (draw) => evaluated(draw),
  "layout cut": (draw) => evaluated(draw, 0.4),
  "layout mode": (draw) => {
    const of = draw.layout();
    return [of, draw.between(0, partsOf(of.shape).length - (draw.chance(0.9) ? 1 : 0))];
  },
  "layout path": (draw) => {
    const of = draw.layout();
    const path = (shape: Term): readonly number[] => {
      if (!Array.isArray(shape) || draw.chance(0.2)) return [];
      const i = draw.between(0, shape.length - (draw.chance(0.9) ? 1 : 0));
      return [i, ...path(shape[i] ?? 1)];
    };
    return [of, ...path(of.shape)];
  },
  "layout permutation": (draw) => {
    const of = draw.layout();
    const order = draw.shuffled(partsOf(of.shape).map((_, i) => i));
    return [of, ...(draw.chance(0.9) ? order : order.slice(1))];
  },
  "layout rank": (draw) => {
    const of = draw.layout(2);
    if (draw.chance(0.3)) return [of, draw.layout(2)];
    return draw.chance(0.5) ? [of, draw.between(0, 4)] : [of, draw.between(0, 4), draw.layout(1)];
  },
  "layout regrouped": (draw) => {
    const of = draw.layout(3);
    return [of, regrouped(of, draw)];
  },
  "shape regrouped": (draw) => {
    const of = draw.layout(3);
    return [of.shape, regrouped(of, draw).shape];
  },
  "shape divisor": (draw) => {
    const { shape } = draw.layout();
    return [shape, divisor(shape, draw)];
  },
  "layout modes": (draw) => {
    const of = draw.layout();
    const rank = partsOf(of.shape).length;
    const mode = () => (draw.chance(0.95) ? draw.between(0, rank - 1) : draw.between(-1, rank + 1));
    return [of, ...draw.some(1, 4, mode)];
  },
  "layout range": (draw) => {
    const of = draw.layout();
    const rank = partsOf(of.shape).length;
    if (draw.chance(0.2)) return [of, draw.between(-1, rank + 1), draw.between(-1, rank + 1)];
    const begin = draw.between(0, rank - 1);
    return [of, begin, draw.between(begin + 1, rank)];
  },
  "layout shape": (draw) => {
    const of = draw.layout();
    return [of, draw.chance(0.1) ? draw.layout() : shapeOf(countOf(of.shape), draw)];
  },
  "layout target": (draw) => {
    const tile = draw.layout(3);
    const target = partsOf(tile.shape).map((part): Term => {
      const [count, times] = [countOf(part), draw.between(1, 6)];
      return draw.chance(0.8) ? count * times : draw.chance(0.7) ? [count, times] : draw.between(1, 40);
    });
    const shape = draw.chance(0.1)
      ? draw.some(1, 3, () => draw.between(1, 8))
      : Array.isArray(tile.shape)
        ? target
        : (target[0] as Term);
    return draw.chance(0.5)
      ? [tile, shape]
      : [
          tile,
          shape,
          order(
            partsOf(tile.shape).map(() => 1),
            draw,
          ),
        ];
  },
  "layout bits bits": (draw) => {
    const of = draw.layout(3);
    if (draw.mixed || draw.chance(0.5)) return [of, bits(draw), bits(draw)];
    return [{ shape: fourfold(of.shape), stride: fourfold(of.stride) }, 8, draw.pick([16, 32])];
  },
  "layout size": (draw) => [draw.layout(), draw.between(1, 60)],
  layouts: (draw) => draw.some(1, 3, () => draw.layout(2)),
  shape: (draw) => [draw.layout().shape],
  "shape or layout": (draw) => [draw.chance(0.5) ? draw.layout() : draw.layout().shape],
  "flat profile": (draw) => {
    const of = draw.layout();
    const leaves = (tuple: Term): readonly Term[] => (Array.isArray(tuple) ? tuple.flatMap(leaves) : [tuple]);
    const flat = { shape: leaves(of.shape), stride: leaves(of.stride) };
    return [draw.chance(0.5) ? flat : flat.shape, draw.chance(0.9) ? of.shape : draw.layout().shape];
  },
  "shape stride": (draw) => {
    const of = draw.layout();
    return draw.chance(0.4) ? [of.shape] : [of.shape, odd(draw, of)];
  },
  "shape order": (draw) => {
    const { shape } = draw.layout();
    return [shape, order(shape, draw)];
  },
  "shape shape": (draw) => {
    const { shape } = draw.layout();
    return [draw.chance(0.5) ? countOf(shape) : draw.layout(2).shape, shape];
  },
  "profile profile": (draw) => {
    const of = draw.layout();
    return [of.shape, draw.mixed || draw.chance(0.4) ? draw.layout().shape : of.stride];
  },
  "coordinate bounds": (draw) => {
    const of = draw.layout();
    return [coordinate(of.shape, draw), draw.chance(0.3) ? of : of.shape];
  },
  "coordinate shape": (draw) => {
    const of = draw.layout();
    const where = coordinate(of.shape, draw);
    if (draw.mixed || draw.chance(0.2)) return [where, of];
    return draw.chance(0.4) ? [where, of.shape, odd(draw, of)] : [where, of.shape];
  },
  "coordinate shape shape": (draw) => {
    const { shape } = draw.layout(3);
    return [coordinate(shape, draw), shape, draw.layout(3).shape];
  },
  "bits base shift": (draw) => [draw.between(-1, 7), draw.between(-1, 30), draw.between(-30, 30)],
  values: (draw) => [[0, ...draw.some(0, 4, () => draw.pick(strides))]],
} satisfies Readonly<Record<string, (draw: Draw) => readonly Term[]>>;

/** What operands may be. */
export type Operands = keyof typeof operands;
