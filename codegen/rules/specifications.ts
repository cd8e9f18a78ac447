import type { Product } from '../../kernel/contract.ts';
import type { Limit } from '../catalogue.ts';
import { suggestNumber } from '../diagnostics/suggest-number.ts';
import { capitalised, withArticle } from '../diagnostics/words.ts';
import type { FieldPath } from '../document.ts';
import {
  type Rule,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportOn,
  type SpecificationFact,
} from './rule.ts';

/** Every fact that a product states under `specifications`. */
export function specificationFacts({
  catalogue,
  documents,
}: Pick<RuleInput, 'catalogue' | 'documents'>): readonly SpecificationFact[] {
  const known = new Map(catalogue.specifications.map((entry) => [entry.id, entry]));
  const facts: SpecificationFact[] = [];
  for (const document of documents)
    for (const among of document.facts)
      for (const id of Object.keys(among.values))
        facts.push({
          document,
          among,
          id,
          value: among.values[id],
          specification: known.get(id),
        });
  return facts;
}

export const pathOf = ({ among, id }: SpecificationFact): FieldPath => [...among.path, id];

/** Limits that leave no room are reported themselves: nothing breaks them. */
export const isWithin = (value: number, { from = -Infinity, to = Infinity }: Limit): boolean =>
  from > to || (value >= from && value <= to);

/** "is between 0.1 and 2000", "is 5 or more" */
export const spanOf = ({ from, to }: Limit): string =>
  from !== undefined && to !== undefined
    ? `is between ${from} and ${to}`
    : `is ${from ?? to ?? 0} or ${to === undefined ? 'more' : 'less'}`;

const expectedSpecificationInstead =
  '{ id: connection, label: Connection, group: Installation, type: text }';

/** Whether a shop may still sell it. */
export const isCurrent = ({ discontinued, discontinuedWithSpareParts, replacedBy }: Product) =>
  !discontinued && !discontinuedWithSpareParts && replacedBy === undefined;

export const expectedSpecification: Rule = {
  name: 'expected-specification',
  proves: 'QLT-07',
  scope: 'products',
  description:
    'A product on sale states what buyers choose its type by, as `expected` in specifications.yaml lists it (a warning).',
  good: {
    file: 'specifications.yaml',
    instead: expectedSpecificationInstead,
    yaml: `${expectedSpecificationInstead}\nexpected:\n  - { type: cartridge, facts: [micron] }`,
  },
  bad: {
    file: 'specifications.yaml',
    instead: expectedSpecificationInstead,
    yaml: `${expectedSpecificationInstead}\nexpected:\n  - { type: cartridge, facts: [micron, [flow, connection]] }`,
    printed:
      'warning catalogue/products/CT-1.yaml:9:1 specifications: A cartridge should also state flow or connection. Add it. List it under sample if it is a placeholder. [expected-specification]',
  },
  check: ({ catalogue, expected, written, isReported }) => {
    const order = catalogue.specifications.map(({ id }) => id);
    const isKnown = (choice: readonly string[]) => choice.every((id) => order.includes(id));
    const factsOf = new Map(expected.map(({ type, facts }) => [type, facts.filter(isKnown)]));
    return written.products.flatMap(({ entry, origin }): RuleMatch[] => {
      // A misspelt name may be the very one that is missing.
      if (!isCurrent(entry) || isReported(origin.document, ['specifications'])) return [];
      const states = (id: string) => entry.specifications.some((fact) => fact.id === id);
      const missing = (factsOf.get(entry.type) ?? []).filter((choice) => !choice.some(states));
      const first = missing[0]?.[0];
      if (first === undefined) return [];
      // After the one that precedes it in specifications.yaml: that's where people look.
      const before = order.slice(0, order.indexOf(first)).findLast(states);
      const list = missing.map((choice) => choice.join(' or ')).join(', ');
      return [
        reportOn(origin, ['specifications', ...(before === undefined ? [] : [before])], {
          severity: 'warning',
          field: 'specifications',
          key: true,
          message: `${capitalised(withArticle(entry.type))} should also state ${list}.`,
          write: 'Add it. List it under sample if it is a placeholder.',
        }),
      ];
    });
  },
};

const ownFiguresInstead = 'name: Carbon cartridge';

/** How names state a specification. */
const spoken = [
  { id: 'micron', words: /(\d+(?:\.\d+)?) ?(?:micron|µm)\b/ },
  { id: 'flow', words: /(\d+(?:\.\d+)?) ?(?:L\/min|litres a minute)\b/ },
  { id: 'capacity', words: /(\d[\d,]*) ?(?:L|litres)\b(?!\/| a minute)/ },
] as const;

