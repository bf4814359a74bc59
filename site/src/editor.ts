import { LayoutError } from "cute-layout";
import { draw } from "cute-layout/draw";
import { editor, Uri } from "monaco-editor/editor";
import "monaco-editor/features/bracketMatching/register";
import "monaco-editor/features/clipboard/register";
import "monaco-editor/features/comment/register";
import "monaco-editor/features/find/register";
import "monaco-editor/features/gotoError/register";
import "monaco-editor/features/hover/register";
import "monaco-editor/features/linesOperations/register";
import "monaco-editor/features/parameterHints/register";
import "monaco-editor/features/suggest/register";
import "monaco-editor/features/toggleTabFocusMode/register";
import "monaco-editor/features/wordOperations/register";
import { layoutOf } from "./editor/constant.js";
import { check } from "./editor/faults.js";
import { type Compiler, compiler, prepare } from "./editor/language.js";
import { programOf } from "./editor/program.js";
import { pictureOf } from "./editor/refusal.js";
import { themeFor } from "./editor/theme.js";
import { element } from "./element.js";

const programs = import.meta.glob("../programs/*.ts", { query: "?raw", import: "default", eager: true });
/** How long a pause in typing is, and how many cells are drawn. */
const pause = 40;
const budget = 20_000;

prepare();
const model = editor.createModel("", "typescript", Uri.parse("file:///program.ts"));
const [state, faults] = [element("state"), element("faults")];
const choice = element<HTMLSelectElement>("program");
const isDark = matchMedia("(prefers-color-scheme: dark)");
const view = editor.create(element("editor"), {
  model,
  theme: themeFor(isDark.matches),
  ariaLabel: "The program, in TypeScript",
  automaticLayout: true,
  fontSize: 14,
  lineNumbersMinChars: 3,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  tabFocusMode: true,
  tabSize: 2,
  wordWrap: "on",
  fixedOverflowWidgets: true,
  scrollbar: { alwaysConsumeMouseWheel: false },
});
isDark.addEventListener("change", () => editor.setTheme(themeFor(isDark.matches)));

let markers: readonly editor.IMarkerData[] = [];
let waiting = 0;
let asked = 0;

/** Asks the compiler, and shows what it says of the program and of the constant under the cursor. */
async function ask(compiler: Compiler): Promise<void> {
  for await (const found of check(model, compiler, view.getPosition()?.lineNumber ?? 1)) {
    markers = found;
    state.textContent =
      found.length === 0 ? "No faults" : `${found.length} ${found.length === 1 ? "fault" : "faults"}`;
    faults.replaceChildren(...found.map(itemOf));
    await look(compiler);
  }
}

/** A fault in the list leads to its place. */
function itemOf({ startLineNumber, startColumn, message }: editor.IMarkerData): HTMLLIElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = `Line ${startLineNumber}: ${message}`;
  button.addEventListener("click", () => {
    view.setPosition({ lineNumber: startLineNumber, column: startColumn });
    view.revealLineInCenterIfOutsideViewport(startLineNumber);
    view.focus();
  });
  item.append(button);
  return item;
}

/** What stands under the cursor: a refusal in its line, or a constant. */
async function look(compiler: Compiler): Promise<void> {
  const mine = ++asked;
  const position = view.getPosition();
  if (position === null) return;
  const refused = markers.find(
    ({ startLineNumber, endLineNumber }) =>
      startLineNumber <= position.lineNumber && position.lineNumber <= endLineNumber,
  );
  const constant = await compiler.constantAt(model.uri.toString(), model.getOffsetAt(position));
  if (mine !== asked) return;
  const [type, picture] = [element("type"), element("picture")];
  if (refused !== undefined) {
    type.textContent = refused.message;
    picture.innerHTML = refused.message.startsWith("✗") ? pictureOf(refused.message) : "";
  } else {
    type.textContent = constant === null ? "No constant stands here." : `${constant.name}: ${constant.type}`;
    picture.innerHTML = constant === null ? "" : drawn(constant.type);
  }
  picture.hidden = picture.innerHTML === "";
}

/** The picture of a layout by its type; nothing where it is none, or too large. */
function drawn(type: string): string {
  try {
    const layout = layoutOf(type);
    return layout === null ? "" : draw(layout, { budget });
  } catch (fault) {
    if (fault instanceof LayoutError) return "";
    throw fault;
  }
}

/** Puts a program into the editor: one of ours, or that of the formula which the address names. */
function open(text: string): void {
  model.setValue(text);
  view.setPosition({
    lineNumber: Math.max(1, text.split("\n").findIndex((line) => line.startsWith("const")) + 1),
    column: 7,
  });
}

const named = decodeURIComponent(location.hash.slice(1));
const all = new Map(
  Object.entries(programs).map(([path, text]) => [path.replace(/^.*\/|\.ts$/g, ""), text] as const),
);
if (named !== "" && named !== "main") all.set("formula", programOf(named));
choice.replaceChildren(...[...all.keys()].map((name) => new Option(name, name)));
choice.value = all.has("formula") ? "formula" : "tiles";
choice.addEventListener("change", () => open(all.get(choice.value) ?? ""));
open(all.get(choice.value) ?? "");

void compiler(model.uri).then(async (ready) => {
  model.onDidChangeContent(() => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => ask(ready), pause);
  });
  view.onDidChangeCursorPosition(() => void look(ready));
  await ask(ready);
});
Object.assign(globalThis, { view });
