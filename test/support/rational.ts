/** Rational numbers: an integer semimodule that is none of the library's own. */
export class Rational {
  readonly over: number;
  readonly under: number;

  constructor(over: number, under = 1) {
    const divisor = common(Math.abs(over), under);
    this.over = over / divisor;
    this.under = under / divisor;
  }

  get zero(): Rational {
    return new Rational(0);
  }

  add(other: Rational): Rational {
    return new Rational(this.over * other.under + other.over * this.under, this.under * other.under);
  }

  scale(times: number): Rational {
    return new Rational(times * this.over, this.under);
  }

  toString(): string {
    return `${this.over}/${this.under}`;
  }
}

function common(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : common(b, a % b);
}
