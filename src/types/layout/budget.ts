/** How many steps a search may take that in the worst case takes exponentially many: 1,000,000 where it is left out. */
export interface Budget {
  readonly budget?: number;
}
