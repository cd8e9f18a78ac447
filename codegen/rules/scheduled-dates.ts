import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../load/document.ts';
import { type Dated, stateOf } from '../resolve/schedule.ts';
import { isRealDate } from '../validate/real-date.ts';
import { atReferences, type Found, foundAt, foundIn, type Rule, type RuleInput } from './rule.ts';
import { saidOnce } from './said-once.ts';

export const scheduledDates: Rule = {
  name: 'scheduled-dates',
  proves: 'BNR-01',
  scope: 'products, promotions',
  truth:
    'What is offered for a time has a start or an end, ends after it starts, and is taken out of the file once it is over (a warning).',
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
      'warning catalogue/promotions/featured.yaml:8:10 promos[0].end: The promotion is over, and nobody sees it any longer. Found 2025-12-24. A later day, or take it out. [scheduled-dates]',
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
              message: `${name} ends before it starts on ${start}`,
              found: end,
              write: 'a later day',
            }),
          ];
        if (countries.some((country) => stateOf(dated, clock, country) !== 'ended')) return [];
        return [
          foundAt(document, [...path, 'end'], {
            severity: 'warning',
            message: `${name} is over, and nobody sees it any longer`,
            found: end,
            write: 'a later day, or take it out',
          }),
        ];
      }),
    ]),
  ],
};

/** What stands in the place of another while its days last, and has none: the other would never be seen again. */
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
              'this promotion has neither a start nor an end, and what is featured would never be seen',
            write: 'it under featured, or a start or an end for it in promotions/featured.yaml',
          }),
        ]
      : [],
  );
}

/** Two prices of one country that begin on one day: which of them holds, nobody can read. */
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
    message: 'another price of the same country begins on this day',
    write: 'one of the two, or another day',
  }));
}

type DatedEntry = {
  readonly path: FieldPath;
  readonly id: unknown;
  readonly dated: Dated;
  readonly isDated: boolean;
  readonly name: string;
};

/** Where each kind of file keeps what is dated, and what it is called. */
const lists = {
  featured: ['promos', 'the promotion'],
  'teaser-prices': ['teasers', 'the printed price'],
  product: ['priceChanges', 'the price'],
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
