// @ts-check
// Contenders are timed in turn, so that whatever else the machine does hits all of them alike.

/**
 * `range`: the least and the greatest of our figures over the rounds.
 * @typedef {{ measured: string, against: string, unit: string, ours: number, range: readonly [number, number], theirs: number | null, ratio: number | null, aim: number | null }} Row
 * @typedef {{ quick: boolean }} Options
 */

/** @param {readonly number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * The time of each contender in milliseconds, in rounds in which each runs in turn.
 * @param {Record<string, () => unknown>} contenders
 * @param {Options & { rounds?: number, least?: number }} options `least`: how many milliseconds a sample takes
 * @returns {Record<string, number[]>}
 */
export function times(contenders, { quick, rounds = quick ? 5 : 15, least = quick ? 1 : 4 }) {
  const runs = Object.entries(contenders).map(([name, work]) => {
    // V8 compiles what has run for some time, and again where other operands come: before that a figure is of no use
    const warm = performance.now() + (quick ? 30 : 250);
    while (performance.now() < warm) work();
    // how often it fits into a sample
    let turns = 1;
    for (;;) {
      const elapsed = sample(work, turns);
      if (elapsed >= least) break;
      turns = elapsed > least / 8 ? Math.ceil((1.2 * turns * least) / elapsed) : turns * 4;
    }
    return { name, work, turns, samples: /** @type {number[]} */ ([]) };
  });
  for (let round = 0; round < rounds; round++)
    // each is the first in turn
    for (const i of runs.keys()) {
      const { work, turns, samples } = runs[(i + round) % runs.length] ?? never();
      samples.push(sample(work, turns) / turns);
    }
  return Object.fromEntries(runs.map(({ name, samples }) => [name, samples]));
}

/** @returns {never} */
function never() {
  throw new Error("there is no such contender");
}

/** In milliseconds of CPU time: what the machine does for others does not count. @param {() => unknown} work @param {number} turns */
function sample(work, turns) {
  const start = process.cpuUsage();
  for (let i = 0; i < turns; i++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * The rows of a comparison: the first contender is this library. `rate` makes a figure of milliseconds, more is better.
 * Figures are medians over the rounds, and so is the ratio: both ran in each of them, one soon after the other.
 * @param {string} measured @param {Record<string, number[]>} took
 * @param {string} unit @param {(milliseconds: number) => number} rate
 * @param {Record<string, number>} aims the least ratio that is aimed at
 * @returns {Row[]}
 */
export function rows(measured, took, unit, rate, aims = {}) {
  const [[, own] = ["", []], ...others] = Object.entries(took);
  const ours = rate(median(own));
  const range = /** @type {const} */ ([rate(Math.max(...own)), rate(Math.min(...own))]);
  if (others.length === 0)
    return [{ measured, against: "", unit, ours, range, theirs: null, ratio: null, aim: null }];
  return others.map(([against, samples]) => {
    const ratio = median(samples.map((milliseconds, round) => milliseconds / (own[round] ?? Number.NaN)));
    return {
      measured,
      against,
      unit,
      ours,
      range,
      theirs: rate(median(samples)),
      ratio,
      aim: aims[against] ?? null,
    };
  });
}

/**
 * Throws where two arrays differ: nothing that computes something else is timed.
 * @param {string} what @param {ArrayLike<number>} actual @param {ArrayLike<number>} expected
 */
export function expectSame(what, actual, expected) {
  if (actual.length !== expected.length)
    throw new Error(`${what}: ${actual.length} elements, not ${expected.length}`);
  for (let i = 0; i < expected.length; i++)
    if (actual[i] !== expected[i]) throw new Error(`${what}: at ${i} ${actual[i]}, not ${expected[i]}`);
}
