import type { Tiler } from "../../../types/algebra/tiler.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import { modesIn } from "../../algebra/concat.js";
import { isTuple } from "../../layout/htuple.js";
import { hue } from "../palette.js";
import type { Cell, Panel } from "../scene.js";
import { textOfTiler } from "../tiler.js";
import { entriesOf } from "./parts.js";

/** What a sentence holds against each other: two texts, and what they are. */
interface Match {
  readonly pattern: RegExp;
  readonly above: string;
  readonly below: string;
  /** Whether one entry below may stand for all modes of a nested one. */
  readonly coarse?: boolean;
}

const matches: Readonly<Record<string, Match>> = {
  congruence: {
    pattern: /shape (?<above>\S+) and stride (?<below>\S+) have/,
    above: "shape",
    below: "stride",
  },
  coordinate: {
    pattern: /coordinate (?<below>\S+) does not fit the shape (?<above>\S+) of/,
    above: "shape",
    below: "coordinate",
    coarse: true,
  },
  names: {
    pattern: /names (?<below>\S+) do not fit the shape (?<above>\S+)$/,
    above: "shape",
    below: "names",
    coarse: true,
  },
  profile: {
    pattern: /: (?<below>\S+) does not fit the profile (?<above>\S+)$/,
    above: "profile",
    below: "given",
  },
};

/** An entry above and one below it; `null` where there is none. */
type Pair = readonly [above: string | null, below: string | null, isWrong: boolean];

/** Why two nested texts do not fit: mode by mode, one above the other, and marked where one has what the other has not. */
export function matchedOf(code: string, message: string): readonly Panel[] {
  const match = matches[code];
  const { above, below } = match?.pattern.exec(message)?.groups ?? {};
  // a sentence cuts what is long
  if (match === undefined || above === undefined || below === undefined || `${above}${below}`.includes("…"))
    return [];
  const pairs = pairsOf(above, below, match.coarse === true);
  return pairedPanel([match.above, match.below], pairs);
}

/** Why a layout has no mode that is asked for: by a number, by a basis vector, or by one tiler too many. */
export function modesOfCode(
  code: string,
  message: string,
  left: AnyLayout,
  right: unknown,
): readonly Panel[] {
  const modes = modesIn(left).map(String);
  const [, number] = /there is no mode (\d+),/.exec(message) ?? [];
  const [, vector] = /stride (\S+) yields a coordinate that/.exec(message) ?? [];
  const [, first] = /^\D*(\d+)/.exec(number ?? vector ?? "") ?? [];
  const below =
    code === "rank" && isTuple(right as Tiler)
      ? (right as readonly Tiler[]).map(textOfTiler)
      : first === undefined || Number(first) > most
        ? []
        : [...Array.from({ length: Number(first) }, () => null), vector ?? `mode ${number}`];
  if (below.length <= modes.length || below.length > most) return [];
  const pairs = below.map((text, i): Pair => [modes[i] ?? null, text, text !== null && i >= modes.length]);
  return pairedPanel(["modes", code === "rank" ? "tilers" : "asked for"], pairs);
}

/** As many modes as are shown. */
const most = 32;

function pairsOf(above: string | null, below: string | null, isCoarse: boolean): readonly Pair[] {
  const [upper, lower] = [above, below].map((text) => (text === null ? null : entriesOf(text)));
  if (upper && lower)
    return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) =>
      pairsOf(upper[i] ?? null, lower[i] ?? null, isCoarse),
    ).flat();
  const isAlike = above !== null && below !== null && !lower && (!upper || isCoarse);
  return [[above, below, !isAlike]];
}

function pairedPanel(down: readonly [string, string], pairs: readonly Pair[]): readonly Panel[] {
  const cells = [0, 1].flatMap((y) =>
    pairs.map((pair, x): Cell => {
      const text = pair[y] as string | null;
      const mark = pair[2] && text !== null && text !== "";
      return { x, y, lines: [text ?? ""], mark, ...(mark ? { fill: hue(1) } : {}) };
    }),
  );
  const across = pairs.map((_, i) => `${i}`);
  return [
    {
      label: "mode by mode",
      column: 0,
      row: 0,
      columns: pairs.length,
      rows: 2,
      cells,
      across,
      down,
    },
  ];
}
