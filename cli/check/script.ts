import { createRequire } from "node:module";
import { dirname } from "node:path";
import { type Compiler, type Declared, placesIn } from "./declared.js";

// TypeScript up to 6, which is a program in JavaScript: its own types are not known here, for it is the project's.

/** Starts the compiler that a project has, on the files that are asked for. */
export function scriptCompiler(config: string, files: readonly string[], version: string): Compiler {
  const ts = createRequire(config)("typescript");
  const read = ts.readConfigFile(config, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(config));
  const options = { ...parsed.options, noEmit: true, noErrorTruncation: true };
  const program = ts.createProgram({ rootNames: files, options });
  const checker = program.getTypeChecker();
  const text = (of: any): string => ts.flattenDiagnosticMessageText(of, "\n");
  return {
    version,
    say: (file) => {
      const source = program.getSourceFile(file);
      if (source === undefined) return null;
      const at = placesIn(source.text);
      const declared: Declared[] = [];
      const visit = (node: any): void => {
        const isVariable = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name);
        if (isVariable || ts.isTypeAliasDeclaration(node)) {
          const start = node.name.getStart(source);
          const type = checker.typeToString(
            checker.getTypeAtLocation(node.name),
            undefined,
            ts.TypeFormatFlags.NoTruncation,
          );
          declared.push({ name: node.name.text, ...at(start), type, start, end: node.getEnd() });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      const reported = program.getSemanticDiagnostics(source).map(({ start, messageText }: any) => {
        return { start, ...at(start), message: text(messageText) };
      });
      return { declared, reported };
    },
    close: () => {},
  };
}
