// @ts-check
// The scripts of the site, by Vite: each is one classic file with all that it needs in it, workers too, for a browser that
// reads pages from the file system takes neither modules nor workers from there.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const site = fileURLToPath(new URL("..", import.meta.url));
const bundle = fileURLToPath(new URL("../../dist/bundle/", import.meta.url));

/** Makes one script. @param {string} name of the file in src/ @param {string} out */
export async function buildScript(name, out) {
  await build({
    configFile: false,
    root: site,
    logLevel: "warn",
    publicDir: false,
    resolve: {
      alias: [
        { find: /^cute-layout$/, replacement: `${bundle}index.js` },
        { find: /^cute-layout\/(\w+)$/, replacement: `${bundle}$1.js` },
      ],
    },
    plugins: [oneWorker],
    worker: { format: "iife" },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "es2022",
      chunkSizeWarningLimit: 20_000,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: {
        entry: `src/${name}.ts`,
        formats: ["iife"],
        name: "site",
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
      rolldownOptions: { transform: { define: { "import.meta": "{}" } }, checks: { pluginTimings: false } },
    },
  });
}

/** The editor has its workers from us, so those that it would find for itself are left out. @type {import("vite").Plugin} */
const oneWorker = {
  name: "one-worker",
  enforce: "pre",
  transform: {
    filter: { id: /monaco-editor/, code: /new Worker\(/ },
    handler: (code) => code.replace(/new Worker\(new URL\([^)]*\)(?:, \{[^}]*\})?\)/g, "undefined"),
  },
};
