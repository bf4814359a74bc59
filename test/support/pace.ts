// What a time may be held to on a machine that is slower than the one that the limits were set on, or shared with others.

/** Work of the kind that the library does: arrays, maps, texts and big integers. */
function work(): number {
  const lists = new Map<number, readonly number[]>();
  let text = "";
  for (let i = 0; i < 20_000; i++) {
    const key = (i * 7919) % 4099;
    lists.set(key, [...(lists.get(key) ?? []).slice(-3), i]);
    if (i % 64 === 0) text += `${key},`;
  }
  const sorted = [...lists].sort(([a], [b]) => b - a);
  return text.length + Number(BigInt(sorted.length) ** 3n % 97n);
}

/** What the least of twelve takes, in milliseconds, on a machine that draws a grid of 128 by 128 in 14. */
const alone = 3;

/** How many times slower this machine is now than the one that limits are set on: 1 where it is as fast. */
export function slowness(): number {
  const times = Array.from({ length: 12 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.max(1, Math.min(...times) / alone);
}
