@group(0) @binding(0) var<storage, read> a: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> sizes: vec3u;
var<workgroup> tileA: array<vec4<f32>, 319>;
var<workgroup> tileB: array<vec4<f32>, 256>;

fn loadA(thread: u32, m: u32, k: u32, M: u32, K: u32, pitchK: u32) {
  let a_0 = m * 64u + (thread >> 2u);
  let a_1 = k * 16u + (thread & 3u) * 4u;
  let a_at = a_0 * (pitchK >> 2u) + (a_1 >> 2u);
  let tileA_at = (thread & 3u) + (thread >> 2u) * 5u;
  let inside = a_0 < M && a_1 < K;
  let inside0 = a_0 < M && a_1 + 1u < K;
  let inside1 = a_0 < M && a_1 + 2u < K;
  let inside2 = a_0 < M && a_1 + 3u < K;
  let inside3 = a_0 + 32u < M && a_1 < K;
  let inside4 = a_0 + 32u < M && a_1 + 1u < K;
  let inside5 = a_0 + 32u < M && a_1 + 2u < K;
  let inside6 = a_0 + 32u < M && a_1 + 3u < K;
  var v: vec4<f32>;
  if (inside) { v = select(vec4<f32>(), a[a_at], vec4<bool>(inside, inside0, inside1, inside2)); }
  var v0: vec4<f32>;
  if (inside3) { v0 = select(vec4<f32>(), a[a_at + pitchK * 8u], vec4<bool>(inside3, inside4, inside5, inside6)); }
  tileA[tileA_at] = v;
  tileA[tileA_at + 160u] = v0;
}

fn loadB(thread: u32, n: u32, k: u32, N: u32, K: u32, pitchN: u32) {
  let b_0 = n * 64u + (thread & 15u) * 4u;
  let b_1 = k * 16u + (thread >> 4u);
  let b_at = (b_0 >> 2u) + b_1 * (pitchN >> 2u);
  let inside = b_0 < N && b_1 < K;
  let inside0 = b_0 + 1u < N && b_1 < K;
  let inside1 = b_0 + 2u < N && b_1 < K;
  let inside2 = b_0 + 3u < N && b_1 < K;
  let inside3 = b_0 < N && b_1 + 8u < K;
  let inside4 = b_0 + 1u < N && b_1 + 8u < K;
  let inside5 = b_0 + 2u < N && b_1 + 8u < K;
  let inside6 = b_0 + 3u < N && b_1 + 8u < K;
  var v: vec4<f32>;
  if (inside) { v = select(vec4<f32>(), b[b_at], vec4<bool>(inside, inside0, inside1, inside2)); }
  var v0: vec4<f32>;
  if (inside3) { v0 = select(vec4<f32>(), b[b_at + pitchN * 2u], vec4<bool>(inside3, inside4, inside5, inside6)); }
  tileB[thread] = v;
  tileB[thread + 128u] = v0;
}

