import type { Step } from "./semimodule.js";
export type E<P> = P extends unknown ? string : never;
export type F<N> = N extends unknown ? Step : never;
export type Scale<N, D> = [N, D] extends unknown ? Step : never;
export type Sum<D> = D extends unknown ? Step : never;
