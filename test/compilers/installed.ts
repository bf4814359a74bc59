import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { figure } from "../support/figures.js";

/** A TypeScript as the registry has it, and the folder that it is installed in. */
export interface Installed {
  readonly version: string;
  readonly folder: string;
}

/** A project outside of this one, in which the packed package is installed. */
export interface Scratch {
  readonly folder: string;
  readonly compilers: readonly Installed[];
  /** Where another runtime than Node is, or why it is not. */
  readonly runtimes: Readonly<Record<string, { readonly path: string } | { readonly missing: string }>>;
}

declare module "vitest" {
  interface ProvidedContext {
    scratch: Scratch;
  }
}

/** The oldest compiler that works, those in use, and by its tags whatever is newest. */
const versions = ["5.4", "5.9", "6.0", "7.0"];
const tags = ["latest", "rc", "beta", "next"];
const runtimes = ["deno", "bun"];

const root = fileURLToPath(new URL("../..", import.meta.url));
const npm = (folder: string, ...args: string[]): string =>
  execFileSync("npm", [...args, "--no-audit", "--no-fund"], { cwd: folder, encoding: "utf8" });

/** Vitest's global setup: packs the package, and installs it with all compilers in a project of its own. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "cute-layout-compilers-"));
  const [{ filename }] = JSON.parse(
    npm(root, "pack", "--ignore-scripts", "--json", "--pack-destination", folder),
  );
  const dependencies = Object.fromEntries(
    specifiers().map((at) => [`typescript-${at}`, `npm:typescript@${at}`]),
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(folder, "install", `./${filename}`, ...Object.entries(dependencies).map((pair) => pair.join("@")));
  const found = Object.keys(dependencies).map((name) => installed(join(folder, "node_modules", name)));
  const compilers = found.filter(({ version }, i) => found.findIndex((one) => one.version === version) === i);
  figure("compilers", compilers.map(({ version }) => version).join(", "));
  project.provide("scratch", {
    folder,
    compilers,
    runtimes: Object.fromEntries(runtimes.map((name) => [name, runtime(join(folder, name), name)])),
  });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** What to install: the versions, and the tags that the registry knows. */
function specifiers(): readonly string[] {
  const known: Record<string, string> = JSON.parse(npm(root, "view", "typescript", "dist-tags", "--json"));
  return [...versions, ...tags.filter((tag) => tag in known)];
}

function installed(folder: string): Installed {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { version, folder };
}

/** A runtime from the registry, beside the project: some platforms have none. */
function runtime(folder: string, name: string): { path: string } | { missing: string } {
  const { stderr, status } = spawnSync("npm", ["install", "--prefix", folder, name], { encoding: "utf8" });
  const path = join(folder, "node_modules", ".bin", name);
  if (status !== 0 || !existsSync(path)) return { missing: `npm does not install it: ${stderr}` };
  const run = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (run.status !== 0) return { missing: `it does not start: ${run.stderr}` };
  figure("runtimes", `${name} ${run.stdout.split("\n")[0]?.replace(/^\D*/, "")}`);
  return { path };
}
