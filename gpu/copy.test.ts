import { afterAll, describe, expect, test } from "vitest";
import { figure } from "../test/support/figures.js";
import { random } from "../test/support/random.js";
import { closed, missing, ran } from "./device.js";
import { kernelOf, type Trial, trials } from "./kernels.js";

afterAll(closed);

const next = random(7);
const below = (n: number): number => Math.floor(next() * n);
let count = 0;

/** Sizes about those of the tile, multiples of the vector along the mode that varies fastest. */
function sizesOf({ order, vector, isBatched, isCut }: Trial): readonly number[] {
  const [slow, fast] = [1 + below(70), isCut ? 1 + below(70) : vector * (1 + below(70 / vector))];
  const [M, N] = order === "row" ? [slow, fast] : [fast, slow];
  const pitch = vector * (Math.ceil(fast / vector) + below(3));
  return [M, N, pitch, slow * pitch + vector * below(3), isBatched ? 3 : 1];
}

/** The first offset at which a kernel has copied another value than it is to. */
async function wrongIn(of: Trial, code: string): Promise<unknown> {
  const sizes = sizesOf(of);
  const [M, N, pitch, stride, B] = sizes as [number, number, number, number, number];
  const a = Float32Array.from({ length: B * stride + 64 }, () => below(2 ** 20) + 1);
  const before = new Float32Array(a.length).fill(-1);
  const wanted = before.slice();
  for (let batch = 0; batch < B; batch++)
    for (let m = 0; m < M; m++)
      for (let n = 0; n < N; n++) {
        const at = batch * stride + (of.order === "row" ? m * pitch + n : n * pitch + m);
        wanted[at] = a[at] as number;
      }
  const groups = [Math.ceil(N / of.tile[1]), Math.ceil(M / of.tile[0]), B] as const;
  const got = new Float32Array(
    await ran({ code, groups, buffers: [a, before, Uint32Array.from(sizes)], result: 1 }),
  );
  const at = got.findIndex((value, i) => value !== wanted[i]);
  count++;
  return at < 0 ? null : { sizes, at, got: got[at], wanted: wanted[at] };
}

describe.skipIf(missing !== null)(`copies in Dawn${missing === null ? "" : `: SKIPPED, ${missing}`}`, () => {
  test.each(trials.map((of) => [of.name, of] as const))("%s", async (_, of) => {
    const code = kernelOf(of, "wgsl");
    for (let i = 0; i < 20; i++) expect(await wrongIn(of, code)).toBeNull();
  });

  test("a wrong one is found, and there is enough of it", async () => {
    const of = trials[0] as Trial;
    const code = kernelOf(of, "wgsl").replace("a_0 + 4u < M", "a_0 + 5u < M");
    expect(code).not.toBe(kernelOf(of, "wgsl"));
    const found = await Promise.all(Array.from({ length: 10 }, () => wrongIn(of, code)));
    expect(found.some((each) => each !== null)).toBe(true);
    figure("copies in Dawn", { kernels: trials.length, runs: count });
    expect(count).toBeGreaterThan(300);
  });
});
