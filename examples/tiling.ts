// A 128 by 64 row-major matrix for a WebGPU compute shader: tiles of 32 by 16, one for each workgroup of 64 threads. A
// thread takes 8 elements, 4 side by side (a vec4 load) in each of two rows.
import { at, composition, cosize, layout, mode, size, zippedDivide } from "cute-layout";

export const matrix = layout([128, 64], [64, 1]);

/** (element of a tile, tile). */
export const tiles = zippedDivide(matrix, [32, 16]);

/** (thread, value) to the place in a tile of 32 by 16, which counts down the columns. */
export const threadValue = layout("((4,16),(4,2)):((128,1),(32,16))");

/** ((thread, value), tile) to the offset in the matrix. */
export const partition = composition(tiles, [threadValue, null]);

/** The first four values of a thread stand side by side: offsets known to the compiler. */
export const vec4 = [
  at(partition, [0, 0], 0),
  at(partition, [0, 1], 0),
  at(partition, [0, 2], 0),
  at(partition, [0, 3], 0),
] as const;

/** What the shader does, on arrays: the three indices are its workgroup, its thread and its loop variable. */
function scale(input: Float32Array, output: Float32Array, visits: Uint8Array): void {
  for (let workgroup = 0; workgroup < size(mode(partition, 1)); workgroup++)
    for (let thread = 0; thread < 64; thread++)
      for (let value = 0; value < 8; value++) {
        const offset = at(partition, [thread, value], workgroup);
        output[offset] = 2 * (input[offset] ?? Number.NaN);
        visits[offset] = (visits[offset] ?? 0) + 1;
      }
}

const input = Float32Array.from({ length: cosize(matrix) }, (_, i) => i);
const output = new Float32Array(input.length);
const visits = new Uint8Array(input.length);
scale(input, output, visits);

export const elements = input.length;
export const everyElementOnce = visits.every((count) => count === 1);
export const everyElementDoubled = output.every((value, i) => value === 2 * i);
