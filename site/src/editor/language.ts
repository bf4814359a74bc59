import {
  getTypeScriptWorker,
  typescriptDefaults,
} from "monaco-editor/languages/features/typescript/register";
import "monaco-editor/languages/definitions/typescript/register";
import EditorWorker from "monaco-editor/editor/editor.worker?worker&inline";
import type { Constant } from "./constant.js";
import LayoutWorker from "./worker.ts?worker&inline";

/** What is asked of the compiler. */
export interface Compiler {
  getSyntacticDiagnostics(file: string): Promise<readonly Diagnostic[]>;
  faultsBetween(file: string, start: number, end: number): Promise<readonly Diagnostic[]>;
  constantAt(file: string, place: number): Promise<Constant | null>;
}

export interface Diagnostic {
  readonly start: number | undefined;
  readonly length: number | undefined;
  readonly code: number;
  readonly category: number;
  readonly messageText: string | { readonly messageText: string };
}

const declarations = import.meta.glob("../../../dist/bundle/*.d.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Sets the compiler up: the package's declarations, and the options that its documents are checked with. */
export function prepare(): void {
  Object.assign(globalThis, {
    MonacoEnvironment: {
      getWorker: (_: string, label: string) =>
        label === "typescript" ? new LayoutWorker() : new EditorWorker(),
    },
  });
  typescriptDefaults.setCompilerOptions({
    target: 7,
    lib: ["es2022"],
    module: 99,
    moduleResolution: 2,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noErrorTruncation: true,
    skipLibCheck: true,
    allowNonTsExtensions: true,
  });
  // the faults are asked for by us: the editor would wait half a second after each key
  typescriptDefaults.setDiagnosticsOptions({
    noSemanticValidation: true,
    noSyntaxValidation: true,
    noSuggestionDiagnostics: true,
  });
  typescriptDefaults.setEagerModelSync(true);
  for (const [path, text] of Object.entries(declarations))
    typescriptDefaults.addExtraLib(text, `file:///node_modules/cute-layout/${path.split("/").pop()}`);
}

/** The compiler, with what is in the editor. */
export async function compiler(file: import("monaco-editor/editor").Uri): Promise<Compiler> {
  const worker = await getTypeScriptWorker();
  return (await worker(file)) as unknown as Compiler;
}
