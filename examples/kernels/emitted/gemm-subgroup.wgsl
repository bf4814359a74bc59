enable f16;
enable chromium_experimental_subgroup_matrix;
// the index of a subgroup is the same in all of its threads, which the language does not see
diagnostic(off, chromium.subgroup_matrix_uniformity);

@group(0) @binding(0) var<storage, read> a: array<vec4<f16>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<f16>>;
@group(0) @binding(2) var<storage, read_write> c: array<f16>;
@group(0) @binding(3) var<uniform> sizes: vec3u;
var<workgroup> tileA: array<f16, 5112>;
var<workgroup> tileB: array<f16, 5112>;

fn loadA(thread: u32, m: u32, k: u32, M: u32, K: u32) {
  let a_0 = m * 128u + (thread >> 3u);
  let a_1 = k * 32u + (thread & 7u) * 4u;
  let a_at = a_0 * (K >> 2u) + (a_1 >> 2u);
  let tileA_at = (thread & 7u) * 4u + (thread >> 3u) * 40u;
  let inside = a_0 < M && a_1 < K;
  let inside0 = a_0 + 32u < M && a_1 < K;
  let inside1 = a_0 + 64u < M && a_1 < K;
  let inside2 = a_0 + 96u < M && a_1 < K;
  var v: vec4<f16>;
  if (inside) { v = a[a_at]; }
  var v0: vec4<f16>;
  if (inside0) { v0 = a[a_at + K * 8u]; }
  var v1: vec4<f16>;
  if (inside1) { v1 = a[a_at + K * 16u]; }
  var v2: vec4<f16>;
  if (inside2) { v2 = a[a_at + K * 24u]; }
  tileA[tileA_at] = v.x;
  tileA[tileA_at + 1u] = v.y;
  tileA[tileA_at + 2u] = v.z;
  tileA[tileA_at + 3u] = v.w;
  tileA[tileA_at + 1280u] = v0.x;
  tileA[tileA_at + 1281u] = v0.y;
  tileA[tileA_at + 1282u] = v0.z;
  tileA[tileA_at + 1283u] = v0.w;
  tileA[tileA_at + 2560u] = v1.x;
  tileA[tileA_at + 2561u] = v1.y;
  tileA[tileA_at + 2562u] = v1.z;
  tileA[tileA_at + 2563u] = v1.w;
  tileA[tileA_at + 3840u] = v2.x;
  tileA[tileA_at + 3841u] = v2.y;
  tileA[tileA_at + 3842u] = v2.z;
  tileA[tileA_at + 3843u] = v2.w;
}

fn loadB(thread: u32, n: u32, k: u32, N: u32, K: u32) {
  let b_0 = n * 128u + (thread >> 3u);
  let b_1 = k * 32u + (thread & 7u) * 4u;
  let b_at = b_0 * (K >> 2u) + (b_1 >> 2u);
  let tileB_at = (thread & 7u) * 4u + (thread >> 3u) * 40u;
  let inside = b_0 < N && b_1 < K;
  let inside0 = b_0 + 32u < N && b_1 < K;
  let inside1 = b_0 + 64u < N && b_1 < K;
  let inside2 = b_0 + 96u < N && b_1 < K;
  var v: vec4<f16>;
  if (inside) { v = b[b_at]; }
  var v0: vec4<f16>;
  if (inside0) { v0 = b[b_at + K * 8u]; }
  var v1: vec4<f16>;
  if (inside1) { v1 = b[b_at + K * 16u]; }
  var v2: vec4<f16>;
  if (inside2) { v2 = b[b_at + K * 24u]; }
  tileB[tileB_at] = v.x;
  tileB[tileB_at + 1u] = v.y;
  tileB[tileB_at + 2u] = v.z;
  tileB[tileB_at + 3u] = v.w;
  tileB[tileB_at + 1280u] = v0.x;
  tileB[tileB_at + 1281u] = v0.y;
  tileB[tileB_at + 1282u] = v0.z;
  tileB[tileB_at + 1283u] = v0.w;
  tileB[tileB_at + 2560u] = v1.x;
  tileB[tileB_at + 2561u] = v1.y;
  tileB[tileB_at + 2562u] = v1.z;
  tileB[tileB_at + 2563u] = v1.w;
  tileB[tileB_at + 3840u] = v2.x;
  tileB[tileB_at + 3841u] = v2.y;
  tileB[tileB_at + 3842u] = v2.z;
  tileB[tileB_at + 3843u] = v2.w;
}

