import { runsOf, type Weight } from "./lines.js";
import type { Fill } from "./palette.js";
import {
  arranged,
  type Cell,
  charactersOf,
  linesOf,
  type Measure,
  type Panel,
  type Placed,
  type Scene,
  wrapped,
} from "./scene.js";
import { escaped, identity } from "./svg/markup.js";
import { style } from "./svg/style.js";

// A scene as an SVG, a string: no document is needed to make it. Cells of one fill are one path, and all lines another.

/** Lengths in pixels: a character of 12 pixels, a line of a cell, what is left around. */
const character = 7.25;
const line = 16;
const pad = 12;
const margin = 16;

const measure: Measure = {
  cell: (panel) => ({
    width: Math.max(28, 2 * Math.ceil((charactersOf(panel) * character + pad) / 2)),
    height: linesOf(panel) * line + pad,
  }),
  heads: ({ label, across, down = [] }) => ({
    width:
      Math.ceil(Math.max(0, ...down.map((text) => text.length)) * character) + (down.length > 0 ? 10 : 0),
    height: (label === "" ? 0 : 24) + (across === undefined ? 0 : 20),
  }),
  gap: { width: 32, height: 24 },
};

/** Writes a scene as an SVG. */
export function svgOf(scene: Scene): string {
  const { width, height, placed } = arranged(scene, measure);
  const widest = Math.max(
    width,
    scene.notes.length > 0 ? 420 : 0,
    Math.min(420, scene.title.length * 9.2),
    ...placed.map(({ panel, x }) => x + panel.label.length * character),
  );
  const most = Math.floor(widest / 6.4);
  const titles = wrapped(scene.title, Math.floor(widest / 8));
  const notes = scene.notes.flatMap((note) => wrapped(note, most));
  const top = margin + titles.length * 20 + 8;
  const below = top + height + 26;
  const [w, h] = [widest + 2 * margin, below + notes.length * 18 + margin - 26 + (notes.length > 0 ? 12 : 0)];
  const id = identity(`${scene.title}\n${scene.description}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="cute-layout" role="img" aria-labelledby="${id}-t ${id}-d" width="${round(w)}" height="${round(h)}" viewBox="0 0 ${round(w)} ${round(h)}">`,
    `<title id="${id}-t">${escaped(scene.title)}</title>`,
    `<desc id="${id}-d">${escaped(scene.description)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="paper" width="100%" height="100%"/>`,
    ...titles.map(
      (text, i) => `<text class="title" x="${margin}" y="${margin + 14 + i * 20}">${escaped(text)}</text>`,
    ),
    ...placed.map((each) => panelOf({ ...each, x: each.x + margin, y: each.y + top })),
    ...notes.map(
      (text, i) => `<text class="note" x="${margin}" y="${below + i * 18}">${escaped(text)}</text>`,
    ),
    "</svg>",
  ].join("\n");
}

/** A panel where it stands, from its first cell on. */
function panelOf({ panel, x, y, cell }: Placed): string {
  const { label, cells, columns, rows, across, down } = panel;
  const { width: w, height: h } = cell;
  const above = across === undefined ? -10 : -28;
  const heads = [
    ...(across ?? []).map((text, i) => `<text x="${(i + 0.5) * w}" y="-7">${escaped(text)}</text>`),
    ...(down ?? []).map(
      (text, i) => `<text class="down" x="-8" y="${(i + 0.5) * h + 4}">${escaped(text)}</text>`,
    ),
  ];
  const edge = cells.length === 0 ? "" : `M0 0h${columns * w}v${rows * h}h${-columns * w}z`;
  return [
    `<g transform="translate(${round(x)} ${round(y)})">`,
    label === "" ? "" : `<text class="label" x="0" y="${above}">${escaped(label)}</text>`,
    ...fillsIn(cells, w, h),
    path("line", linePath(panel, 1, w, h)),
    `<g class="cell">${cells.map((each) => textOf(each, w, h)).join("")}</g>`,
    heads.length === 0 ? "" : `<g class="head">${heads.join("")}</g>`,
    path("bound", edge + linePath(panel, 2, w, h)),
    path("mark", cells.map((each) => (each.mark === true ? marked(each, w, h) : "")).join("")),
    "</g>",
  ]
    .filter((text) => text !== "")
    .join("\n");
}

function path(name: string, d: string): string {
  return d === "" ? "" : `<path class="${name}" d="${d}"/>`;
}

/** A path for each fill; cells of one fill that lie side by side are one box. */
function fillsIn(cells: readonly Cell[], w: number, h: number): readonly string[] {
  const boxes = new Map<Fill, string[]>();
  for (let i = 0; i < cells.length; ) {
    const { x, y, fill } = cells[i] as Cell;
    let end = x;
    for (; cells[i]?.fill === fill && cells[i]?.y === y && cells[i]?.x === end; i++)
      end += cells[i]?.width ?? 1;
    if (fill === undefined) continue;
    const of = boxes.get(fill) ?? [];
    boxes.set(fill, of);
    of.push(`M${x * w} ${y * h}h${(end - x) * w}v${h}h${(x - end) * w}z`);
  }
  return [...boxes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([fill, of]) => path(fill, of.join("")));
}

function linePath(panel: Panel, weight: Weight, w: number, h: number): string {
  const { across, down } = runsOf(panel, weight);
  return [
    ...across.map(({ column, row, length }) => `M${column * w} ${row * h}h${length * w}`),
    ...down.map(({ column, row, length }) => `M${column * w} ${row * h}v${length * h}`),
  ].join("");
}

/** An edge of its own, and a folded corner. */
function marked({ x, y, width = 1 }: Cell, w: number, h: number): string {
  return `M${x * w} ${y * h}h${width * w}v${h}h${-width * w}zm${width * w - 9} 0l9 9v-9z`;
}

/** The lines of a cell, in its middle. */
function textOf({ x, y, width = 1, lines, faint }: Cell, w: number, h: number): string {
  let out = "";
  const look = faint === true ? ' class="faint"' : "";
  const first = y * h + h / 2 - ((lines.length - 1) * line) / 2 + 4;
  for (let i = 0; i < lines.length; i++)
    out += `<text${look} x="${(x + width / 2) * w}" y="${first + i * line}">${escaped(lines[i] as string)}</text>`;
  return out;
}

/** To a tenth of a pixel. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
