import { afterAll, describe, expect, test } from "vitest";
import { wgsl } from "../examples/kernels/transpose.js";
import { figure } from "../test/support/figures.js";
import { random } from "../test/support/random.js";
import { closed, missing, ran } from "./device.js";

afterAll(closed);

describe.skipIf(missing !== null)(
  `the transpose in Dawn${missing === null ? "" : `: SKIPPED, ${missing}`}`,
  () => {
    const next = random(1);
    const sizes = [1, 2, 7, 31, 32, 33, 63, 64, 65, 100, 130];
    let count = 0;

    test.each(sizes)("%i rows, ragged or not", async (rows) => {
      for (const columns of sizes) {
        const a = Float32Array.from({ length: rows * columns }, () => Math.floor(next() * 2 ** 20));
        // what is beyond is to stay as it is
        const beyond = new Float32Array(rows * columns + 64).fill(-1);
        const got = new Float32Array(
          await ran({
            code: wgsl,
            groups: [Math.ceil(rows / 64), Math.ceil(columns / 32)],
            buffers: [a, beyond, Uint32Array.from([rows, columns, 0, 0])],
            uniform: 2,
            result: 1,
          }),
        );
        const wanted = beyond.slice();
        a.forEach((value, i) => {
          wanted[(i % columns) * rows + Math.floor(i / columns)] = value;
        });
        expect({ rows, columns, wrong: got.findIndex((value, i) => value !== wanted[i]) }).toEqual({
          rows,
          columns,
          wrong: -1,
        });
        count++;
      }
    });

    test("there is enough of it", () => {
      figure("transposes in Dawn", { matrices: count });
      expect(count).toBe(sizes.length ** 2);
    });
  },
);
