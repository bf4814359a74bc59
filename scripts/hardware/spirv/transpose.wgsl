// The transpose of examples/kernels/transpose.ts as one writes it by hand: the same tile, threads and guards.
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> b: array<f32>;
@group(0) @binding(2) var<uniform> sizes: vec2u;
var<workgroup> tile: array<array<f32, 32>, 64>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let M = sizes.x; let N = sizes.y;
  let x = thread % 32u; let y = thread / 32u;
  let column = block.y * 32u + x; let row = block.x * 64u + y;
  if (row + 0u < M && column < N) { tile[y + 0u][x ^ ((y + 0u) % 32u)] = a[(row + 0u) * N + column]; }
  if (row + 8u < M && column < N) { tile[y + 8u][x ^ ((y + 8u) % 32u)] = a[(row + 8u) * N + column]; }
  if (row + 16u < M && column < N) { tile[y + 16u][x ^ ((y + 16u) % 32u)] = a[(row + 16u) * N + column]; }
  if (row + 24u < M && column < N) { tile[y + 24u][x ^ ((y + 24u) % 32u)] = a[(row + 24u) * N + column]; }
  if (row + 32u < M && column < N) { tile[y + 32u][x ^ ((y + 32u) % 32u)] = a[(row + 32u) * N + column]; }
  if (row + 40u < M && column < N) { tile[y + 40u][x ^ ((y + 40u) % 32u)] = a[(row + 40u) * N + column]; }
  if (row + 48u < M && column < N) { tile[y + 48u][x ^ ((y + 48u) % 32u)] = a[(row + 48u) * N + column]; }
  if (row + 56u < M && column < N) { tile[y + 56u][x ^ ((y + 56u) % 32u)] = a[(row + 56u) * N + column]; }
  workgroupBarrier();
  let across = thread % 64u; let down = thread / 64u;
  let to = block.x * 64u + across; let start = block.y * 32u + down;
  if (start + 0u < N && to < M) { b[(start + 0u) * M + to] = tile[across][(down + 0u) ^ (across % 32u)]; }
  if (start + 4u < N && to < M) { b[(start + 4u) * M + to] = tile[across][(down + 4u) ^ (across % 32u)]; }
  if (start + 8u < N && to < M) { b[(start + 8u) * M + to] = tile[across][(down + 8u) ^ (across % 32u)]; }
  if (start + 12u < N && to < M) { b[(start + 12u) * M + to] = tile[across][(down + 12u) ^ (across % 32u)]; }
  if (start + 16u < N && to < M) { b[(start + 16u) * M + to] = tile[across][(down + 16u) ^ (across % 32u)]; }
  if (start + 20u < N && to < M) { b[(start + 20u) * M + to] = tile[across][(down + 20u) ^ (across % 32u)]; }
  if (start + 24u < N && to < M) { b[(start + 24u) * M + to] = tile[across][(down + 24u) ^ (across % 32u)]; }
  if (start + 28u < N && to < M) { b[(start + 28u) * M + to] = tile[across][(down + 28u) ^ (across % 32u)]; }
}
