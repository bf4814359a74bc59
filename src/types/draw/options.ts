/** How a picture is written: `svg` for pages, `text` for terminals, `latex` for papers (TikZ). */
export type Form = "svg" | "text" | "latex";

/** What every picture takes. */
export interface DrawOptions {
  /** `svg` where it is left out. */
  readonly form?: Form;
  /** What stands above the picture, in place of its own title. */
  readonly title?: string;
  /** Whether a text has the colours of a terminal in it; it has none where this is left out. */
  readonly colour?: boolean;
  /** How many cells a picture may have: 65,536 where it is left out. */
  readonly budget?: number;
}
