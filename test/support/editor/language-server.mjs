// @ts-check
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Connection } from "./protocol.mjs";

/** @typedef {import("./protocol.mjs").Message} Message */

/** The language server of TypeScript 7. @param {string} tsc @param {readonly string[]} files @returns {Promise<import("../editor.js").Editor>} */
export async function languageServer(tsc, files) {
  /** @type {Map<number, (message: Message) => void>} */
  const waiting = new Map();
  const connection = new Connection(tsc, ["--lsp", "--stdio"], (message) => {
    if (message.method !== undefined && message.id !== undefined)
      send({ id: message.id, result: answerTo(message) });
    else waiting.get(message.id)?.(message);
  });
  /** @param {Message} message */
  const send = (message) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    connection.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  let last = 0;
  /** @param {string} method @param {unknown} params @returns {Promise<any>} */
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error.message)),
      );
      send({ id, method, params });
    });
  /** @param {string} file */
  const of = (file) => ({ textDocument: { uri: pathToFileURL(file).href } });
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
    const text = readFileSync(file, "utf8");
    const document = { ...of(file).textDocument, languageId: "typescript", version: 1, text };
    send({ method: "textDocument/didOpen", params: { textDocument: document } });
  }
  let version = 1;
  return {
    edit: (file, start, length, text) => {
      const range = { start, end: { ...start, character: start.character + length } };
      const document = { ...of(file).textDocument, version: ++version };
      send({
        method: "textDocument/didChange",
        params: { textDocument: document, contentChanges: [{ range, text }] },
      });
    },
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
    definition: async (file, position) => {
      /** @type {readonly Message[]} */
      const found = [(await ask("textDocument/definition", { ...of(file), position })) ?? []].flat();
      return found.map(({ uri, range }) => ({ file: fileURLToPath(uri), ...range.start }));
    },
    signature: async (file, position) => {
      const help = await ask("textDocument/signatureHelp", { ...of(file), position });
      /** @type {readonly Message[]} */
      const signatures = help?.signatures ?? [];
      return signatures.map(({ label }) => label).join("\n");
    },
    completions: async (file, position) => {
      const found = await ask("textDocument/completion", { ...of(file), position });
      /** @type {readonly Message[]} */
      const items = found?.items ?? found ?? [];
      return items.toSorted((a, b) => (a.sortText < b.sortText ? -1 : 1)).map(({ label }) => label);
    },
    faults: async (file) => {
      /** @type {{ items: readonly Message[] }} */
      const { items } = await ask("textDocument/diagnostic", of(file));
      const faults = items.filter(({ severity }) => severity === 1);
      return faults.map(({ range, message }) => ({ ...range.start, message }));
    },
    close: () => connection.close(),
  };
}

/** What a server asks an editor. Here it is only configured that it installs nothing. @param {Message} message */
const answerTo = ({ method, params }) =>
  method === "workspace/configuration" ? params.items.map(() => quiet) : null;

const quiet = {
  disableAutomaticTypeAcquisition: true,
  tsserver: { automaticTypeAcquisition: { enabled: false } },
};

/** @param {any} contents @returns {string} */
const textOf = (contents) => {
  if (Array.isArray(contents)) return contents.map(textOf).join("\n");
  return typeof contents === "string" ? contents : (contents?.value ?? "");
};
