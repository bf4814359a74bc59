/**
 * Golden rows that are wrong. A product has |A|·|B| elements, (A, A* ∘ B) regrouped; where the complement of a mode falls
 * into several modes over an integer B, the source of these rows keeps the first of them and loses the others.
 */
export const corrections: Readonly<Record<string, string>> = {
  "blocked_product 2:2 4:1": "((2,(2,2))):((2,(1,4)))",
  "blocked_product 4:2 4:1": "((4,(2,2))):((2,(1,8)))",
  "blocked_product 3:2 4:1": "((3,(2,2))):((2,(1,6)))",
  "blocked_product 3:32 128:1": "((3,(32,4))):((32,(1,96)))",
  "blocked_product 8:2 4:1": "((8,(2,2))):((2,(1,16)))",
  "raked_product 3:2 4:1": "(((2,2),3)):(((1,6),2))",
  "raked_product 3:32 128:1": "(((32,4),3)):(((1,96),32))",
  "raked_product 4:2 4:1": "(((2,2),4)):(((1,8),2))",
};