fn multiply(sums: ptr<function, array<f32, 32>>, thread: u32) {
  let tileA_at = (thread >> 4u) * 5u;
  let tileB_at = thread & 15u;
  for (var k = 0u; k < 4u; k++) {
    let tileA_k = tileA_at + k;
    let tileA_v = tileA[tileA_k];
    let tileA_v0 = tileA[tileA_k + 40u];
    let tileA_v1 = tileA[tileA_k + 80u];
    let tileA_v2 = tileA[tileA_k + 120u];
    let tileA_v3 = tileA[tileA_k + 160u];
    let tileA_v4 = tileA[tileA_k + 200u];
    let tileA_v5 = tileA[tileA_k + 240u];
    let tileA_v6 = tileA[tileA_k + 280u];
    let tileB_k = tileB_at + k * 64u;
    let tileB_v = tileB[tileB_k];
    let tileB_v0 = tileB[tileB_k + 16u];
    let tileB_v1 = tileB[tileB_k + 32u];
    let tileB_v2 = tileB[tileB_k + 48u];
    (*sums)[0u] = fma(tileA_v.x, tileB_v.x, (*sums)[0u]);
    (*sums)[1u] = fma(tileA_v0.x, tileB_v.x, (*sums)[1u]);
    (*sums)[2u] = fma(tileA_v1.x, tileB_v.x, (*sums)[2u]);
    (*sums)[3u] = fma(tileA_v2.x, tileB_v.x, (*sums)[3u]);
    (*sums)[4u] = fma(tileA_v3.x, tileB_v.x, (*sums)[4u]);
    (*sums)[5u] = fma(tileA_v4.x, tileB_v.x, (*sums)[5u]);
    (*sums)[6u] = fma(tileA_v5.x, tileB_v.x, (*sums)[6u]);
    (*sums)[7u] = fma(tileA_v6.x, tileB_v.x, (*sums)[7u]);
    (*sums)[8u] = fma(tileA_v.x, tileB_v.y, (*sums)[8u]);
    (*sums)[9u] = fma(tileA_v0.x, tileB_v.y, (*sums)[9u]);
    (*sums)[10u] = fma(tileA_v1.x, tileB_v.y, (*sums)[10u]);
    (*sums)[11u] = fma(tileA_v2.x, tileB_v.y, (*sums)[11u]);
    (*sums)[12u] = fma(tileA_v3.x, tileB_v.y, (*sums)[12u]);
    (*sums)[13u] = fma(tileA_v4.x, tileB_v.y, (*sums)[13u]);
    (*sums)[14u] = fma(tileA_v5.x, tileB_v.y, (*sums)[14u]);
    (*sums)[15u] = fma(tileA_v6.x, tileB_v.y, (*sums)[15u]);
    (*sums)[16u] = fma(tileA_v.x, tileB_v.z, (*sums)[16u]);
    (*sums)[17u] = fma(tileA_v0.x, tileB_v.z, (*sums)[17u]);
    (*sums)[18u] = fma(tileA_v1.x, tileB_v.z, (*sums)[18u]);
    (*sums)[19u] = fma(tileA_v2.x, tileB_v.z, (*sums)[19u]);
    (*sums)[20u] = fma(tileA_v3.x, tileB_v.z, (*sums)[20u]);
    (*sums)[21u] = fma(tileA_v4.x, tileB_v.z, (*sums)[21u]);
    (*sums)[22u] = fma(tileA_v5.x, tileB_v.z, (*sums)[22u]);
    (*sums)[23u] = fma(tileA_v6.x, tileB_v.z, (*sums)[23u]);
    (*sums)[24u] = fma(tileA_v.x, tileB_v.w, (*sums)[24u]);
    (*sums)[25u] = fma(tileA_v0.x, tileB_v.w, (*sums)[25u]);
    (*sums)[26u] = fma(tileA_v1.x, tileB_v.w, (*sums)[26u]);
    (*sums)[27u] = fma(tileA_v2.x, tileB_v.w, (*sums)[27u]);
    (*sums)[28u] = fma(tileA_v3.x, tileB_v.w, (*sums)[28u]);
    (*sums)[29u] = fma(tileA_v4.x, tileB_v.w, (*sums)[29u]);
    (*sums)[30u] = fma(tileA_v5.x, tileB_v.w, (*sums)[30u]);
    (*sums)[31u] = fma(tileA_v6.x, tileB_v.w, (*sums)[31u]);
    (*sums)[0u] = fma(tileA_v.y, tileB_v0.x, (*sums)[0u]);
    (*sums)[1u] = fma(tileA_v0.y, tileB_v0.x, (*sums)[1u]);
    (*sums)[2u] = fma(tileA_v1.y, tileB_v0.x, (*sums)[2u]);
    (*sums)[3u] = fma(tileA_v2.y, tileB_v0.x, (*sums)[3u]);
    (*sums)[4u] = fma(tileA_v3.y, tileB_v0.x, (*sums)[4u]);
    (*sums)[5u] = fma(tileA_v4.y, tileB_v0.x, (*sums)[5u]);
    (*sums)[6u] = fma(tileA_v5.y, tileB_v0.x, (*sums)[6u]);
    (*sums)[7u] = fma(tileA_v6.y, tileB_v0.x, (*sums)[7u]);
    (*sums)[8u] = fma(tileA_v.y, tileB_v0.y, (*sums)[8u]);
    (*sums)[9u] = fma(tileA_v0.y, tileB_v0.y, (*sums)[9u]);
    (*sums)[10u] = fma(tileA_v1.y, tileB_v0.y, (*sums)[10u]);
    (*sums)[11u] = fma(tileA_v2.y, tileB_v0.y, (*sums)[11u]);
    (*sums)[12u] = fma(tileA_v3.y, tileB_v0.y, (*sums)[12u]);
    (*sums)[13u] = fma(tileA_v4.y, tileB_v0.y, (*sums)[13u]);
    (*sums)[14u] = fma(tileA_v5.y, tileB_v0.y, (*sums)[14u]);
    (*sums)[15u] = fma(tileA_v6.y, tileB_v0.y, (*sums)[15u]);
    (*sums)[16u] = fma(tileA_v.y, tileB_v0.z, (*sums)[16u]);
    (*sums)[17u] = fma(tileA_v0.y, tileB_v0.z, (*sums)[17u]);
    (*sums)[18u] = fma(tileA_v1.y, tileB_v0.z, (*sums)[18u]);
    (*sums)[19u] = fma(tileA_v2.y, tileB_v0.z, (*sums)[19u]);
    (*sums)[20u] = fma(tileA_v3.y, tileB_v0.z, (*sums)[20u]);
    (*sums)[21u] = fma(tileA_v4.y, tileB_v0.z, (*sums)[21u]);
    (*sums)[22u] = fma(tileA_v5.y, tileB_v0.z, (*sums)[22u]);
    (*sums)[23u] = fma(tileA_v6.y, tileB_v0.z, (*sums)[23u]);
    (*sums)[24u] = fma(tileA_v.y, tileB_v0.w, (*sums)[24u]);
    (*sums)[25u] = fma(tileA_v0.y, tileB_v0.w, (*sums)[25u]);
    (*sums)[26u] = fma(tileA_v1.y, tileB_v0.w, (*sums)[26u]);
    (*sums)[27u] = fma(tileA_v2.y, tileB_v0.w, (*sums)[27u]);
    (*sums)[28u] = fma(tileA_v3.y, tileB_v0.w, (*sums)[28u]);
    (*sums)[29u] = fma(tileA_v4.y, tileB_v0.w, (*sums)[29u]);
    (*sums)[30u] = fma(tileA_v5.y, tileB_v0.w, (*sums)[30u]);
    (*sums)[31u] = fma(tileA_v6.y, tileB_v0.w, (*sums)[31u]);
    (*sums)[0u] = fma(tileA_v.z, tileB_v1.x, (*sums)[0u]);
    (*sums)[1u] = fma(tileA_v0.z, tileB_v1.x, (*sums)[1u]);
    (*sums)[2u] = fma(tileA_v1.z, tileB_v1.x, (*sums)[2u]);
    (*sums)[3u] = fma(tileA_v2.z, tileB_v1.x, (*sums)[3u]);
    (*sums)[4u] = fma(tileA_v3.z, tileB_v1.x, (*sums)[4u]);
    (*sums)[5u] = fma(tileA_v4.z, tileB_v1.x, (*sums)[5u]);
    (*sums)[6u] = fma(tileA_v5.z, tileB_v1.x, (*sums)[6u]);
    (*sums)[7u] = fma(tileA_v6.z, tileB_v1.x, (*sums)[7u]);
    (*sums)[8u] = fma(tileA_v.z, tileB_v1.y, (*sums)[8u]);
    (*sums)[9u] = fma(tileA_v0.z, tileB_v1.y, (*sums)[9u]);
    (*sums)[10u] = fma(tileA_v1.z, tileB_v1.y, (*sums)[10u]);
    (*sums)[11u] = fma(tileA_v2.z, tileB_v1.y, (*sums)[11u]);
    (*sums)[12u] = fma(tileA_v3.z, tileB_v1.y, (*sums)[12u]);
    (*sums)[13u] = fma(tileA_v4.z, tileB_v1.y, (*sums)[13u]);
    (*sums)[14u] = fma(tileA_v5.z, tileB_v1.y, (*sums)[14u]);
    (*sums)[15u] = fma(tileA_v6.z, tileB_v1.y, (*sums)[15u]);
    (*sums)[16u] = fma(tileA_v.z, tileB_v1.z, (*sums)[16u]);
    (*sums)[17u] = fma(tileA_v0.z, tileB_v1.z, (*sums)[17u]);
    (*sums)[18u] = fma(tileA_v1.z, tileB_v1.z, (*sums)[18u]);
    (*sums)[19u] = fma(tileA_v2.z, tileB_v1.z, (*sums)[19u]);
    (*sums)[20u] = fma(tileA_v3.z, tileB_v1.z, (*sums)[20u]);
    (*sums)[21u] = fma(tileA_v4.z, tileB_v1.z, (*sums)[21u]);
    (*sums)[22u] = fma(tileA_v5.z, tileB_v1.z, (*sums)[22u]);
    (*sums)[23u] = fma(tileA_v6.z, tileB_v1.z, (*sums)[23u]);
    (*sums)[24u] = fma(tileA_v.z, tileB_v1.w, (*sums)[24u]);
    (*sums)[25u] = fma(tileA_v0.z, tileB_v1.w, (*sums)[25u]);
    (*sums)[26u] = fma(tileA_v1.z, tileB_v1.w, (*sums)[26u]);
    (*sums)[27u] = fma(tileA_v2.z, tileB_v1.w, (*sums)[27u]);
    (*sums)[28u] = fma(tileA_v3.z, tileB_v1.w, (*sums)[28u]);
    (*sums)[29u] = fma(tileA_v4.z, tileB_v1.w, (*sums)[29u]);
    (*sums)[30u] = fma(tileA_v5.z, tileB_v1.w, (*sums)[30u]);
    (*sums)[31u] = fma(tileA_v6.z, tileB_v1.w, (*sums)[31u]);
    (*sums)[0u] = fma(tileA_v.w, tileB_v2.x, (*sums)[0u]);
    (*sums)[1u] = fma(tileA_v0.w, tileB_v2.x, (*sums)[1u]);
    (*sums)[2u] = fma(tileA_v1.w, tileB_v2.x, (*sums)[2u]);
    (*sums)[3u] = fma(tileA_v2.w, tileB_v2.x, (*sums)[3u]);
    (*sums)[4u] = fma(tileA_v3.w, tileB_v2.x, (*sums)[4u]);
    (*sums)[5u] = fma(tileA_v4.w, tileB_v2.x, (*sums)[5u]);
    (*sums)[6u] = fma(tileA_v5.w, tileB_v2.x, (*sums)[6u]);
    (*sums)[7u] = fma(tileA_v6.w, tileB_v2.x, (*sums)[7u]);
    (*sums)[8u] = fma(tileA_v.w, tileB_v2.y, (*sums)[8u]);
    (*sums)[9u] = fma(tileA_v0.w, tileB_v2.y, (*sums)[9u]);
    (*sums)[10u] = fma(tileA_v1.w, tileB_v2.y, (*sums)[10u]);
    (*sums)[11u] = fma(tileA_v2.w, tileB_v2.y, (*sums)[11u]);
    (*sums)[12u] = fma(tileA_v3.w, tileB_v2.y, (*sums)[12u]);
    (*sums)[13u] = fma(tileA_v4.w, tileB_v2.y, (*sums)[13u]);
    (*sums)[14u] = fma(tileA_v5.w, tileB_v2.y, (*sums)[14u]);
    (*sums)[15u] = fma(tileA_v6.w, tileB_v2.y, (*sums)[15u]);
    (*sums)[16u] = fma(tileA_v.w, tileB_v2.z, (*sums)[16u]);
    (*sums)[17u] = fma(tileA_v0.w, tileB_v2.z, (*sums)[17u]);
    (*sums)[18u] = fma(tileA_v1.w, tileB_v2.z, (*sums)[18u]);
    (*sums)[19u] = fma(tileA_v2.w, tileB_v2.z, (*sums)[19u]);
    (*sums)[20u] = fma(tileA_v3.w, tileB_v2.z, (*sums)[20u]);
    (*sums)[21u] = fma(tileA_v4.w, tileB_v2.z, (*sums)[21u]);
    (*sums)[22u] = fma(tileA_v5.w, tileB_v2.z, (*sums)[22u]);
    (*sums)[23u] = fma(tileA_v6.w, tileB_v2.z, (*sums)[23u]);
    (*sums)[24u] = fma(tileA_v.w, tileB_v2.w, (*sums)[24u]);
    (*sums)[25u] = fma(tileA_v0.w, tileB_v2.w, (*sums)[25u]);
    (*sums)[26u] = fma(tileA_v1.w, tileB_v2.w, (*sums)[26u]);
    (*sums)[27u] = fma(tileA_v2.w, tileB_v2.w, (*sums)[27u]);
    (*sums)[28u] = fma(tileA_v3.w, tileB_v2.w, (*sums)[28u]);
    (*sums)[29u] = fma(tileA_v4.w, tileB_v2.w, (*sums)[29u]);
    (*sums)[30u] = fma(tileA_v5.w, tileB_v2.w, (*sums)[30u]);
    (*sums)[31u] = fma(tileA_v6.w, tileB_v2.w, (*sums)[31u]);
  }
}

