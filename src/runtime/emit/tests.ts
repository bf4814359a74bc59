import type { Names } from "./identifier.js";
import type { Below, Statement } from "./statement.js";

/** Tests by name: the same comparisons are made once. */
export class Tests {
  readonly statements: Statement[] = [];
  readonly #names: Names;
  readonly #known = new Map<string, string>();

  constructor(names: Names) {
    this.#names = names;
  }

  /** The name of a test that all of some comparisons hold, of none there is none. */
  named(below: readonly Below[]): string | undefined {
    if (below.length === 0) return undefined;
    const key = JSON.stringify(below);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = this.#names.fresh("inside");
    this.#known.set(key, name);
    this.statements.push({ kind: "test", name, below });
    return name;
  }
}
