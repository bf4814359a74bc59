/** A place in a file, both counted from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** What a hover shows: what something is, what is said of it, and the tags of that. */
export interface Hover {
  readonly declaration: string;
  readonly documentation: string;
  readonly tags: readonly string[];
}

/** What an editor asks a language server; answers as the text that a reader sees. */
export interface Editor {
  /** Puts text in the place of so many characters. */
  readonly edit: (file: string, at: Position, length: number, text: string) => void;
  readonly hover: (file: string, at: Position) => Promise<Hover>;
  /** The places where what stands there is declared. */
  readonly definition: (
    file: string,
    at: Position,
  ) => Promise<readonly (Position & { readonly file: string })[]>;
  readonly signature: (file: string, at: Position) => Promise<string>;
  /** The names that are offered, those of the place before those of the whole program. */
  readonly completions: (file: string, at: Position) => Promise<readonly string[]>;
  readonly faults: (file: string) => Promise<readonly (Position & { readonly message: string })[]>;
  readonly close: () => void;
}
