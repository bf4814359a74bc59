// What the editor's package has no declarations for, as far as it is used.

declare namespace ts {
  interface Node {
    readonly end: number;
    readonly name?: Node;
    getStart(source: SourceFile): number;
    getText(source: SourceFile): string;
    forEachChild(visit: (node: Node) => void): void;
  }
  interface SourceFile extends Node {
    getLineAndCharacterOfPosition(at: number): { readonly line: number };
  }
  interface TypeChecker {
    getTypeAtLocation(node: Node): unknown;
    typeToString(type: unknown, at: undefined, flags: number): string;
  }
  interface Program {
    getSourceFile(name: string): SourceFile | undefined;
    getTypeChecker(): TypeChecker;
  }
}

declare module "monaco-editor/language/typescript/ts.worker" {
  export const ts: {
    readonly typescript: {
      isIdentifier(node: ts.Node): boolean;
      isVariableDeclaration(node: ts.Node): boolean;
    };
  };
  export function initialize(create: (context: unknown, data: unknown) => unknown): void;
  export class TypeScriptWorker {
    constructor(context: unknown, data: unknown);
    static clearFiles(diagnostics: readonly object[]): readonly object[];
    getLanguageService(): {
      getProgram(): ts.Program | undefined;
      getSemanticDiagnostics(file: string): readonly object[];
      getRegionSemanticDiagnostics(
        file: string,
        ranges: readonly { readonly pos: number; readonly end: number }[],
      ): { readonly diagnostics: readonly object[] } | undefined;
    };
  }
}

declare module "*?worker&inline" {
  const Made: new () => Worker;
  export default Made;
}

declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  glob(pattern: string, options: object): Record<string, string>;
}
