import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Case } from "./cases.js";

const folder = join(fileURLToPath(new URL("../..", import.meta.url)), ".tmp", "expression");

/** The system's C compiler, or `null` where there is none. */
export const compiler: string | null =
  ["cc", "gcc", "clang"].find((name) => {
    try {
      return execFileSync(name, ["--version"], { stdio: "pipe" }).length > 0;
    } catch {
      return false;
    }
  }) ?? null;

/** What a case says in C: the expression, the function in C and that in CUDA, both called `at`. */
export interface Source {
  readonly of: Case;
  readonly expression: string;
  readonly function: string;
  readonly cuda: string;
}

/** How many rows were compared, and what the first that differ gave. */
export interface Verdict {
  readonly rows: number;
  readonly wrong: readonly string[];
}

/** Compiles all sources at once, with overflow trapped and warnings as errors, and compares every row. */
export function verified(sources: readonly Source[]): Verdict {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [source, program, data] = ["offsets.c", "offsets", "rows"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(source, textOf(sources));
  writeFileSync(data, new BigInt64Array(sources.flatMap(({ of }) => of.rows.flat()).map(BigInt)));
  const flags = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror"];
  const traps = ["-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"];
  execFileSync(compiler as string, [...flags, ...traps, source, "-o", program], { stdio: "pipe" });
  const [count = "", ...wrong] = execFileSync(program, [data], { encoding: "utf8" }).trim().split("\n");
  return { rows: Number(count), wrong };
}

function textOf(sources: readonly Source[]): string {
  const checks = sources.map(({ of, expression, ...source }, i) => {
    const { variables, rows } = of;
    // a caller has coordinates in whatever type holds them
    const parameters = variables.map(
      ({ name, size }) => `${size - 1 > 2 ** 31 - 1 ? "int64_t" : "int"} ${name}`,
    );
    const values = variables.map((_, v) => `row[${v}]`).join(", ");
    return `
#define at c${i}
${source.function}
#undef at
#define at cuda${i}
${source.cuda}
#undef at
static int64_t e${i}(${parameters.join(", ")}) { return ${expression}; }
static void check${i}(void) {
  for (int64_t r = 0; r < ${rows.length}; r++) {
    read_row(${variables.length + 1});
    compare(${i}, "expression", e${i}(${values}), row[${variables.length}]);
    compare(${i}, "function", c${i}(${values}), row[${variables.length}]);
    compare(${i}, "CUDA", cuda${i}(${values}), row[${variables.length}]);
  }
}`;
  });
  return `#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <inttypes.h>
#define __device__
#define __forceinline__ static inline
static FILE *data;
static int64_t row[64];
static int64_t rows = 0;
static int failures = 0;
static char report[4096];
static void read_row(size_t count) {
  if (fread(row, sizeof *row, count, data) != count) abort();
  rows++;
}
static void compare(int of, const char *what, int64_t got, int64_t wanted) {
  if (got != wanted && failures++ < 10) {
    int used = 0;
    while (report[used]) used++;
    snprintf(report + used, sizeof report - used, "%d %s %" PRId64 " %" PRId64 "\\n", of, what, got, wanted);
  }
}
${checks.join("\n")}
int main(int count, char **arguments) {
  data = count > 1 ? fopen(arguments[1], "rb") : 0;
  if (!data) return 1;
${sources.map((_, i) => `  check${i}();`).join("\n")}
  if (fgetc(data) != EOF) return 2;
  printf("%" PRId64 "\\n%s", rows, report);
  return 0;
}
`;
}
