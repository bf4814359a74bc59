// The constants of WebGPU, which the compiler's own declarations leave out.
declare const GPUBufferUsage: { readonly [Use in "MAP_READ" | "COPY_SRC" | "COPY_DST" | "STORAGE"]: number };
declare const GPUMapMode: { readonly READ: number };
