import { dark, fillsOf, light, type Theme } from "../palette.js";

/** The rules of a theme, for pictures alone: a page that a picture stands in keeps its own. */
function rulesOf(theme: Theme): string {
  const { paper, ink, faint, line, bound, mark } = theme;
  const rules = [
    [".paper", `fill:${paper}`],
    ["text", `fill:${ink}`],
    [".head text,.cute-layout .faint,.cute-layout .note", `fill:${faint}`],
    [".line", `stroke:${line}`],
    [".bound", `stroke:${bound}`],
    [".mark", `stroke:${mark}`],
    ...fillsOf(theme).map(([fill, colour]) => [`.${fill}`, `fill:${colour}`]),
  ];
  return rules.map(([of, rule]) => `.cute-layout ${of}{${rule}}`).join("");
}

const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace";
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif";

/** What all pictures have in common, and the colours of light and of dark. */
export const style: string = [
  `.cute-layout{font:12px ${mono}}`,
  `.cute-layout .title{font:600 15px ${mono}}`,
  `.cute-layout .label{font:600 12px ${mono}}`,
  `.cute-layout .note{font:12px ${sans}}`,
  ".cute-layout .cell,.cute-layout .head{text-anchor:middle}",
  ".cute-layout .head{font-size:11px}",
  ".cute-layout .down{text-anchor:end}",
  ".cute-layout .line,.cute-layout .bound,.cute-layout .mark{fill:none}",
  ".cute-layout .bound{stroke-width:1.6;stroke-linecap:square}",
  ".cute-layout .mark{stroke-width:2.4}",
  rulesOf(light),
  `@media (prefers-color-scheme:dark){${rulesOf(dark)}}`,
].join("");
