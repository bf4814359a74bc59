import type { Clip } from "../diagnostic.js";

/**
 * A text in quotes, for a message: on one line whatever it holds, and cut to 40 characters.
 * @example Quoted<"a\nb"> // "\"a\\nb\""
 */
export type Quoted<Text extends string> = Wrapped<Escaped<Text>>;

/** In an alias of its own: a template must not hold what `Escaped` computes. */
type Wrapped<Text> = `"${Text & string}"`;

/** The characters of a text as a message shows them, cut to 40. */
export type Escaped<Text extends string> = Clip<Each<Clip<Text>>>;

/** Character after character, escaped where it has to be. */
type Each<Text, Out extends string = ""> = Text extends `${infer Head}${infer Tail}`
  ? Each<Tail, `${Out}${Head extends keyof Escapes ? Escapes[Head] : Head}`>
  : Out;

/** What ends a line, moves the cursor or closes the quotes. */
interface Escapes {
  '"': '\\"';
  "\\": "\\\\";
  "\u0000": "\\u0000";
  "\u0001": "\\u0001";
  "\u0002": "\\u0002";
  "\u0003": "\\u0003";
  "\u0004": "\\u0004";
  "\u0005": "\\u0005";
  "\u0006": "\\u0006";
  "\u0007": "\\u0007";
  "\b": "\\b";
  "\t": "\\t";
  "\n": "\\n";
  "\u000b": "\\u000b";
  "\f": "\\f";
  "\r": "\\r";
  "\u000e": "\\u000e";
  "\u000f": "\\u000f";
  "\u0010": "\\u0010";
  "\u0011": "\\u0011";
  "\u0012": "\\u0012";
  "\u0013": "\\u0013";
  "\u0014": "\\u0014";
  "\u0015": "\\u0015";
  "\u0016": "\\u0016";
  "\u0017": "\\u0017";
  "\u0018": "\\u0018";
  "\u0019": "\\u0019";
  "\u001a": "\\u001a";
  "\u001b": "\\u001b";
  "\u001c": "\\u001c";
  "\u001d": "\\u001d";
  "\u001e": "\\u001e";
  "\u001f": "\\u001f";
  "\u007f": "\\u007f";
  "\u0080": "\\u0080";
  "\u0081": "\\u0081";
  "\u0082": "\\u0082";
  "\u0083": "\\u0083";
  "\u0084": "\\u0084";
  "\u0085": "\\u0085";
  "\u0086": "\\u0086";
  "\u0087": "\\u0087";
  "\u0088": "\\u0088";
  "\u0089": "\\u0089";
  "\u008a": "\\u008a";
  "\u008b": "\\u008b";
  "\u008c": "\\u008c";
  "\u008d": "\\u008d";
  "\u008e": "\\u008e";
  "\u008f": "\\u008f";
  "\u0090": "\\u0090";
  "\u0091": "\\u0091";
  "\u0092": "\\u0092";
  "\u0093": "\\u0093";
  "\u0094": "\\u0094";
  "\u0095": "\\u0095";
  "\u0096": "\\u0096";
  "\u0097": "\\u0097";
  "\u0098": "\\u0098";
  "\u0099": "\\u0099";
  "\u009a": "\\u009a";
  "\u009b": "\\u009b";
  "\u009c": "\\u009c";
  "\u009d": "\\u009d";
  "\u009e": "\\u009e";
  "\u009f": "\\u009f";
  "\u2028": "\\u2028";
  "\u2029": "\\u2029";
}
