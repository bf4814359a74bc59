import { editor } from "monaco-editor/editor";

/** The colours of code in the site's own style, by the names that the editor has for its parts. */
const light = { comment: "5d6773", keyword: "8a3a9d", string: "0b6a52", number: "8a4b00", type: "1f5aa0" };
const dark = { comment: "9aa3ae", keyword: "d9a8ea", string: "7fd3b4", number: "f0b775", type: "8ebcf0" };
const papers = { light: "#ffffff", dark: "#14181d" };

for (const [name, colours] of Object.entries({ light, dark }))
  editor.defineTheme(`site-${name}`, {
    base: name === "dark" ? "vs-dark" : "vs",
    inherit: true,
    rules: Object.entries(colours).map(([token, foreground]) => ({ token, foreground })),
    colors: {
      "editor.background": papers[name as "light" | "dark"],
      "editorLineNumber.foreground": name === "dark" ? "#8b96a3" : "#68707a",
      "editorLineNumber.activeForeground": name === "dark" ? "#f2f4f7" : "#1b1f24",
    },
  });

/** The theme for a page that is light or dark. */
export function themeFor(isDark: boolean): string {
  return isDark ? "site-dark" : "site-light";
}
