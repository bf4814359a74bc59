// The transpose of examples/kernels/transpose.ts as one writes it by hand: the same tile, threads and guards.
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> b: array<f32>;
@group(0) @binding(2) var<uniform> sizes: vec2u;
var<workgroup> tile: array<array<f32, 33>, 32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let M = sizes.x; let N = sizes.y;
  let x = thread % 32u; let y = thread / 32u;
  let column = block.x * 32u + x; let row = block.y * 32u + y;
  if (row + 0u < M && column < N) { tile[y + 0u][x] = a[(row + 0u) * N + column]; }
  if (row + 8u < M && column < N) { tile[y + 8u][x] = a[(row + 8u) * N + column]; }
  if (row + 16u < M && column < N) { tile[y + 16u][x] = a[(row + 16u) * N + column]; }
  if (row + 24u < M && column < N) { tile[y + 24u][x] = a[(row + 24u) * N + column]; }
  workgroupBarrier();
  let to = block.y * 32u + x; let start = block.x * 32u + y;
  if (start + 0u < N && to < M) { b[(start + 0u) * M + to] = tile[x][y + 0u]; }
  if (start + 8u < N && to < M) { b[(start + 8u) * M + to] = tile[x][y + 8u]; }
  if (start + 16u < N && to < M) { b[(start + 16u) * M + to] = tile[x][y + 16u]; }
  if (start + 24u < N && to < M) { b[(start + 24u) * M + to] = tile[x][y + 24u]; }
}
