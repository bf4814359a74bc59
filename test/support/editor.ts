import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Connection, type Message } from "./protocol.js";

/** A place in a file, both counted from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** What a hover shows: what something is, what is said of it, and the tags of that. */
export interface Hover {
  readonly declaration: string;
  readonly documentation: string;
  readonly tags: readonly string[];
}

/** What an editor asks a language server; answers as the text that a reader sees. */
export interface Editor {
  readonly hover: (file: string, at: Position) => Promise<Hover>;
  readonly signature: (file: string, at: Position) => Promise<string>;
  /** The names that are offered, those of the place before those of the whole program. */
  readonly completions: (file: string, at: Position) => Promise<readonly string[]>;
  readonly faults: (file: string) => Promise<readonly (Position & { readonly message: string })[]>;
  readonly close: () => void;
}

/** The language server of TypeScript 7. */
export async function languageServer(tsc: string, files: readonly string[]): Promise<Editor> {
  const waiting = new Map<number, (message: Message) => void>();
  const connection = new Connection(tsc, ["--lsp", "--stdio"], (message) => {
    if (message.method !== undefined && message.id !== undefined)
      send({ id: message.id, result: answerTo(message) });
    else waiting.get(message.id)?.(message);
  });
  const send = (message: Message): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    connection.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  let last = 0;
  const ask = (method: string, params: unknown): Promise<any> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error.message)),
      );
      send({ id, method, params });
    });
  const of = (file: string) => ({ textDocument: { uri: pathToFileURL(file).href } });
  const markup = { contentFormat: ["markdown"], documentationFormat: ["markdown"] };
  const capabilities = {
    workspace: { configuration: true },
    textDocument: { hover: markup, signatureHelp: { signatureInformation: markup }, diagnostic: {} },
  };
  await ask("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities,
    initializationOptions: { userPreferences: quiet },
  });
  send({ method: "initialized", params: {} });
  for (const file of files) {
    const document = {
      ...of(file).textDocument,
      languageId: "typescript",
      version: 1,
      text: readFileSync(file, "utf8"),
    };
    send({ method: "textDocument/didOpen", params: { textDocument: document } });
  }
  return {
    hover: async (file, position) => {
      const found = textOf((await ask("textDocument/hover", { ...of(file), position }))?.contents);
      const [, declaration = "", documentation = ""] = /^```\w*\n([\s\S]*?)\n```([\s\S]*)$/.exec(found) ?? [];
      const tags = [...documentation.matchAll(/^\*?@(\w+)\*? ?`?(\w*)/gm)];
      return {
        declaration,
        documentation: documentation.trim(),
        tags: tags.map(([, tag = "", word = ""]) => (tag === "param" ? `${tag} ${word}` : tag)),
      };
    },
    signature: async (file, position) => {
      const help = await ask("textDocument/signatureHelp", { ...of(file), position });
      return (help?.signatures ?? []).map(({ label }: Message) => label).join("\n");
    },
    completions: async (file, position) => {
      const found = await ask("textDocument/completion", { ...of(file), position });
      const items: readonly Message[] = found?.items ?? found ?? [];
      return items.toSorted((a, b) => (a.sortText < b.sortText ? -1 : 1)).map(({ label }) => label);
    },
    faults: async (file) => {
      const { items } = await ask("textDocument/diagnostic", of(file));
      const faults: readonly Message[] = items.filter(({ severity }: Message) => severity === 1);
      return faults.map(({ range, message }) => ({ ...range.start, message }));
    },
    close: () => connection.close(),
  };
}

/** What a server asks an editor. Here it is only configured that it installs nothing. */
const answerTo = ({ method, params }: Message): unknown =>
  method === "workspace/configuration" ? params.items.map(() => quiet) : null;

const quiet = {
  disableAutomaticTypeAcquisition: true,
  tsserver: { automaticTypeAcquisition: { enabled: false } },
};

const textOf = (contents: any): string => {
  if (Array.isArray(contents)) return contents.map(textOf).join("\n");
  return typeof contents === "string" ? contents : (contents?.value ?? "");
};

/** The server of the compilers before, with a protocol of its own. */
export async function tsserver(path: string, files: readonly string[]): Promise<Editor> {
  const waiting = new Map<number, (message: Message) => void>();
  const args = [path, "--disableAutomaticTypingAcquisition", "--suppressDiagnosticEvents"];
  const connection = new Connection(process.execPath, args, (message) =>
    waiting.get(message.request_seq)?.(message),
  );
  let last = 0;
  const send = (command: string, given: unknown): number => {
    connection.write(`${JSON.stringify({ seq: ++last, type: "request", command, arguments: given })}\n`);
    return last;
  };
  const ask = (command: string, given: unknown): Promise<any> =>
    new Promise((resolve) => waiting.set(send(command, given), ({ body }) => resolve(body)));
  for (const file of files) send("open", { file });
  const at = (file: string, { line, character }: Position) => ({
    file,
    line: line + 1,
    offset: character + 1,
  });
  const joined = (parts: readonly Message[]): string => parts.map(({ text }) => text).join("");
  return {
    hover: async (file, position) => {
      const found = await ask("quickinfo", at(file, position));
      const { documentation = "", tags = [] } = found ?? {};
      return {
        declaration: found?.displayString.replace(/\nimport \w+$/, "") ?? "",
        documentation: typeof documentation === "string" ? documentation : joined(documentation),
        tags: tags.map(({ name, text }: Message) =>
          name === "param" ? `${name} ${/\w+/.exec(typeof text === "string" ? text : joined(text))}` : name,
        ),
      };
    },
    signature: async (file, position) => {
      const help = await ask("signatureHelp", at(file, position));
      return (help?.items ?? [])
        .map(({ prefixDisplayParts, separatorDisplayParts, suffixDisplayParts, parameters }: Message) => {
          const shown = parameters.map(({ displayParts }: Message) => joined(displayParts));
          return `${joined(prefixDisplayParts)}${shown.join(joined(separatorDisplayParts))}${joined(suffixDisplayParts)}`;
        })
        .join("\n");
    },
    completions: async (file, position) => {
      const { entries = [] } = (await ask("completionInfo", at(file, position))) ?? {};
      return entries
        .toSorted((a: Message, b: Message) => (a.sortText < b.sortText ? -1 : 1))
        .map(({ name }: Message) => name);
    },
    faults: async (file) => {
      const found: readonly Message[] = await ask("semanticDiagnosticsSync", { file });
      return found.map(({ start, text }) => ({
        line: start.line - 1,
        character: start.offset - 1,
        message: text,
      }));
    },
    close: () => connection.close(),
  };
}
