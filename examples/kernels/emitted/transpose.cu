__device__ __forceinline__ void load(const float* __restrict__ a, float* tile, int thread, int m, int n, int M, int N) {
  const int a_0 = m * 64 + (thread >> 6);
  const int a_1 = n * 64 + (thread & 63);
  const int a_at = a_0 * N + a_1;
  const int tile_swizzled = thread ^ thread >> 6;
  const bool inside = a_0 < M && a_1 < N;
  const bool inside0 = a_0 + 8 < M && a_1 < N;
  const bool inside1 = a_0 + 16 < M && a_1 < N;
  const bool inside2 = a_0 + 24 < M && a_1 < N;
  const bool inside3 = a_0 + 32 < M && a_1 < N;
  const bool inside4 = a_0 + 40 < M && a_1 < N;
  const bool inside5 = a_0 + 48 < M && a_1 < N;
  const bool inside6 = a_0 + 56 < M && a_1 < N;
  float v = {};
  if (inside) v = a[a_at];
  float v0 = {};
  if (inside0) v0 = a[a_at + N * 8];
  float v1 = {};
  if (inside1) v1 = a[a_at + N * 16];
  float v2 = {};
  if (inside2) v2 = a[a_at + N * 24];
  float v3 = {};
  if (inside3) v3 = a[a_at + N * 32];
  float v4 = {};
  if (inside4) v4 = a[a_at + N * 40];
  float v5 = {};
  if (inside5) v5 = a[a_at + N * 48];
  float v6 = {};
  if (inside6) v6 = a[a_at + N * 56];
  if (inside) tile[tile_swizzled] = v;
  if (inside0) tile[(tile_swizzled ^ 8) + 512] = v0;
  if (inside1) tile[(tile_swizzled ^ 16) + 1024] = v1;
  if (inside2) tile[(tile_swizzled ^ 24) + 1536] = v2;
  if (inside3) tile[tile_swizzled + 2048] = v3;
  if (inside4) tile[(tile_swizzled ^ 8) + 2560] = v4;
  if (inside5) tile[(tile_swizzled ^ 16) + 3072] = v5;
  if (inside6) tile[(tile_swizzled ^ 24) + 3584] = v6;
}

__device__ __forceinline__ void store(const float* tile, float* __restrict__ b, int thread, int n, int m, int N, int M) {
  const int tile_at = (thread & 63) * 64 + (thread >> 6);
  const int tile_swizzled = tile_at ^ (tile_at >> 6 & 31);
  const int b_0 = n * 64 + (thread >> 6);
  const int b_1 = m * 64 + (thread & 63);
  const int b_at = b_0 * M + b_1;
  const bool inside = b_0 < N && b_1 < M;
  const bool inside0 = b_0 + 8 < N && b_1 < M;
  const bool inside1 = b_0 + 16 < N && b_1 < M;
  const bool inside2 = b_0 + 24 < N && b_1 < M;
  const bool inside3 = b_0 + 32 < N && b_1 < M;
  const bool inside4 = b_0 + 40 < N && b_1 < M;
  const bool inside5 = b_0 + 48 < N && b_1 < M;
  const bool inside6 = b_0 + 56 < N && b_1 < M;
  const float v = tile[tile_swizzled];
  const float v0 = tile[tile_swizzled ^ 8];
  const float v1 = tile[tile_swizzled ^ 16];
  const float v2 = tile[tile_swizzled ^ 24];
  const float v3 = tile[tile_swizzled + 32];
  const float v4 = tile[(tile_swizzled ^ 8) + 32];
  const float v5 = tile[(tile_swizzled ^ 16) + 32];
  const float v6 = tile[(tile_swizzled ^ 24) + 32];
  if (inside) b[b_at] = v;
  if (inside0) b[b_at + M * 8] = v0;
  if (inside1) b[b_at + M * 16] = v1;
  if (inside2) b[b_at + M * 24] = v2;
  if (inside3) b[b_at + M * 32] = v3;
  if (inside4) b[b_at + M * 40] = v4;
  if (inside5) b[b_at + M * 48] = v5;
  if (inside6) b[b_at + M * 56] = v6;
}

extern "C" __global__ __launch_bounds__(512) void transpose(const float* a, float* b, int M, int N) {
  __shared__ alignas(16) float tile[4096];
  const int thread = threadIdx.x, m = blockIdx.x, n = blockIdx.y;
  load(a, tile, thread, m, n, M, N);
  __syncthreads();
  store(tile, b, thread, n, m, N, M);
}
