// @ts-check
import { Connection } from "./protocol.mjs";

/** @typedef {import("./protocol.mjs").Message} Message */
/** @typedef {import("../editor.js").Position} Position */

/** The server of the compilers before, with a protocol of its own. @param {string} path @param {readonly string[]} files @returns {Promise<import("../editor.js").Editor>} */
export async function tsserver(path, files) {
  /** @type {Map<number, (message: Message) => void>} */
  const waiting = new Map();
  const args = [path, "--disableAutomaticTypingAcquisition", "--suppressDiagnosticEvents"];
  const connection = new Connection(process.execPath, args, (message) =>
    waiting.get(message.request_seq)?.(message),
  );
  let last = 0;
  /** @param {string} command @param {unknown} given */
  const send = (command, given) => {
    connection.write(`${JSON.stringify({ seq: ++last, type: "request", command, arguments: given })}\n`);
    return last;
  };
  /** @param {string} command @param {unknown} given @returns {Promise<any>} */
  const ask = (command, given) =>
    new Promise((resolve) => waiting.set(send(command, given), ({ body }) => resolve(body)));
  for (const file of files) send("open", { file });
  /** @param {string} file @param {Position} position */
  const at = (file, { line, character }) => ({ file, line: line + 1, offset: character + 1 });
  /** @param {readonly Message[]} parts @returns {string} */
  const joined = (parts) => parts.map(({ text }) => text).join("");
  return {
    edit: (file, start, length, text) => {
      const { line, offset } = at(file, start);
      send("change", { file, line, offset, endLine: line, endOffset: offset + length, insertString: text });
    },
    hover: async (file, position) => {
      const found = await ask("quickinfo", at(file, position));
      const { documentation = "", tags = [] } = found ?? {};
      return {
        declaration: found?.displayString.replace(/\nimport \w+$/, "") ?? "",
        documentation: typeof documentation === "string" ? documentation : joined(documentation),
        tags: tags.map((/** @type {Message} */ { name, text }) =>
          name === "param" ? `${name} ${/\w+/.exec(typeof text === "string" ? text : joined(text))}` : name,
        ),
      };
    },
    definition: async (file, position) => {
      /** @type {readonly Message[]} */
      const found = (await ask("definition", at(file, position))) ?? [];
      return found.map(({ file, start }) => ({ file, line: start.line - 1, character: start.offset - 1 }));
    },
    signature: async (file, position) => {
      const help = await ask("signatureHelp", at(file, position));
      /** @type {readonly Message[]} */
      const items = help?.items ?? [];
      return items
        .map(({ prefixDisplayParts, separatorDisplayParts, suffixDisplayParts, parameters }) => {
          const shown = parameters.map((/** @type {Message} */ { displayParts }) => joined(displayParts));
          return `${joined(prefixDisplayParts)}${shown.join(joined(separatorDisplayParts))}${joined(suffixDisplayParts)}`;
        })
        .join("\n");
    },
    completions: async (file, position) => {
      /** @type {{ entries?: readonly Message[] }} */
      const { entries = [] } = (await ask("completionInfo", at(file, position))) ?? {};
      return entries.toSorted((a, b) => (a.sortText < b.sortText ? -1 : 1)).map(({ name }) => name);
    },
    faults: async (file) => {
      /** @type {readonly Message[]} */
      const found = await ask("semanticDiagnosticsSync", { file });
      return found.map(({ start, text }) => ({
        line: start.line - 1,
        character: start.offset - 1,
        message: text,
      }));
    },
    close: () => connection.close(),
  };
}
