__device__ __forceinline__ void load(const float* __restrict__ a, float* tile, int thread, int m, int n, int M, int N) {
  const int a_0 = m * 32 + (thread >> 5);
  const int a_1 = n * 32 + (thread & 31);
  const int a_at = a_0 * N + a_1;
  const int tile_at = (thread & 31) + (thread >> 5) * 33;
  const bool inside = a_0 < M && a_1 < N;
  const bool inside0 = a_0 + 8 < M && a_1 < N;
  const bool inside1 = a_0 + 16 < M && a_1 < N;
  const bool inside2 = a_0 + 24 < M && a_1 < N;
  float v = {};
  if (inside) v = a[a_at];
  float v0 = {};
  if (inside0) v0 = a[a_at + N * 8];
  float v1 = {};
  if (inside1) v1 = a[a_at + N * 16];
  float v2 = {};
  if (inside2) v2 = a[a_at + N * 24];
  if (inside) tile[tile_at] = v;
  if (inside0) tile[tile_at + 264] = v0;
  if (inside1) tile[tile_at + 528] = v1;
  if (inside2) tile[tile_at + 792] = v2;
}

__device__ __forceinline__ void store(const float* tile, float* __restrict__ b, int thread, int n, int m, int N, int M) {
  const int tile_at = (thread & 31) * 33 + (thread >> 5);
  const int b_0 = n * 32 + (thread >> 5);
  const int b_1 = m * 32 + (thread & 31);
  const int b_at = b_0 * M + b_1;
  const bool inside = b_0 < N && b_1 < M;
  const bool inside0 = b_0 + 8 < N && b_1 < M;
  const bool inside1 = b_0 + 16 < N && b_1 < M;
  const bool inside2 = b_0 + 24 < N && b_1 < M;
  const float v = tile[tile_at];
  const float v0 = tile[tile_at + 8];
  const float v1 = tile[tile_at + 16];
  const float v2 = tile[tile_at + 24];
  if (inside) b[b_at] = v;
  if (inside0) b[b_at + M * 8] = v0;
  if (inside1) b[b_at + M * 16] = v1;
  if (inside2) b[b_at + M * 24] = v2;
}

extern "C" __global__ __launch_bounds__(256) void transpose(const float* a, float* b, int M, int N) {
  __shared__ alignas(16) float tile[1055];
  const int thread = threadIdx.x, m = blockIdx.y, n = blockIdx.x;
  load(a, tile, thread, m, n, M, N);
  __syncthreads();
  store(tile, b, thread, n, m, N, M);
}
