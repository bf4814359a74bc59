/** What has a shape: a layout, a composed one, a tensor. (Those stand on a higher floor.) */
export interface OverShape<out S> {
  readonly shape: S;
}

/**
 * A coordinate of a shape, for a reader: a `Leaf` for every mode, an integer or also `null`. (Of what may be any tuple there is no
 * end, and that is what a call within the call is at first.)
 * @example CoordinateOf<[4, [3, 2]], number> // [number, [number, number]]
 */
export type CoordinateOf<S, Leaf> = S extends readonly unknown[]
  ? number extends S["length"]
    ? S
    : { -readonly [I in keyof S]: CoordinateOf<S[I], Leaf> }
  : Leaf;
