import { describe } from "vitest";
import { alike } from "./alike.js";

describe("over strides of every kind the compiler says what the run time does", () => {
  alike({ folder: "mirror-semimodule", mixed: true, runs: Number(process.env.RUNS ?? 60) });
});
