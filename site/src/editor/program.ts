import { isComposedLayout, isLayout, LayoutError } from "cute-layout";
import { formula } from "cute-layout/draw";

/** A formula as a program: its operands are written out, and the last operation is a call. */
export function programOf(text: string): string {
  try {
    const { operation, operands, value } = formula(text);
    if (operation === null) return lines(["layout"], codeOf(value()));
    const written = operands.map(codeOf);
    const used = [operation, ...(written.some((each) => each.includes("layout(")) ? ["layout"] : [])];
    return lines(used, `${operation}(${written.join(", ")})`);
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return lines(["layout"], `layout(${JSON.stringify(text)})`);
  }
}

function lines(used: readonly string[], code: string): string {
  return `import { ${[...new Set(used)].sort().join(", ")} } from "cute-layout";\n\nconst it = ${code};\n`;
}

/** A value as one writes it. */
function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(", ")}]`;
  if (isComposedLayout(value)) {
    const { outer, offset, inner } = value;
    return `composedLayout(${[outer, offset, inner].map(codeOf).join(", ")})`;
  }
  return isLayout(value) ? `layout(${JSON.stringify(String(value))})` : JSON.stringify(value);
}
