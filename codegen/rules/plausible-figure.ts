import type { SpecificationName } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { groupBy } from './group-by.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';
import { pathOf, type SpecificationFact } from './specification-facts.ts';
import { valuesAt } from './values-at.ts';

export const plausibleFigure: Rule = {
  name: 'plausible-figure',
  proves: 'QLT-07',
  scope: 'products',
  truth: 'A figure lies between `from` and `to` of its specification in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: 'flow: 60', yaml: 'flow: 75' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'flow: 60',
    yaml: 'flow: -60',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate lies between 0.1 and 2000 L/min; found -60; write the right figure, or other limits in specifications.yaml [plausible-figure]',
  },
  check: (input) => {
    const outside: Outside[] = [];
    const within: SpecificationFact[] = [];
    for (const fact of input.facts) {
      if (typeof fact.value !== 'number') continue;
      const found = limitBroken(fact, fact.value, input);
      if (found) outside.push(found);
      else within.push(fact);
    }
    return [
      ...dividedByPoint(within),
      ...[...groupBy(outside, ({ fact, limit }) => `${fact.id} ${limit}`).values()].flatMap(
        (group) =>
          (group.length < many ? undefined : limitFault(group, input)) ??
          group.map((each) => figureFault(each, input)),
      ),
    ];
  },
};

function limitBroken(
  fact: SpecificationFact,
  value: number,
  { limits, catalogue }: RuleInput,
): Outside | undefined {
  const { id, specification } = fact;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = limits[id] ?? {};
  if (!specification || !(value < from || value > to)) return undefined;
  // Limits that leave no room are told as such, and two specifications of one name.
  if (from > to || catalogue.specifications.filter((other) => other.id === id).length > 1)
    return undefined;
  return { fact, limit: value < from ? 'from' : 'to', value, specification };
}

/** 63.500 for 63,500: the one figure with three decimals among others that have none. */
function dividedByPoint(figures: readonly SpecificationFact[]): Found[] {
  return [...groupBy(figures, ({ id }) => id).values()].flatMap((group) => {
    const odd = group.filter(({ value }) => !Number.isInteger(value));
    const [fact] = odd;
    const text = String(fact?.value);
    if (!fact || odd.length > 1 || group.length < many || !/^[1-9]\d{0,2}\.\d{3}$/.test(text))
      return [];
    return [
      foundAt(fact.document, pathOf(fact), {
        message: `a point stands in front of decimals, and all other products state ${fact.specification?.label ?? fact.id} without any`,
        found: text,
        write: `${text.replace('.', '')}, or the right figure`,
      }),
    ];
  });
}

/** So many figures are not mistyped alike: the limit is. */
const many = 5;

type Outside = {
  readonly fact: SpecificationFact;
  readonly limit: 'from' | 'to';
  readonly value: number;
  readonly specification: SpecificationName;
};

function limitFault(
  group: readonly Outside[],
  { documents, limits }: RuleInput,
): Found[] | undefined {
  const [first] = group;
  const document = documents.find(({ kind }) => kind === 'specifications');
  const place = valuesAt(document?.value, 'specifications.*').find(
    ({ value }) => isRecord(value) && value.id === first?.fact.id,
  );
  if (!first || !document || !place) return undefined;
  const { fact, limit } = first;
  const far =
    limit === 'from'
      ? Math.min(...group.map(({ value }) => value))
      : Math.max(...group.map(({ value }) => value));
  return [
    foundAt(document, [...place.path, limit], {
      message: `${group.length} products state ${limit === 'from' ? 'less' : 'more'}`,
      found: String(limits[fact.id]?.[limit]),
      related: [lineOf({ document: fact.document, path: pathOf(fact) }, [], 'the first is')],
      write: `${far} or ${limit === 'from' ? 'less' : 'more'}`,
      concerns: group.map(({ fact: each }) => ({ document: each.document, path: pathOf(each) })),
    }),
  ];
}

function figureFault({ fact, value, specification }: Outside, { limits }: RuleInput): Found {
  const { label, unit } = specification;
  const { from, to } = limits[fact.id] ?? {};
  const measure = unit === undefined ? '' : ` ${unit}`;
  const span =
    to === undefined
      ? `is ${from}${measure} or more`
      : from === undefined
        ? `is ${to}${measure} or less`
        : `lies between ${from} and ${to}${measure}`;
  return foundAt(fact.document, pathOf(fact), {
    message: `${label} ${span}`,
    found: String(value),
    write: 'the right figure, or other limits in specifications.yaml',
  });
}
