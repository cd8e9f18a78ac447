import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { type Dated, stateOf } from '../resolve/schedule.ts';
import { isRealDate } from '../validate/real-date.ts';
import { atReferences, type Found, foundAt, foundIn, type Rule, type RuleInput } from './rule.ts';
import { saidOnce } from './said-once.ts';

export const scheduledDates: Rule = {
  name: 'scheduled-dates',
  proves: 'BNR-01',
  scope: 'products, promotions',
  description:
    'A temporary offer has a start or an end, ends after it starts, and is deleted once it is over (a warning).',
  good: {
    file: 'promotions/featured.yaml',
    instead: 'link: /WH-1\n',
    yaml: 'link: /WH-1\n    end: 2099-12-24\n',
  },
  bad: {
    file: 'promotions/featured.yaml',
    instead: 'link: /WH-1\n',
    yaml: 'link: /WH-1\n    end: 2025-12-24\n',
    printed:
      'warning catalogue/promotions/featured.yaml:8:10 promos[0].end: The promotion is over. Found 2025-12-24. Use a later day, or delete it. [scheduled-dates]',
  },
  check: ({ documents, clock, isInDoubt }) => [
    ...lasting(documents, isInDoubt),
    ...documents.flatMap((document) => [
      ...(document.kind === 'product' ? sameDay(document) : []),
      ...datedIn(document).flatMap(({ path, dated, name }): Found[] => {
        const { start, end } = dated;
        if (end === undefined) return [];
        if (start !== undefined && end < start)
          return [
            foundAt(document, [...path, 'end'], {
              message: `${name} ends before it starts on ${start}.`,
              found: end,
              write: 'Use a later day.',
            }),
          ];
        if (countries.some((country) => stateOf(dated, clock, country) !== 'ended')) return [];
        return [
          foundAt(document, [...path, 'end'], {
            severity: 'warning',
            message: `${name} is over.`,
            found: end,
            write: 'Use a later day, or delete it.',
          }),
        ];
      }),
    ]),
  ],
};

/** A seasonal promotion without days would hide the featured one for ever. */
function lasting(
  documents: RuleInput['documents'],
  isInDoubt: RuleInput['isInDoubt'],
): readonly Found[] {
  const always = new Set(
    documents.flatMap((document) =>
      datedIn(document).flatMap(({ path, id, isDated }) =>
        document.kind === 'featured' && !isDated && !isInDoubt(document, path) ? [id] : [],
      ),
    ),
  );
  return atReferences({ documents }, (reference, document) =>
    reference.kind === 'featured-promo' &&
    reference.path[0] === 'seasonal' &&
    always.has(reference.value)
      ? [
          foundIn(document, reference, {
            message:
              'This promotion has no start and no end, so what is featured would never be seen.',
            write: 'Move it to featured, or give it a start or an end in promotions/featured.yaml.',
          }),
        ]
      : [],
  );
}

/** Two prices of one country that start on one day. */
function sameDay(document: SourceDocument): Found[] {
  const changes = isRecord(document.value) ? document.value.priceChanges : undefined;
  if (!Array.isArray(changes)) return [];
  const sayings = changes.flatMap((change: unknown, index) =>
    isRecord(change) && isRealDate(change.start)
      ? Object.values(countryKeys)
          .filter((country) => change[country] !== undefined)
          .map((country) => ({
            value: `${country} ${change.start}`,
            origin: { document, path: ['priceChanges', index] },
            path: ['start'],
          }))
      : [],
  );
  return saidOnce('price', sayings).map((found) => ({
    ...found,
    message: 'Another price of this country starts on this day.',
    write: 'Delete one of the two, or use another day.',
  }));
}

type DatedEntry = {
  readonly path: FieldPath;
  readonly id: unknown;
  readonly dated: Dated;
  readonly isDated: boolean;
  readonly name: string;
};

/** The list with dates in each type of file, and what its entries are called. */
const lists = {
  featured: ['promos', 'The promotion'],
  'teaser-prices': ['teasers', 'The printed price'],
  product: ['priceChanges', 'The price'],
} as const;

function datedIn({ kind, value }: SourceDocument): DatedEntry[] {
  if (kind !== 'featured' && kind !== 'teaser-prices' && kind !== 'product') return [];
  const [list, name] = lists[kind];
  const entries = isRecord(value) ? value[list] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) return [];
    const { id, start, end } = entry;
    const dated = { ...(isRealDate(start) && { start }), ...(isRealDate(end) && { end }) };
    const isDated = start !== undefined || end !== undefined;
    return [{ path: [list, index], id, dated, isDated, name }];
  });
}
