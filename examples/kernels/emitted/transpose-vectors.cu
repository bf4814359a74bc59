__device__ __forceinline__ void load(const float* __restrict__ a, float* tile, int thread, int m, int n, int M, int N) {
  const int a_0 = m * 64 + (thread >> 4);
  const int a_1 = n * 64 + (thread & 15) * 4;
  const int a_at = a_0 * N + a_1;
  const int tile_at = thread * 4;
  const int tile_swizzled = tile_at ^ tile_at >> 8 << 2;
  const bool inside = a_0 < M && a_1 < N;
  const bool inside0 = a_0 + 32 < M && a_1 < N;
  float4 v = {};
  if (inside) v = *reinterpret_cast<const float4*>(&a[a_at]);
  float4 v0 = {};
  if (inside0) v0 = *reinterpret_cast<const float4*>(&a[a_at + N * 32]);
  if (inside) *reinterpret_cast<float4*>(&tile[tile_swizzled]) = v;
  if (inside0) *reinterpret_cast<float4*>(&tile[tile_swizzled + 2048]) = v0;
}

__device__ __forceinline__ void take(const float* tile, float (&part)[8], int thread) {
  const int tile_at = (thread & 7) * 256 + (thread >> 3 & 3) + (thread >> 5 & 1) * 2048 + (thread >> 6) * 4;
  const int tile_swizzled = tile_at ^ (tile_at >> 6 & 28);
  const float v = tile[tile_swizzled];
  const float v0 = tile[tile_swizzled + 64];
  const float v1 = tile[tile_swizzled + 128];
  const float v2 = tile[tile_swizzled + 192];
  const float v3 = tile[tile_swizzled + 32];
  const float v4 = tile[tile_swizzled + 96];
  const float v5 = tile[tile_swizzled + 160];
  const float v6 = tile[tile_swizzled + 224];
  part[0] = v;
  part[1] = v0;
  part[2] = v1;
  part[3] = v2;
  part[4] = v3;
  part[5] = v4;
  part[6] = v5;
  part[7] = v6;
}

__device__ __forceinline__ void store(float (&part)[8], float* __restrict__ b, int thread, int n, int m, int N, int M) {
  const int b_0 = n * 64 + (thread >> 3 & 3) + (thread >> 6) * 4;
  const int b_1 = m * 64 + (thread & 7) * 4 + (thread >> 5 & 1) * 32;
  const int b_at = b_0 * M + b_1;
  const bool inside = b_0 < N && b_1 < M;
  const bool inside0 = b_0 + 32 < N && b_1 < M;
  float4 v;
  reinterpret_cast<float*>(&v)[0] = part[0];
  reinterpret_cast<float*>(&v)[1] = part[1];
  reinterpret_cast<float*>(&v)[2] = part[2];
  reinterpret_cast<float*>(&v)[3] = part[3];
  float4 v0;
  reinterpret_cast<float*>(&v0)[0] = part[4];
  reinterpret_cast<float*>(&v0)[1] = part[5];
  reinterpret_cast<float*>(&v0)[2] = part[6];
  reinterpret_cast<float*>(&v0)[3] = part[7];
  if (inside) *reinterpret_cast<float4*>(&b[b_at]) = v;
  if (inside0) *reinterpret_cast<float4*>(&b[b_at + M * 32]) = v0;
}

extern "C" __global__ __launch_bounds__(512) void transpose(const float* a, float* b, int M, int N) {
  __shared__ alignas(16) float tile[4096];
  alignas(16) float part[8];
  const int thread = threadIdx.x, m = blockIdx.x, n = blockIdx.y;
  load(a, tile, thread, m, n, M, N);
  __syncthreads();
  take(tile, part, thread);
  store(part, b, thread, n, m, N, M);
}
