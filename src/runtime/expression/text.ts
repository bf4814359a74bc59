import type { Language, Names } from "../../types/expression/expression.js";
import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { ComposedLayout } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { show } from "../layout/text.js";
import { kindIn } from "../semimodule/semimodule.js";
import { componentsIn } from "./component.js";
import { type Dialect, dialectOf, widthOf } from "./language.js";
import { namesOf } from "./names.js";
import { added, xored } from "./offset.js";
import { constant, leastOf, sum, type Term } from "./term.js";
import { standIn, type Variable, variablesOf } from "./variable.js";
import { written } from "./write.js";

/** What is written, and in which language: a shape and a stride that are congruent, and names that fit them. */
export interface Subject {
  readonly shape: IntTuple;
  readonly stride: HTuple<Step>;
  readonly names: Names;
  readonly language: Language;
  /** Of a composed layout: what its offset and the layout above yield is asked of the outer one. */
  readonly within?: ComposedLayout;
}

/** The expression of an offset. */
export function expressionOf(subject: Subject, fail: Fail): string {
  const variables = asked(subject, fail);
  const term = offsetIn(variables, subject.language, fail);
  return written(term, holding([term], variables, subject.language, fail).syntax);
}

/** The expressions of all components of a coordinate, nested as they are. */
export function expressionsOf(subject: Subject, fail: Fail): HTuple<string> {
  const variables = asked(subject, fail);
  const components = componentsIn(variables, (component) => offsetIn(component, subject.language, fail));
  // the variables have one type, whatever component they stand in
  const { syntax } = holding(termsOf(components), variables, subject.language, fail);
  const write = (each: HTuple<Term>): HTuple<string> =>
    isTuple(each) ? each.map(write) : written(each, syntax);
  return write(components);
}

/** The function of an offset. */
export function functionOf(name: string, subject: Subject, fail: Fail): string {
  const variables = asked(subject, fail);
  const term = offsetIn(variables, subject.language, fail);
  const dialect = holding([term], variables, subject.language, fail);
  // the parameters have the type that is computed in, so nothing converts them
  const expression = written(term, { ...dialect.syntax, conversion: "" });
  return dialect.function(name, namesOf(subject.names), expression);
}

/** The variables of what is written; over a composed layout the offset of the inner one stands for the only one. */
function asked({ names, shape, stride, language, within }: Subject, fail: Fail): readonly Variable[] {
  const variables = variablesOf(names, shape, stride);
  if (within === undefined) return variables;
  const inner = offsetIn(variables, language, fail);
  const least = leastOf(inner) + within.offset;
  if (least < 0) fail("argument", least, "coordinate in bounds");
  const index = exactly(fail, () => sum([inner, constant(within.offset)]));
  return [standIn(index, within.outer.shape, within.outer.stride as HTuple<Step>)];
}

/** The offset over some variables; coordinates are refused. */
function offsetIn(variables: readonly Variable[], language: Language, fail: Fail): Term {
  const strides = variables.flatMap(({ modes }) => modes.map(([, stride]) => stride));
  const kind = kindIn(strides);
  if (kind === "coordinate") {
    const stride = strides.find((each) => typeof each === "string");
    return fail("argument", show(stride), "stride of an offset");
  }
  return exactly(fail, () =>
    kind === "binary" ? xored(variables, widthOf(language)) : added(variables as readonly Variable<number>[]),
  );
}

/** The dialect whose integers hold some terms and the variables in them. */
function holding(
  terms: readonly Term[],
  variables: readonly Variable[],
  language: Language,
  fail: Fail,
): Dialect {
  const least = Math.min(...terms.map(leastOf));
  const most = Math.max(...terms.map((term) => term.most));
  const coordinate = Math.max(...variables.map(({ size }) => size - 1));
  const dialect = dialectOf(language, { least, most, coordinate });
  const past = [least, most, coordinate].find(
    (value) => value > dialect.limit || value < (dialect.least ?? -dialect.limit),
  );
  return past === undefined ? dialect : fail("argument", past, `${dialect.type} of ${language}`);
}

function termsOf(components: HTuple<Term>): readonly Term[] {
  return isTuple(components) ? components.flatMap(termsOf) : [components];
}
