@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> b: array<f32>;
@group(0) @binding(2) var<uniform> sizes: vec2u;
var<workgroup> tile: array<f32, 1055>;

fn load(thread: u32, m: u32, n: u32, M: u32, N: u32) {
  let a_0 = m * 32u + (thread >> 5u);
  let a_1 = n * 32u + (thread & 31u);
  let a_at = a_0 * N + a_1;
  let tile_at = (thread & 31u) + (thread >> 5u) * 33u;
  let inside = a_0 < M && a_1 < N;
  let inside0 = a_0 + 8u < M && a_1 < N;
  let inside1 = a_0 + 16u < M && a_1 < N;
  let inside2 = a_0 + 24u < M && a_1 < N;
  var v: f32;
  if (inside) { v = a[a_at]; }
  var v0: f32;
  if (inside0) { v0 = a[a_at + N * 8u]; }
  var v1: f32;
  if (inside1) { v1 = a[a_at + N * 16u]; }
  var v2: f32;
  if (inside2) { v2 = a[a_at + N * 24u]; }
  if (inside) { tile[tile_at] = v; }
  if (inside0) { tile[tile_at + 264u] = v0; }
  if (inside1) { tile[tile_at + 528u] = v1; }
  if (inside2) { tile[tile_at + 792u] = v2; }
}

fn store(thread: u32, n: u32, m: u32, N: u32, M: u32) {
  let tile_at = (thread & 31u) * 33u + (thread >> 5u);
  let b_0 = n * 32u + (thread >> 5u);
  let b_1 = m * 32u + (thread & 31u);
  let b_at = b_0 * M + b_1;
  let inside = b_0 < N && b_1 < M;
  let inside0 = b_0 + 8u < N && b_1 < M;
  let inside1 = b_0 + 16u < N && b_1 < M;
  let inside2 = b_0 + 24u < N && b_1 < M;
  let v = tile[tile_at];
  let v0 = tile[tile_at + 8u];
  let v1 = tile[tile_at + 16u];
  let v2 = tile[tile_at + 24u];
  if (inside) { b[b_at] = v; }
  if (inside0) { b[b_at + M * 8u] = v0; }
  if (inside1) { b[b_at + M * 16u] = v1; }
  if (inside2) { b[b_at + M * 24u] = v2; }
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  load(thread, block.y, block.x, sizes.x, sizes.y);
  workgroupBarrier();
  store(thread, block.x, block.y, sizes.y, sizes.x);
}
