import { isRecord } from '../../kernel/is-record.ts';
import { numberMeant } from '../load/number-meant.ts';
import { groupBy } from './group-by.ts';
import { isWithin } from './outside-limits.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';
import { pathOf } from './specification-facts.ts';
import { valuesAt } from './values-at.ts';

export const wrongType: Rule = {
  name: 'wrong-type',
  proves: 'QLT-07',
  scope: 'products, specifications',
  truth: 'A fact that is compared is a bare number; its unit stands in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: 'flow: 60', yaml: 'flow: 70' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'flow: 60',
    yaml: 'flow: 70 L/min',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min. Change 70 L/min to 70. [wrong-type]',
  },
  check: (input) => [
    ...figuresAsText(input),
    ...input.facts().flatMap((fact) => {
      const { document, id, value, specification } = fact;
      if (specification?.type !== 'number' || typeof value === 'number') return [];
      const { label, unit } = specification;
      const text = String(value);
      const bare = withoutEnd(text, unit ?? '');
      const number = numberMeant(bare);
      // A minus may be a dash of the list that it was copied from.
      const isTooLow = (figure: number) => figure < 0 && !isWithin(figure, input.limits[id] ?? {});
      return [
        foundAt(document, pathOf(fact), {
          message: `${label} is compared as a number${unit ? ` of ${unit}` : ''}`,
          found: text,
          write: 'a number, without quotes or unit',
          ...(number !== undefined && !isTooLow(Number(number)) && { fix: number }),
        }),
      ];
    }),
  ],
};

/** So many products do not state a figure by accident. */
const many = 3;

/** What all products state as a figure was made a text where it is defined. */
function figuresAsText({ facts, documents, limits }: RuleInput): Found[] {
  const document = documents.find(({ kind }) => kind === 'specifications');
  const byId = groupBy(facts(), ({ id }) => id);
  return valuesAt(document?.value, 'specifications.*').flatMap(({ value, path }) => {
    if (!document || !isRecord(value) || value.type !== 'text') return [];
    const id = String(value.id);
    const stated = byId.get(id) ?? [];
    const [first] = stated;
    // Limits of a text are told as such.
    const hasLimits = limits[id]?.from !== undefined || limits[id]?.to !== undefined;
    if (!first || stated.length < many || hasLimits) return [];
    if (stated.some((fact) => typeof fact.value !== 'number')) return [];
    return [
      foundAt(document, [...path, 'type'], {
        message: `all ${stated.length} products that state it state a figure`,
        found: 'text',
        related: [lineOf({ document: first.document, path: pathOf(first) }, [], 'the first is')],
        fix: 'number',
      }),
    ];
  });
}

/** `70 L/min` as `70`. */
const withoutEnd = (text: string, unit: string): string =>
  text.toLowerCase().endsWith(unit.toLowerCase())
    ? text.slice(0, text.length - unit.length).trim()
    : text;
