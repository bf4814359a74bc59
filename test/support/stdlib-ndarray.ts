import { createRequire } from "node:module";

/** An array of `@stdlib/ndarray`, as far as the tests look at one. */
export interface StdlibArray {
  readonly data: ArrayLike<number>;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
  readonly order: string;
  get(...coordinate: number[]): number;
}

/** The functions of the package that the tests call. */
export interface Stdlib {
  ndarray(
    dtype: string,
    data: ArrayLike<unknown>,
    shape: readonly number[],
    strides: readonly number[],
    offset: number,
    order: string,
  ): StdlibArray;
  reverse(view: StdlibArray): StdlibArray;
  transpose(view: StdlibArray): StdlibArray;
  zeros(shape: readonly number[], options: { dtype: string }): StdlibArray;
  FancyArray: new (...fields: Parameters<Stdlib["ndarray"]>) => StdlibArray;
}

/** The fields of the package's arrays are accessors of their prototype, which no spread and no JSON sees. */
class Likeness implements StdlibArray {
  readonly #fields: Parameters<Stdlib["ndarray"]>;

  constructor(...fields: Parameters<Stdlib["ndarray"]>) {
    this.#fields = fields;
  }

  get data(): ArrayLike<number> {
    return this.#fields[1] as ArrayLike<number>;
  }

  get shape(): readonly number[] {
    return [...this.#fields[2]];
  }

  get strides(): readonly number[] {
    return [...this.#fields[3]];
  }

  get offset(): number {
    return this.#fields[4];
  }

  get order(): string {
    return this.#fields[5];
  }

  get(...coordinate: number[]): number {
    const [, data, , strides, offset] = this.#fields;
    return data[coordinate.reduce((so, c, i) => so + c * (strides[i] as number), offset)] as number;
  }

  /** The same data otherwise: by other shapes and strides, from another place. */
  seen(shape: readonly number[], strides: readonly number[], offset: number): Likeness {
    const [dtype, data, , , , order] = this.#fields;
    return new Likeness(dtype, data, shape, strides, offset, order);
  }
}

/** What stands for the package where it is not installed, and is held to it where it is: by the same tests. */
const likeness: Stdlib = {
  ndarray: (...fields) => new Likeness(...fields),
  reverse: (view) => {
    const last = view.shape.reduce((so, n, i) => so + (n - 1) * (view.strides[i] as number), view.offset);
    const strides = view.strides.map((step) => -step);
    return (view as Likeness).seen(view.shape, strides, last);
  },
  transpose: (view) =>
    (view as Likeness).seen(view.shape.toReversed(), view.strides.toReversed(), view.offset),
  zeros: (shape, { dtype }) => {
    const size = shape.reduce((so, n) => so * n, 1);
    // an array of complex numbers is no array, but has one
    const data = dtype === "float64" ? new Float64Array(size) : { length: size, get: () => 0 };
    const strides = shape.map((_, i) => shape.slice(i + 1).reduce((so, n) => so * n, 1));
    return new Likeness(dtype, data as ArrayLike<unknown>, shape, strides, 0, "row-major");
  },
  FancyArray: class {
    constructor(...fields: Parameters<Stdlib["ndarray"]>) {
      const of = new Likeness(...fields);
      const get = (_: unknown, name: string) => {
        const value = (of as any)[name];
        return typeof value === "function" ? value.bind(of) : value;
      };
      // biome-ignore lint/correctness/noConstructorReturn: the package's are proxies as well
      return new Proxy(of, { get });
    }
  } as Stdlib["FancyArray"],
};

/** The likeness, and the package itself where the benchmark has installed it. */
export const stdlibs: readonly (readonly [name: string, of: Stdlib])[] = [
  ["as it looks", likeness],
  ...installed(),
];

function installed(): readonly (readonly [string, Stdlib])[] {
  try {
    const require = createRequire(new URL("../../bench/package.json", import.meta.url));
    return [["as it is installed", require("@stdlib/ndarray")]];
  } catch {
    return [];
  }
}
