// @ts-check
// Writes the golden cases to dist/cli, beside the command that hands them out: a case a line, packed.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const golden = new URL("../test/golden/", import.meta.url);
/** @param {string} name @returns {readonly Record<string, unknown>[]} */
const read = (name) => JSON.parse(readFileSync(new URL(name, golden), "utf8"));

// the public reports are prose in part; values and halves of slices are no operations
const names = readdirSync(golden).filter((name) => name.endsWith(".json") && name !== "public-reports.json");
const lines = [...names, "derived/semimodule.json"].flatMap((name) =>
  read(name)
    .filter(({ op }) => !["values", "slice", "slice_offset"].includes(String(op)))
    .map(({ op, from, refused, ...rest }) =>
      JSON.stringify({ operation: op ?? name.replace(".json", ""), ...rest, ...answer(refused), from }),
    ),
);
writeFileSync(
  new URL("../dist/cli/corpus.jsonl.gz", import.meta.url),
  gzipSync(`${lines.join("\n")}\n`, { level: 9 }),
);

/** What a case of the semimodules says of a refusal: its code, or that there is one. @param {unknown} refused */
function answer(refused) {
  return typeof refused === "string" ? { error: refused } : { refused };
}
