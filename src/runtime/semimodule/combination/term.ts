/** A step that may be taken from `low` to `high` times. Steps are not 0. */
export interface Term {
  readonly step: number;
  readonly low: number;
  readonly high: number;
}
