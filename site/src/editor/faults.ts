import { editor, MarkerSeverity } from "monaco-editor/editor";
import type { Compiler, Diagnostic } from "./language.js";
import { sentenceIn } from "./refusal.js";

/** As many lines as are asked about at once: between two questions a key may come. */
const most = 20;

/**
 * Asks the compiler for the faults of a program, and underlines them: first those near a line, then all. Each time it gives
 * what is known; it ends early where the program is changed meanwhile.
 */
export async function* check(
  model: editor.ITextModel,
  compiler: Compiler,
  near: number,
): AsyncGenerator<readonly editor.IMarkerData[]> {
  const version = model.getVersionId();
  const file = model.uri.toString();
  const isOld = (): boolean => model.isDisposed() || model.getVersionId() !== version;
  const between = async (first: number, last: number): Promise<readonly editor.IMarkerData[]> => {
    const [start, end] = [first, last + 1].map((line) => model.getOffsetAt({ lineNumber: line, column: 1 }));
    return markersOf(model, await compiler.faultsBetween(file, start ?? 0, end ?? 0));
  };
  const text = markersOf(model, await compiler.getSyntacticDiagnostics(file));
  if (isOld()) return;
  const here = await between(near, near);
  if (isOld()) return;
  const before = editor.getModelMarkers({ owner }).filter(isAway(near));
  yield shown(model, [...text, ...before, ...here]);
  const all: editor.IMarkerData[] = [];
  for (let line = 1; line <= model.getLineCount(); line += most) {
    all.push(...(await between(line, Math.min(line + most - 1, model.getLineCount()))));
    if (isOld()) return;
  }
  yield shown(model, [...text, ...all]);
}

const owner = "cute-layout";

function isAway(line: number): (marker: editor.IMarkerData) => boolean {
  return ({ startLineNumber, endLineNumber }) => line < startLineNumber || endLineNumber < line;
}

/** Underlines them in the order of their lines; a statement that two questions touch is told once. */
function shown(
  model: editor.ITextModel,
  markers: readonly editor.IMarkerData[],
): readonly editor.IMarkerData[] {
  const places = new Map(
    markers.map((each) => [`${each.startLineNumber}:${each.startColumn}:${each.message}`, each] as const),
  );
  const sorted = [...places.values()].sort(
    (a, b) => a.startLineNumber - b.startLineNumber || a.startColumn - b.startColumn,
  );
  editor.setModelMarkers(model, owner, sorted);
  return sorted;
}

/** Faults where they stand; of a refusal its sentence, without the compiler's words around it. */
function markersOf(model: editor.ITextModel, found: readonly Diagnostic[]): readonly editor.IMarkerData[] {
  return found.map(({ start = 0, length = 1, code, category, messageText }) => {
    const [from, to] = [model.getPositionAt(start), model.getPositionAt(start + length)];
    return {
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
      message: sentenceIn(typeof messageText === "string" ? messageText : messageText.messageText),
      source: "TypeScript",
      code: `${code}`,
      severity: category === 1 ? MarkerSeverity.Error : MarkerSeverity.Warning,
    };
  });
}
