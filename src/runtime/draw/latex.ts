import { texText } from "./latex/tex.js";
import { fillsOf, light } from "./palette.js";
import {
  arranged,
  type Cell,
  charactersOf,
  linesOf,
  type Measure,
  type Placed,
  type Scene,
  wrapped,
} from "./scene.js";

// A scene as a document of its own, which is one TikZ picture: it is compiled as it stands, or the picture is copied out.

/** Lengths in millimetres. */
const character = 1.75;
const line = 3.6;

const measure: Measure = {
  cell: (panel) => ({
    width: Math.max(6, charactersOf(panel) * character + 2.6),
    height: linesOf(panel) * line + 2.4,
  }),
  heads: ({ label, across, down = [] }) => ({
    width: Math.max(0, ...down.map((text) => text.length)) * character + (down.length > 0 ? 2 : 0),
    height: (label === "" ? 0 : 6) + (across === undefined ? 0 : 4.5),
  }),
  gap: { width: 8, height: 6 },
};

/** Writes a scene as a LaTeX document. */
export function latexOf(scene: Scene): string {
  const { width, height, placed } = arranged(scene, measure);
  const notes = scene.notes.flatMap((note) => wrapped(note, Math.max(60, Math.floor(width / 1.6))));
  return [
    `% ${scene.title.replace(/[^\x20-\x7e]/g, "?")}`,
    "\\documentclass[tikz,border=3mm]{standalone}",
    "\\begin{document}",
    ...Object.entries({
      ...Object.fromEntries(fillsOf(light)),
      line: light.line,
      bound: light.bound,
      mark: light.mark,
      faint: light.faint,
    }).map(([name, colour]) => `\\definecolor{${name}}{HTML}{${colour.slice(1).toUpperCase()}}`),
    "\\begin{tikzpicture}[x=1mm,y=-1mm,every node/.style={font=\\ttfamily\\footnotesize,inner sep=0pt}]",
    node(0, -4, scene.title, "anchor=base west,font=\\ttfamily\\bfseries"),
    ...placed.flatMap(panelOf),
    ...notes.map((text, i) => node(0, height + 7 + i * 4.4, text, "anchor=base west,font=\\footnotesize")),
    "\\end{tikzpicture}",
    "\\end{document}",
  ].join("\n");
}

function panelOf({ panel, x, y, cell }: Placed): readonly string[] {
  const { label, cells, columns, rows, across, down, bounds } = panel;
  const [w, h] = [cell.width, cell.height];
  const above = across === undefined ? -2 : -6.5;
  return [
    `\\begin{scope}[shift={(${round(x)},${round(y)})}]`,
    ...(label === ""
      ? []
      : [node(0, above, label, "anchor=base west,font=\\ttfamily\\bfseries\\footnotesize")]),
    ...cells.map((each) => drawn(each, w, h, "draw=line", false)),
    ...cells.flatMap((each) => textsOf(each, w, h)),
    ...(across ?? []).map((text, i) => node((i + 0.5) * w, -2, text, "anchor=base,color=faint")),
    ...(down ?? []).map((text, i) => node(-2, (i + 0.5) * h, text, "anchor=mid east,color=faint")),
    ...(cells.length === 0
      ? []
      : [`\\draw[draw=bound,thick] (0,0) rectangle (${round(columns * w)},${round(rows * h)});`]),
    ...(bounds?.columns ?? []).map(
      (i) => `\\draw[draw=bound,thick] (${round(i * w)},0) -- +(0,${round(rows * h)});`,
    ),
    ...(bounds?.rows ?? []).map(
      (i) => `\\draw[draw=bound,thick] (0,${round(i * h)}) -- +(${round(columns * w)},0);`,
    ),
    ...cells
      .filter(({ mark }) => mark === true)
      .map((each) => drawn(each, w, h, "draw=mark,very thick", true)),
    "\\end{scope}",
  ];
}

/** The rectangle of a cell, filled unless it only marks it. */
function drawn({ x, y, width = 1, fill }: Cell, w: number, h: number, look: string, bare: boolean): string {
  const filled = bare || fill === undefined ? "" : `,fill=${fill}`;
  return `\\draw[${look}${filled}] (${round(x * w)},${round(y * h)}) rectangle +(${round(width * w)},${round(h)});`;
}

function textsOf({ x, y, width = 1, lines, faint }: Cell, w: number, h: number): readonly string[] {
  const middle = (i: number) => (y + 0.5) * h + (i - (lines.length - 1) / 2) * line;
  return lines.flatMap((text, i) =>
    text === ""
      ? []
      : [
          node(
            (x + width / 2) * w,
            middle(i),
            text,
            faint === true ? "anchor=mid,color=faint" : "anchor=mid",
          ),
        ],
  );
}

function node(x: number, y: number, text: string, look: string): string {
  return `\\node[${look}] at (${round(x)},${round(y)}) {${texText(text)}};`;
}

/** To a hundredth of a millimetre. */
function round(length: number): number {
  return Math.round(length * 100) / 100;
}
