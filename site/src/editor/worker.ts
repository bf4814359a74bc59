import { initialize, TypeScriptWorker, ts } from "monaco-editor/language/typescript/ts.worker";
import type { Constant } from "./constant.js";

/** NodeBuilderFlags.NoTruncation and UseAliasDefinedOutsideCurrentScope. */
const whole = 1 | 16_384;

/** TypeScript's worker, which tells of constants too: their types whole, where an editor's hover cuts long ones. */
class LayoutWorker extends TypeScriptWorker {
  /** The faults of the statements between two places: a whole file of many layouts takes seconds, and a line does not. */
  async faultsBetween(file: string, pos: number, end: number): Promise<readonly object[]> {
    const service = this.getLanguageService();
    const found = service.getRegionSemanticDiagnostics(file, [{ pos, end }])?.diagnostics;
    // of all statements, and of a file that was checked whole, it is the whole that is asked about
    return TypeScriptWorker.clearFiles(found ?? service.getSemanticDiagnostics(file));
  }

  /** The constant at a place; where there is no layout, the one that is declared in its line. */
  async constantAt(file: string, place: number): Promise<Constant | null> {
    const program = this.getLanguageService().getProgram();
    const source = program?.getSourceFile(file);
    if (program === undefined || source === undefined) return null;
    const { isIdentifier, isVariableDeclaration } = ts.typescript;
    const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
    const line = lineOf(place);
    let named: ts.Node | undefined;
    let declared: ts.Node | undefined;
    const visit = (node: ts.Node): void => {
      const start = node.getStart(source);
      if (lineOf(start) > line || lineOf(node.end) < line) return;
      if (isVariableDeclaration(node)) declared ??= node.name;
      if (isIdentifier(node) && start <= place && place <= node.end) named = node;
      node.forEachChild(visit);
    };
    visit(source);
    const checker = program.getTypeChecker();
    for (const node of [named, declared]) {
      if (node === undefined) continue;
      const type = checker.typeToString(checker.getTypeAtLocation(node), undefined, whole);
      if (node === declared || /^(?:Composed)?Layout</.test(type))
        return { name: node.getText(source), type };
    }
    return null;
  }
}

self.onmessage = () => initialize((context, data) => new LayoutWorker(context, data));
