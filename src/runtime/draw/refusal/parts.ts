/** What stands between the commas of a text, those in parentheses and tilers aside. @example partsOf("(4,8):(8,1), <2,_>") // ["(4,8):(8,1)", "<2,_>"] */
export function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i <= text.length; i++) {
    const character = text[i] ?? ",";
    if ("(<".includes(character)) depth++;
    if (")>".includes(character)) depth--;
    if (character !== "," || depth > 0) continue;
    parts.push(text.slice(from, i).trim());
    from = i + 1;
  }
  return parts;
}

/** The entries of a tuple as texts; `null` of what is none. @example entriesOf("(4,(3,2))") // ["4", "(3,2)"] */
export function entriesOf(text: string): readonly string[] | null {
  return /^\(.*\)$/.test(text) ? partsOf(text.slice(1, -1)) : null;
}
