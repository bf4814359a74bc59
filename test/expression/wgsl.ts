/*
 * WGSL without a shader: expressions are parsed by the grammar of the standard (section 8.19), where the operands of
 * bitwise operators are unary and operators do not mix without parentheses, and computed with the wrap of 32 bits.
 */

/** The value of an expression for values of its variables. */
export type Computed = (values: Readonly<Record<string, number>>) => number;

type Type = "u32" | "i32";

const tokens = /\s*(?:(0x[0-9a-f]+|\d+)([iu])|([A-Za-z_]\w*)|(<<|>>|[-+*/%&^()]))/y;

/** An expression over variables of a type. Anything outside the grammar, or of another type, is thrown. */
export function parsed(text: string, type: Type): Computed {
  const all = [...lexed(text)];
  let next = 0;
  const peek = (): string | undefined => all[next]?.operator;
  const wrap = type === "u32" ? (n: number) => n >>> 0 : (n: number) => n | 0;
  const refuse = (): never => {
    throw new Error(`not WGSL: ${text}`);
  };

  const primary = (wanted: Type): Computed => {
    const token = all[next++] ?? refuse();
    if (token.operator === "(") {
      const inner = expression();
      if (all[next++]?.operator !== ")") refuse();
      return inner;
    }
    if (token.name !== undefined) {
      const { name } = token;
      if (wanted !== type) refuse();
      return (values) => wrap(values[name] ?? refuse());
    }
    const value = token.value ?? refuse();
    if (`${token.suffix}32` !== wanted || value > (wanted === "u32" ? 2 ** 32 - 1 : 2 ** 31 - 1)) refuse();
    return () => value;
  };

  const unary = (wanted: Type = type): Computed => {
    if (peek() !== "-") return primary(wanted);
    if (wanted === "u32") refuse();
    next++;
    const of = unary(wanted);
    return (values) => wrap(-of(values));
  };

  const chain = (
    operand: () => Computed,
    operators: Readonly<Record<string, (a: number, b: number) => number>>,
    first: Computed,
  ): Computed => {
    let so = first;
    for (let apply = operators[peek() ?? ""]; apply !== undefined; apply = operators[peek() ?? ""]) {
      next++;
      const [left, right, by] = [so, operand(), apply];
      so = (values) => wrap(by(left(values), right(values)));
    }
    return so;
  };

  const multiplied = (first: Computed): Computed =>
    chain(unary, { "*": Math.imul, "/": (a, b) => Math.trunc(a / b), "%": (a, b) => a % b }, first);

  const expression = (): Computed => {
    const first = unary();
    if (peek() === "&") return chain(unary, { "&": (a, b) => a & b }, first);
    if (peek() === "^") return chain(unary, { "^": (a, b) => a ^ b }, first);
    if (peek() === "<<" || peek() === ">>") {
      const left = all[next++]?.operator === "<<";
      const by = unary("u32");
      const right = type === "u32" ? (a: number, b: number) => a >>> b : (a: number, b: number) => a >> b;
      return (values) => wrap((left ? (a: number, b: number) => a << b : right)(first(values), by(values)));
    }
    return chain(
      () => multiplied(unary()),
      { "+": (a, b) => a + b, "-": (a, b) => a - b },
      multiplied(first),
    );
  };

  const whole = expression();
  return next === all.length ? whole : refuse();
}

interface Token {
  readonly operator?: string;
  readonly name?: string;
  readonly value?: number;
  readonly suffix?: string;
}

function* lexed(text: string): Generator<Token> {
  tokens.lastIndex = 0;
  while (tokens.lastIndex < text.length) {
    const [, digits, suffix = "", name, operator] = tokens.exec(text) ?? [];
    if (digits !== undefined) yield { value: Number(digits), suffix };
    else if (name !== undefined) yield { name };
    else if (operator !== undefined) yield { operator };
    else throw new Error(`not WGSL: ${text}`);
  }
}
