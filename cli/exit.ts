/** What the shell is told. */
export const exits = { done: 0, refused: 1, misuse: 2 } as const;

/** What was typed is no command, whatever it says. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
