// The product of examples/kernels/gemm.ts as one writes it by hand: the same tiles, threads, vectors and guards.
@group(0) @binding(0) var<storage, read> a: array<vec4f>;
@group(0) @binding(1) var<storage, read> b: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> sizes: vec3u;
var<workgroup> tileA: array<array<vec4f, 5>, 64>;
var<workgroup> tileB: array<array<vec4f, 16>, 16>;

/** As much of a vector as is below an end. */
fn cut(v: vec4f, start: u32, end: u32) -> vec4f {
  return select(vec4f(), v, vec4u(start, start + 1u, start + 2u, start + 3u) < vec4u(end));
}

@compute @workgroup_size(128)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let M = sizes.x; let N = sizes.y; let K = sizes.z;
  let pitchK = (K + 3u) / 4u; let pitchN = (N + 3u) / 4u;
  let row = thread / 16u; let column = thread % 16u;
  var sum0: vec4f; var sum1: vec4f; var sum2: vec4f; var sum3: vec4f;
  var sum4: vec4f; var sum5: vec4f; var sum6: vec4f; var sum7: vec4f;
  for (var start = 0u; start < K; start += 16u) {
    for (var i = 0u; i < 2u; i++) {
      let m = block.y * 64u + thread / 4u + i * 32u;
      let k = start + thread % 4u * 4u;
      var v = vec4f();
      if (m < M && k < K) { v = cut(a[m * pitchK + k / 4u], k, K); }
      tileA[thread / 4u + i * 32u][thread % 4u] = v;
      let n = block.x * 64u + thread % 16u * 4u;
      let k2 = start + thread / 16u + i * 8u;
      var w = vec4f();
      if (n < N && k2 < K) { w = cut(b[k2 * pitchN + n / 4u], n, N); }
      tileB[thread / 16u + i * 8u][thread % 16u] = w;
    }
    workgroupBarrier();
    for (var k = 0u; k < 4u; k++) {
      let b0 = tileB[k * 4u][column];
      let b1 = tileB[k * 4u + 1u][column];
      let b2 = tileB[k * 4u + 2u][column];
      let b3 = tileB[k * 4u + 3u][column];
      let a0 = tileA[row + 0u][k];
      sum0 = fma(vec4f(a0.x), b0, sum0);
      sum0 = fma(vec4f(a0.y), b1, sum0);
      sum0 = fma(vec4f(a0.z), b2, sum0);
      sum0 = fma(vec4f(a0.w), b3, sum0);
      let a1 = tileA[row + 8u][k];
      sum1 = fma(vec4f(a1.x), b0, sum1);
      sum1 = fma(vec4f(a1.y), b1, sum1);
      sum1 = fma(vec4f(a1.z), b2, sum1);
      sum1 = fma(vec4f(a1.w), b3, sum1);
      let a2 = tileA[row + 16u][k];
      sum2 = fma(vec4f(a2.x), b0, sum2);
      sum2 = fma(vec4f(a2.y), b1, sum2);
      sum2 = fma(vec4f(a2.z), b2, sum2);
      sum2 = fma(vec4f(a2.w), b3, sum2);
      let a3 = tileA[row + 24u][k];
      sum3 = fma(vec4f(a3.x), b0, sum3);
      sum3 = fma(vec4f(a3.y), b1, sum3);
      sum3 = fma(vec4f(a3.z), b2, sum3);
      sum3 = fma(vec4f(a3.w), b3, sum3);
      let a4 = tileA[row + 32u][k];
      sum4 = fma(vec4f(a4.x), b0, sum4);
      sum4 = fma(vec4f(a4.y), b1, sum4);
      sum4 = fma(vec4f(a4.z), b2, sum4);
      sum4 = fma(vec4f(a4.w), b3, sum4);
      let a5 = tileA[row + 40u][k];
      sum5 = fma(vec4f(a5.x), b0, sum5);
      sum5 = fma(vec4f(a5.y), b1, sum5);
      sum5 = fma(vec4f(a5.z), b2, sum5);
      sum5 = fma(vec4f(a5.w), b3, sum5);
      let a6 = tileA[row + 48u][k];
      sum6 = fma(vec4f(a6.x), b0, sum6);
      sum6 = fma(vec4f(a6.y), b1, sum6);
      sum6 = fma(vec4f(a6.z), b2, sum6);
      sum6 = fma(vec4f(a6.w), b3, sum6);
      let a7 = tileA[row + 56u][k];
      sum7 = fma(vec4f(a7.x), b0, sum7);
      sum7 = fma(vec4f(a7.y), b1, sum7);
      sum7 = fma(vec4f(a7.z), b2, sum7);
      sum7 = fma(vec4f(a7.w), b3, sum7);
    }
    workgroupBarrier();
  }
  let n = block.x * 64u + column * 4u;
  let sums = array<vec4f, 8>(sum0, sum1, sum2, sum3, sum4, sum5, sum6, sum7);
  for (var i = 0u; i < 8u; i++) {
    let m = block.y * 64u + row + i * 8u;
    for (var j = 0u; j < 4u; j++) {
      if (m < M && n + j < N) { c[m * N + n + j] = sums[i][j]; }
    }
  }
}
