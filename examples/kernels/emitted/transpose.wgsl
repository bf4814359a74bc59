@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> b: array<f32>;
@group(0) @binding(2) var<uniform> sizes: vec2u;
var<workgroup> tile: array<f32, 2048>;

fn load(thread: u32, m: u32, n: u32, M: u32, N: u32) {
  let a_0 = m * 64u + (thread >> 5u);
  let a_1 = n * 32u + (thread & 31u);
  let a_at = a_0 * N + a_1;
  let tile_swizzled = thread ^ (thread >> 5u);
  let inside = a_0 < M && a_1 < N;
  let inside0 = a_0 + 8u < M && a_1 < N;
  let inside1 = a_0 + 16u < M && a_1 < N;
  let inside2 = a_0 + 24u < M && a_1 < N;
  let inside3 = a_0 + 32u < M && a_1 < N;
  let inside4 = a_0 + 40u < M && a_1 < N;
  let inside5 = a_0 + 48u < M && a_1 < N;
  let inside6 = a_0 + 56u < M && a_1 < N;
  var v: f32;
  if (inside) { v = a[a_at]; }
  var v0: f32;
  if (inside0) { v0 = a[a_at + N * 8u]; }
  var v1: f32;
  if (inside1) { v1 = a[a_at + N * 16u]; }
  var v2: f32;
  if (inside2) { v2 = a[a_at + N * 24u]; }
  var v3: f32;
  if (inside3) { v3 = a[a_at + N * 32u]; }
  var v4: f32;
  if (inside4) { v4 = a[a_at + N * 40u]; }
  var v5: f32;
  if (inside5) { v5 = a[a_at + N * 48u]; }
  var v6: f32;
  if (inside6) { v6 = a[a_at + N * 56u]; }
  if (inside) { tile[tile_swizzled] = v; }
  if (inside0) { tile[(tile_swizzled ^ 8u) + 256u] = v0; }
  if (inside1) { tile[(tile_swizzled ^ 16u) + 512u] = v1; }
  if (inside2) { tile[(tile_swizzled ^ 24u) + 768u] = v2; }
  if (inside3) { tile[tile_swizzled + 1024u] = v3; }
  if (inside4) { tile[(tile_swizzled ^ 8u) + 1280u] = v4; }
  if (inside5) { tile[(tile_swizzled ^ 16u) + 1536u] = v5; }
  if (inside6) { tile[(tile_swizzled ^ 24u) + 1792u] = v6; }
}

fn store(thread: u32, n: u32, m: u32, N: u32, M: u32) {
  let tile_at = (thread & 63u) * 32u + (thread >> 6u);
  let tile_swizzled = tile_at ^ ((tile_at >> 5u) & 31u);
  let b_0 = n * 32u + (thread >> 6u);
  let b_1 = m * 64u + (thread & 63u);
  let b_at = b_0 * M + b_1;
  let inside = b_0 < N && b_1 < M;
  let inside0 = b_0 + 4u < N && b_1 < M;
  let inside1 = b_0 + 8u < N && b_1 < M;
  let inside2 = b_0 + 12u < N && b_1 < M;
  let inside3 = b_0 + 16u < N && b_1 < M;
  let inside4 = b_0 + 20u < N && b_1 < M;
  let inside5 = b_0 + 24u < N && b_1 < M;
  let inside6 = b_0 + 28u < N && b_1 < M;
  let v = tile[tile_swizzled];
  let v0 = tile[tile_swizzled ^ 4u];
  let v1 = tile[tile_swizzled ^ 8u];
  let v2 = tile[tile_swizzled ^ 12u];
  let v3 = tile[tile_swizzled ^ 16u];
  let v4 = tile[tile_swizzled ^ 20u];
  let v5 = tile[tile_swizzled ^ 24u];
  let v6 = tile[tile_swizzled ^ 28u];
  if (inside) { b[b_at] = v; }
  if (inside0) { b[b_at + M * 4u] = v0; }
  if (inside1) { b[b_at + M * 8u] = v1; }
  if (inside2) { b[b_at + M * 12u] = v2; }
  if (inside3) { b[b_at + M * 16u] = v3; }
  if (inside4) { b[b_at + M * 20u] = v4; }
  if (inside5) { b[b_at + M * 24u] = v5; }
  if (inside6) { b[b_at + M * 28u] = v6; }
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  load(thread, block.x, block.y, sizes.x, sizes.y);
  workgroupBarrier();
  store(thread, block.y, block.x, sizes.y, sizes.x);
}