fn multiply(sums: ptr<function, array<subgroup_matrix_result<f16, 16, 16>, 8>>, subgroup: u32) {
  let tileA_at = (subgroup >> 1u) * 640u;
  let tileB_at = (subgroup & 1u) * 640u;
  let tileA_v = subgroupMatrixLoad<subgroup_matrix_left<f16, 16, 16>, row_major>(&tileA, tileA_at, 40u);
  let tileA_v0 = subgroupMatrixLoad<subgroup_matrix_left<f16, 16, 16>, row_major>(&tileA, tileA_at + 2560u, 40u);
  let tileB_v = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at, 40u);
  let tileB_v0 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 1280u, 40u);
  let tileB_v1 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 2560u, 40u);
  let tileB_v2 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 3840u, 40u);
  (*sums)[0u] = subgroupMatrixMultiplyAccumulate(tileA_v, tileB_v, (*sums)[0u]);
  (*sums)[1u] = subgroupMatrixMultiplyAccumulate(tileA_v0, tileB_v, (*sums)[1u]);
  (*sums)[2u] = subgroupMatrixMultiplyAccumulate(tileA_v, tileB_v0, (*sums)[2u]);
  (*sums)[3u] = subgroupMatrixMultiplyAccumulate(tileA_v0, tileB_v0, (*sums)[3u]);
  (*sums)[4u] = subgroupMatrixMultiplyAccumulate(tileA_v, tileB_v1, (*sums)[4u]);
  (*sums)[5u] = subgroupMatrixMultiplyAccumulate(tileA_v0, tileB_v1, (*sums)[5u]);
  (*sums)[6u] = subgroupMatrixMultiplyAccumulate(tileA_v, tileB_v2, (*sums)[6u]);
  (*sums)[7u] = subgroupMatrixMultiplyAccumulate(tileA_v0, tileB_v2, (*sums)[7u]);
  let tileA_v1 = subgroupMatrixLoad<subgroup_matrix_left<f16, 16, 16>, row_major>(&tileA, tileA_at + 16u, 40u);
  let tileA_v2 = subgroupMatrixLoad<subgroup_matrix_left<f16, 16, 16>, row_major>(&tileA, tileA_at + 2576u, 40u);
  let tileB_v3 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 16u, 40u);
  let tileB_v4 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 1296u, 40u);
  let tileB_v5 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 2576u, 40u);
  let tileB_v6 = subgroupMatrixLoad<subgroup_matrix_right<f16, 16, 16>, col_major>(&tileB, tileB_at + 3856u, 40u);
  (*sums)[0u] = subgroupMatrixMultiplyAccumulate(tileA_v1, tileB_v3, (*sums)[0u]);
  (*sums)[1u] = subgroupMatrixMultiplyAccumulate(tileA_v2, tileB_v3, (*sums)[1u]);
  (*sums)[2u] = subgroupMatrixMultiplyAccumulate(tileA_v1, tileB_v4, (*sums)[2u]);
  (*sums)[3u] = subgroupMatrixMultiplyAccumulate(tileA_v2, tileB_v4, (*sums)[3u]);
  (*sums)[4u] = subgroupMatrixMultiplyAccumulate(tileA_v1, tileB_v5, (*sums)[4u]);
  (*sums)[5u] = subgroupMatrixMultiplyAccumulate(tileA_v2, tileB_v5, (*sums)[5u]);
  (*sums)[6u] = subgroupMatrixMultiplyAccumulate(tileA_v1, tileB_v6, (*sums)[6u]);
  (*sums)[7u] = subgroupMatrixMultiplyAccumulate(tileA_v2, tileB_v6, (*sums)[7u]);
}

fn store(sums: ptr<function, array<subgroup_matrix_result<f16, 16, 16>, 8>>, subgroup: u32, m: u32, n: u32, M: u32, N: u32) {
  let c_0 = m * 128u + (subgroup >> 1u) * 16u;
  let c_1 = n * 128u + (subgroup & 1u) * 16u;
  let c_at = c_0 * N + c_1;
  let inside = c_0 < M && c_1 < N;
  let inside0 = c_0 + 64u < M && c_1 < N;
  let inside1 = c_0 < M && c_1 + 32u < N;
  let inside2 = c_0 + 64u < M && c_1 + 32u < N;
  let inside3 = c_0 < M && c_1 + 64u < N;
  let inside4 = c_0 + 64u < M && c_1 + 64u < N;
  let inside5 = c_0 < M && c_1 + 96u < N;
  let inside6 = c_0 + 64u < M && c_1 + 96u < N;
  if (inside) { subgroupMatrixStore<row_major>(&c, c_at, (*sums)[0u], N); }
  if (inside0) { subgroupMatrixStore<row_major>(&c, c_at + N * 64u, (*sums)[1u], N); }
  if (inside1) { subgroupMatrixStore<row_major>(&c, c_at + 32u, (*sums)[2u], N); }
  if (inside2) { subgroupMatrixStore<row_major>(&c, c_at + N * 64u + 32u, (*sums)[3u], N); }
  if (inside3) { subgroupMatrixStore<row_major>(&c, c_at + 64u, (*sums)[4u], N); }
  if (inside4) { subgroupMatrixStore<row_major>(&c, c_at + N * 64u + 64u, (*sums)[5u], N); }
  if (inside5) { subgroupMatrixStore<row_major>(&c, c_at + 96u, (*sums)[6u], N); }
  if (inside6) { subgroupMatrixStore<row_major>(&c, c_at + N * 64u + 96u, (*sums)[7u], N); }
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let subgroup = thread >> 5u;
  let m = block.y; let n = block.x;
  let M = sizes.x; let N = sizes.y; let K = sizes.z;
  var sums: array<subgroup_matrix_result<f16, 16, 16>, 8>;
  for (var k = 0u; k * 32u < K; k++) {
    loadA(thread, m, k, M, K);
    loadB(thread, n, k, N, K);
    workgroupBarrier();
    multiply(&sums, subgroup);
    workgroupBarrier();
  }
  store(&sums, subgroup, m, n, M, N);
}
