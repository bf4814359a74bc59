// @ts-check
// What docs/how-we-know.md and docs/limits.md repeat: counts of the golden data, of what tests draw at random, of what
// hardware said, of peers, and the costs.
import { readdirSync, readFileSync } from "node:fs";
import { counted, table } from "./table.mjs";

const root = new URL("../..", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** @param {string} folder @param {string} end @returns {readonly string[]} */
const filesIn = (folder, end) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(end))
    .sort();

/** How many cases each file of golden data has, and how many of them are to be refused. */
export function golden() {
  const files = filesIn("test/golden", ".json").map((path) => {
    const data = JSON.parse(read(path));
    const cases = Array.isArray(data) ? data : Object.values(data).flat();
    const isRefused = (/** @type {any} */ one) =>
      one?.error !== undefined || one?.refused === true || one?.refuse === true;
    const refused = cases.filter(isRefused).length;
    return { path, cases: cases.length, refused };
  });
  /** @param {"cases" | "refused"} of */
  const sum = (of) => files.reduce((so, file) => so + file[of], 0);
  const rows = files.map(({ path, cases, refused }) => [
    `[${path.replace("test/golden/", "")}](../${path})`,
    counted(cases),
    counted(refused),
  ]);
  return `\n${table([["data", "cases", "refused"], ...rows, ["together", counted(sum("cases")), counted(sum("refused"))]])}\n\n`;
}

/** The tests that say how much they draw. */
export function drawn() {
  const rows = ["test/property", "test/mirror"].flatMap((folder) =>
    filesIn(folder, ".test.ts").flatMap((path) =>
      [...read(path).matchAll(/^\s*test\("([^"]*): ([\d,]+ [a-z][a-z -]*)"/gm)].map(
        ([, law = "", count = ""]) => [law, count, `[${path.replace("test/", "")}](../${path})`],
      ),
    ),
  );
  return `\n${table([["what holds", "of how many", "test"], ...rows])}\n\n`;
}

/** What a GPU said, by bench/hardware.json. */
export function hardware() {
  /** @type {{ device: string, results: Record<string, { right: number, of: number }> }} */
  const { device, results } = JSON.parse(read("bench/hardware.json"));
  const rows = Object.entries(results).map(([what, { right, of }]) => [
    what,
    `${counted(right)} of ${counted(of)}`,
  ]);
  return `\n${table([[`on an ${device}`, "right"], ...rows])}\n\n`;
}

/** What became of the same compositions elsewhere, by bench/peers.json. */
export function peers() {
  /** @typedef {{ name: string, version?: string, commit?: string, pairs: number, right: number, wrong: number, refused: number, "refused though there is one": number, examples: Record<string, string> }} Peer */
  /** @type {{ date: string, seed: number, exist: number, peers: Peer[] }} */
  const { date, seed, exist, peers } = JSON.parse(read("bench/peers.json"));
  const rows = peers.map((peer) => [
    peer.name,
    peer.version === undefined ? "" : `${peer.version}`,
    ...[peer.pairs, peer.right, peer.wrong, peer.refused, peer["refused though there is one"]].map(counted),
  ]);
  const head = [
    "implementation",
    "version",
    "pairs",
    "right",
    "wrong",
    "rightly refused",
    "refused though there is one",
  ];
  const examples = peers.flatMap(({ name, examples }) =>
    Object.entries(examples).map(([kind, example]) => [name, kind, `\`${example}\``]),
  );
  return `
Measured on ${date}, with the seed ${seed}; of ${counted(peers[0]?.pairs ?? 0)} pairs ${counted(exist)} have a composition.

${table([head, ...rows])}

The shortest example of each kind:

${table([["implementation", "", "pair, and what was given"], ...examples])}

`;
}

/** What some operations cost the compiler, by bench/budgets.json, and how fast some run, by bench/runtime.json. */
export function costs() {
  /** @type {{ typescript: string, instantiations: Record<string, number> }} */
  const { typescript, instantiations } = JSON.parse(read("bench/budgets.json"));
  const shown = [
    "Coalesce",
    "Composition",
    "Complement",
    "LogicalDivide",
    "ZippedDivide",
    "BlockedProduct",
    "RightInverse",
  ]
    .concat("LeftInverse", "IsInjective", "BankConflicts", "Recast", "TileToShape", "TiledMma")
    .flatMap((of) => {
      const counts = Object.entries(instantiations).flatMap(([name, count]) =>
        name.startsWith(`${of}, `) && !name.includes(".json") ? [count] : [],
      );
      return counts.length === 0
        ? []
        : [[`\`${of}\``, `${counts.length}`, counted(Math.min(...counts)), counted(Math.max(...counts))]];
    });
  /** @type {{ machine: { node: string, cpu: string }, rows: { measured: string, against: string, ratio: number | null }[] }} */
  const { machine, rows } = JSON.parse(read("bench/runtime.json"));
  const compared = rows.flatMap(({ measured, against, ratio }) =>
    ratio === null ? [] : [[measured, against, ratio.toFixed(2)]],
  );
  return `
Instantiations of TypeScript ${typescript}, the least and the most of the cases that are measured:

${table([["operation", "cases", "least", "most"], ...shown])}

At run time, as a ratio of what it is compared with (${machine.cpu}, Node ${machine.node}; above 1 ours is faster):

${table([["what", "against", "ratio"], ...compared])}

`;
}
