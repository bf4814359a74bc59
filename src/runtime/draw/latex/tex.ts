/** What stands for itself in no text of LaTeX, and how it is written. */
const written: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "\\textquotedblright{}",
  "∘": "$\\circ$",
  "⊘": "$\\oslash$",
  "⊗": "$\\otimes$",
  "·": "$\\cdot$",
  "→": "$\\rightarrow$",
  "≥": "$\\geq$",
  "≤": "$\\leq$",
  "×": "$\\times$",
  "✗": "$\\times$",
  "⊕": "$\\oplus$",
  "…": "\\ldots{}",
  "⌊": "$\\lfloor$",
  "⌋": "$\\rfloor$",
  "⌈": "$\\lceil$",
  "⌉": "$\\rceil$",
};

/**
 * A text as LaTeX sets it, character by character; what its fonts may lack is a question mark.
 * @example texText("50% of e_0") // "50\\% of e\\_0"
 */
export function texText(text: string): string {
  return [...text].map((one) => written[one] ?? (one >= " " && one <= "~" ? one : "?")).join("");
}
