/** A declaration of a layout, as the compiler has it. */
export interface Declared {
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The type as the compiler writes it. */
  readonly type: string;
  /** Where the declaration ends, so that what is reported within is about it. */
  readonly start: number;
  readonly end: number;
}

/** Something that the compiler reports. */
interface Reported {
  readonly start: number;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What the compiler says of a file. */
export interface Said {
  readonly declared: readonly Declared[];
  readonly reported: readonly Reported[];
}

/** A compiler that was started on a project. */
export interface Compiler {
  readonly version: string;
  readonly say: (file: string) => Said | null;
  readonly close: () => void;
}

/** The line and the column of a place in a text, from 1. */
export function placesIn(text: string): (at: number) => { readonly line: number; readonly column: number } {
  const starts = [
    0,
    ...[...text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)].map(({ 0: end, index }) => index + end.length),
  ];
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - (starts[line] as number) + 1 };
  };
}
