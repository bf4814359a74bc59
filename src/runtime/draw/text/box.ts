import type { Weight } from "../lines.js";

/** The character where lines of any weight meet, in base 3: what comes from above, from the right, from below, from the left. */
const characters = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/**
 * The box character of the lines that meet in a place.
 * @example box(0, 1, 1, 0) // "┌"
 */
export function box(above: Weight, right: Weight, below: Weight, left: Weight): string {
  return characters.charAt(above * 27 + right * 9 + below * 3 + left);
}
