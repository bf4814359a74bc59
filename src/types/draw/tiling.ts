/** The operations that cut a layout into tiles. */
export type Divide = "logicalDivide" | "zippedDivide" | "tiledDivide" | "flatDivide";

/** The operations that repeat a layout as a tile. */
export type Product =
  | "logicalProduct"
  | "zippedProduct"
  | "tiledProduct"
  | "flatProduct"
  | "blockedProduct"
  | "rakedProduct";