fn store(sums: ptr<function, array<f32, 32>>, thread: u32, m: u32, n: u32, M: u32, N: u32) {
  let c_0 = m * 64u + (thread >> 4u);
  let c_1 = n * 64u + (thread & 15u) * 4u;
  let c_at = c_0 * N + c_1;
  let inside = c_0 < M && c_1 < N;
  let inside0 = c_0 + 8u < M && c_1 < N;
  let inside1 = c_0 + 16u < M && c_1 < N;
  let inside2 = c_0 + 24u < M && c_1 < N;
  let inside3 = c_0 + 32u < M && c_1 < N;
  let inside4 = c_0 + 40u < M && c_1 < N;
  let inside5 = c_0 + 48u < M && c_1 < N;
  let inside6 = c_0 + 56u < M && c_1 < N;
  let inside7 = c_0 < M && c_1 + 1u < N;
  let inside8 = c_0 + 8u < M && c_1 + 1u < N;
  let inside9 = c_0 + 16u < M && c_1 + 1u < N;
  let inside10 = c_0 + 24u < M && c_1 + 1u < N;
  let inside11 = c_0 + 32u < M && c_1 + 1u < N;
  let inside12 = c_0 + 40u < M && c_1 + 1u < N;
  let inside13 = c_0 + 48u < M && c_1 + 1u < N;
  let inside14 = c_0 + 56u < M && c_1 + 1u < N;
  let inside15 = c_0 < M && c_1 + 2u < N;
  let inside16 = c_0 + 8u < M && c_1 + 2u < N;
  let inside17 = c_0 + 16u < M && c_1 + 2u < N;
  let inside18 = c_0 + 24u < M && c_1 + 2u < N;
  let inside19 = c_0 + 32u < M && c_1 + 2u < N;
  let inside20 = c_0 + 40u < M && c_1 + 2u < N;
  let inside21 = c_0 + 48u < M && c_1 + 2u < N;
  let inside22 = c_0 + 56u < M && c_1 + 2u < N;
  let inside23 = c_0 < M && c_1 + 3u < N;
  let inside24 = c_0 + 8u < M && c_1 + 3u < N;
  let inside25 = c_0 + 16u < M && c_1 + 3u < N;
  let inside26 = c_0 + 24u < M && c_1 + 3u < N;
  let inside27 = c_0 + 32u < M && c_1 + 3u < N;
  let inside28 = c_0 + 40u < M && c_1 + 3u < N;
  let inside29 = c_0 + 48u < M && c_1 + 3u < N;
  let inside30 = c_0 + 56u < M && c_1 + 3u < N;
  let v = (*sums)[0u];
  let v0 = (*sums)[1u];
  let v1 = (*sums)[2u];
  let v2 = (*sums)[3u];
  let v3 = (*sums)[4u];
  let v4 = (*sums)[5u];
  let v5 = (*sums)[6u];
  let v6 = (*sums)[7u];
  let v7 = (*sums)[8u];
  let v8 = (*sums)[9u];
  let v9 = (*sums)[10u];
  let v10 = (*sums)[11u];
  let v11 = (*sums)[12u];
  let v12 = (*sums)[13u];
  let v13 = (*sums)[14u];
  let v14 = (*sums)[15u];
  let v15 = (*sums)[16u];
  let v16 = (*sums)[17u];
  let v17 = (*sums)[18u];
  let v18 = (*sums)[19u];
  let v19 = (*sums)[20u];
  let v20 = (*sums)[21u];
  let v21 = (*sums)[22u];
  let v22 = (*sums)[23u];
  let v23 = (*sums)[24u];
  let v24 = (*sums)[25u];
  let v25 = (*sums)[26u];
  let v26 = (*sums)[27u];
  let v27 = (*sums)[28u];
  let v28 = (*sums)[29u];
  let v29 = (*sums)[30u];
  let v30 = (*sums)[31u];
  if (inside) { c[c_at] = v; }
  if (inside0) { c[c_at + N * 8u] = v0; }
  if (inside1) { c[c_at + N * 16u] = v1; }
  if (inside2) { c[c_at + N * 24u] = v2; }
  if (inside3) { c[c_at + N * 32u] = v3; }
  if (inside4) { c[c_at + N * 40u] = v4; }
  if (inside5) { c[c_at + N * 48u] = v5; }
  if (inside6) { c[c_at + N * 56u] = v6; }
  if (inside7) { c[c_at + 1u] = v7; }
  if (inside8) { c[c_at + N * 8u + 1u] = v8; }
  if (inside9) { c[c_at + N * 16u + 1u] = v9; }
  if (inside10) { c[c_at + N * 24u + 1u] = v10; }
  if (inside11) { c[c_at + N * 32u + 1u] = v11; }
  if (inside12) { c[c_at + N * 40u + 1u] = v12; }
  if (inside13) { c[c_at + N * 48u + 1u] = v13; }
  if (inside14) { c[c_at + N * 56u + 1u] = v14; }
  if (inside15) { c[c_at + 2u] = v15; }
  if (inside16) { c[c_at + N * 8u + 2u] = v16; }
  if (inside17) { c[c_at + N * 16u + 2u] = v17; }
  if (inside18) { c[c_at + N * 24u + 2u] = v18; }
  if (inside19) { c[c_at + N * 32u + 2u] = v19; }
  if (inside20) { c[c_at + N * 40u + 2u] = v20; }
  if (inside21) { c[c_at + N * 48u + 2u] = v21; }
  if (inside22) { c[c_at + N * 56u + 2u] = v22; }
  if (inside23) { c[c_at + 3u] = v23; }
  if (inside24) { c[c_at + N * 8u + 3u] = v24; }
  if (inside25) { c[c_at + N * 16u + 3u] = v25; }
  if (inside26) { c[c_at + N * 24u + 3u] = v26; }
  if (inside27) { c[c_at + N * 32u + 3u] = v27; }
  if (inside28) { c[c_at + N * 40u + 3u] = v28; }
  if (inside29) { c[c_at + N * 48u + 3u] = v29; }
  if (inside30) { c[c_at + N * 56u + 3u] = v30; }
}

@compute @workgroup_size(128)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let m = block.y; let n = block.x;
  let M = sizes.x; let N = sizes.y; let K = sizes.z;
  let pitchK = (K + 3u) / 4u * 4u; let pitchN = (N + 3u) / 4u * 4u;
  var sums: array<f32, 32>;
  for (var k = 0u; k * 16u < K; k++) {
    loadA(thread, m, k, M, K, pitchK);
    loadB(thread, n, k, N, K, pitchN);
    workgroupBarrier();
    multiply(&sums, thread);
    workgroupBarrier();
  }
  store(&sums, thread, m, n, M, N);
}