export const contradictingNumbers: Rule = {
  name: 'own-figures',
  proves: 'GEN-07',
  scope: 'products',
  description: 'A number in the name of a product is the one in its specifications (a warning).',
  good: {
    file: 'products/CT-1.yaml',
    instead: ownFiguresInstead,
    yaml: 'name: Carbon cartridge, 5 micron',
  },
  bad: {
    file: 'products/CT-1.yaml',
    instead: ownFiguresInstead,
    yaml: 'name: Carbon cartridge, 1 micron',
    printed:
      'warning catalogue/products/CT-1.yaml:9:27 specifications.micron: The name says 1 micron. Found 5. Use the same number in both. [own-figures]',
  },
  check: ({ written, isReported }) =>
    written.products.flatMap(({ entry, origin }) =>
      spoken.flatMap(({ id, words }): RuleMatch[] => {
        const [stated, figure = ''] = words.exec(entry.name) ?? [];
        const fact = entry.specifications.find((each) => each.id === id);
        if (stated === undefined || typeof fact?.value !== 'number') return [];
        if (Number(figure.replaceAll(',', '')) === fact.value) return [];
        if (isReported(origin.document, ['specifications', id])) return [];
        return [
          reportOn(origin, ['specifications', id], {
            severity: 'warning',
            message: `The name says ${stated}.`,
            found: String(fact.value),
            write: 'Use the same number in both.',
          }),
        ];
      }),
    ),
};

const plausibleFigureInstead = 'flow: 60';

export const plausibleNumber: Rule = {
  name: 'plausible-figure',
  proves: 'QLT-07',
  scope: 'products',
  description: 'A number is between `from` and `to` of its specification in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: plausibleFigureInstead, yaml: 'flow: 75' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: plausibleFigureInstead,
    yaml: 'flow: -60',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is between 0.1 and 2000 L/min. Found -60. Correct the number, or the limits in specifications.yaml. [plausible-figure]',
  },
  check: ({ catalogue, facts, limits }) => {
    const ids = catalogue.specifications.map(({ id }) => id);
    // Two specifications of one name are reported themselves.
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return facts().flatMap((fact) => {
      const { document, id, value, specification } = fact;
      const limit = limits[id];
      if (typeof value !== 'number' || !specification || !limit) return [];
      if (repeated.has(id) || isWithin(value, limit)) return [];
      const { label, unit = '' } = specification;
      return [
        reportAt(document, pathOf(fact), {
          message: `${label} ${`${spanOf(limit)} ${unit}`.trim()}.`,
          found: String(value),
          write: 'Correct the number, or the limits in specifications.yaml.',
        }),
      ];
    });
  },
};

export const quoteText: Rule = {
  name: 'quote-text',
  proves: 'ACCEPTANCE 6',
  scope: 'products',
  description:
    'A specification in words that looks like a number is in quotes, or YAML would shorten it.',
  good: {
    file: 'products/WH-1.yaml',
    instead: 'connection: 1 inch BSP',
    yaml: 'connection: "1.50"',
  },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'connection: 1 inch BSP',
    yaml: 'connection: 1.50',
    printed:
      'error catalogue/products/WH-1.yaml:17:15 specifications.connection: Connection is a text, and without quotes this would become 1.5. Change to: "1.50" [quote-text]',
  },
  check: ({ facts }) =>
    facts().flatMap((fact) => {
      const { document, among, id, value, specification } = fact;
      const spelling = among.spellings[id];
      if (specification?.type !== 'text' || spelling === undefined) return [];
      return [
        reportAt(document, pathOf(fact), {
          message: `${specification.label} is a text, and without quotes this would become ${value}.`,
          fix: `"${spelling}"`,
        }),
      ];
    }),
};

const wrongTypeInstead = 'flow: 60';

export const wrongType: Rule = {
  name: 'wrong-type',
  proves: 'QLT-07',
  scope: 'products',
  description:
    'A specification that is compared is a plain number; its unit is in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: wrongTypeInstead, yaml: 'flow: 70' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: wrongTypeInstead,
    yaml: 'flow: 70 L/min',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is a number without its unit (L/min). Change 70 L/min to 70. [wrong-type]',
  },
  check: ({ facts, limits }) =>
    facts().flatMap((fact) => {
      const { document, id, value, specification } = fact;
      if (specification?.type !== 'number' || typeof value === 'number') return [];
      const { label, unit = '' } = specification;
      const text = String(value);
      const isEnded = text.toLowerCase().endsWith(unit.toLowerCase());
      const number = suggestNumber(
        isEnded ? text.slice(0, text.length - unit.length).trim() : text,
      );
      // A minus may be a hyphen of the list that it was copied from.
      const isSure =
        number !== undefined && (Number(number) >= 0 || isWithin(Number(number), limits[id] ?? {}));
      return [
        reportAt(document, pathOf(fact), {
          message: `${label} is a number without its unit${unit && ` (${unit})`}.`,
          found: text,
          write: 'Use a plain number, without quotes.',
          ...(isSure && { fix: number }),
        }),
      ];
    }),
};
