import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { type Compiler, type Declared, placesIn } from "./declared.js";

// TypeScript 7, which is a native program: it is asked through typescript/unstable/sync, whose types may change.

/** How a type is written out whole. */
const noTruncation = 1;

/** Starts the compiler that a project has. */
export async function nativeCompiler(config: string, version: string): Promise<Compiler> {
  const { resolve } = createRequire(config);
  const load = (name: string): Promise<any> =>
    import(pathToFileURL(resolve(`typescript/unstable/${name}`)).href);
  const [{ API }, { isVariableDeclaration, isTypeAliasDeclaration, isIdentifier }] = await Promise.all([
    load("sync"),
    load("ast"),
  ]);
  const api = new API();
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  return {
    version,
    say: (file) => {
      const source = project?.program.getSourceFile(file);
      if (source === undefined) return null;
      const at = placesIn(source.text);
      const nodes: any[] = [];
      const visit = (node: any): void => {
        if ((isVariableDeclaration(node) && isIdentifier(node.name)) || isTypeAliasDeclaration(node))
          nodes.push(node);
        node.forEachChild(visit);
      };
      source.forEachChild(visit);
      const types =
        nodes.length === 0 ? [] : project.checker.getTypeAtLocation(nodes.map(({ name }) => name));
      const declared = nodes.map((node, i): Declared => {
        // a node starts where the one before it ends, white space and comments included
        const start = node.name.end - node.name.text.length;
        const type =
          types[i] === undefined ? "" : project.checker.typeToString(types[i], undefined, noTruncation);
        return { name: node.name.text, ...at(start), type, start, end: node.end };
      });
      const reported = project.program
        .getSemanticDiagnostics(file)
        .map(({ pos, text, messageChain = [] }: any) => {
          const message = [text, ...messageChain.map((each: any) => each.text)].join("\n");
          return { start: pos, ...at(pos), message };
        });
      return { declared, reported };
    },
    close: () => api.close(),
  };
}
