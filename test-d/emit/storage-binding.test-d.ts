import { expectType } from "tsd";
import {
  globalMemory,
  type StorageBinding,
  sharedMemory,
  storageBinding,
  symbol,
  symbolicLayout,
} from "../../dist/emit.js";
import { layout } from "../../dist/index.js";

const padded = globalMemory("a", { element: "f16", layout: layout([8, 8], [9, 1]), vector: 4 });
expectType<StorageBinding<"vec4h", 18, "mutable", "storage", 144>>(
  storageBinding(padded, { access: "read_write" }),
);
const M = symbol("M", { most: 4096 });
const told = globalMemory("b", { element: "u32", layout: symbolicLayout([M, M], [M, 1]) });
expectType<StorageBinding<"u32", undefined, "readonly", "read-only-storage", 4>>(storageBinding(told));

// what is not known stays open
declare const n: number;
declare const access: "read" | "read_write";
declare const vector: 1 | 2;
const open = storageBinding(globalMemory("c", { element: "i32", layout: layout([n]), vector }), { access });
expectType<"i32" | "vec2i">(open.element);
expectType<number>(open.count);
expectType<"readonly" | "mutable">(open.access);

// @ts-expect-error TS2345: no memory of the kernel
storageBinding(sharedMemory("s", { element: "f32", layout: layout([8]) }));
// @ts-expect-error TS2322: no access
storageBinding(padded, { access: "write" });
