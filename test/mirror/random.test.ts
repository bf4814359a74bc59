import { describe } from "vitest";
import { alike } from "./alike.js";

describe("over integers the compiler says what the run time does", () => {
  alike({ folder: "mirror-random", mixed: false, runs: Number(process.env.RUNS ?? 100) });
});
