import { isRecord } from '../../kernel/records.ts';
import type { SourceFile } from '../catalogue.ts';
import type { FileType } from '../document.ts';
import { valueAt } from '../value-at.ts';
import { groupBy } from './group-by.ts';
import { lineOf, type Rule, type RuleInput, reportOn } from './rule.ts';
import { valuesAt } from './values-at.ts';
export const repeatedEntry: Rule = {
  name: 'repeated-entry',
  scope: 'every file',
  description:
    'A list that visitors read has each entry once: parts, finishes, choices, questions, rows and columns, points, banners, labels, places, synonyms.',
  check: (input) => {
    const { documents, isReported } = input;
    const starts = groupBy(
      documents.flatMap((document) => startsIn(document, input)),
      ({ document }) => document.kind,
    );
    // An entry that lacks a field too is reported as such.
    const isSure = ({ document, path }: SourceFile) =>
      !isReported(document, typeof path.at(-1) === 'string' ? path.slice(0, -1) : path);
    return lists.flatMap((list) => {
      const all = starts.get(list.kind) ?? [];
      const found =
        list.across === undefined
          ? all.flatMap((start) => repeated(list, [start]))
          : // The copy has the longer name.
            repeated(
              list,
              all.toSorted((one, other) => one.document.name.length - other.document.name.length),
            );
      return found.flatMap(({ places, fault }) => (places.every(isSure) ? [fault] : []));
    });
  },
};

type List = {
  readonly kind: FileType;
  /** Where the values are. Each is there once in its innermost list, or with `whole` once in the file. */
  readonly patterns: readonly string[];
  readonly what: string;
  readonly whole?: true;
  /** Each is there once in all files of the type that agree in this field. */
  readonly across?: string;
  /** What is compared. */
  readonly of?: (value: unknown) => string;
  /** The field of it that is pointed at. */
  readonly at?: string;
};

const list = (kind: FileType, what: string, ...patterns: string[]): List => ({
  kind,
  what,
  patterns,
});

const lists: readonly List[] = [
  { ...list('product', 'part', 'cartridges.*.code', 'spares.*.code'), whole: true },
  list('product', 'finish', 'finishes.*.name'),
  list('product', 'picture', 'images.*.file'),
  list('product', 'document', 'documents.*.url'),
  list('page', 'choice', 'form.fields.*.options.*'),
  list('page', 'field', 'form.fields.*.label'),
  { ...list('page', 'question', 'sections.*.faqs.*.question'), whole: true },
  list('page', 'column', 'sections.*.table.columns.*'),
  list('page', 'row', 'sections.*.table.rows.*'),
  list('page', 'link', 'sections.*.links.*.url', 'interestedIn.*.url'),
  list('page', 'label', 'sections.*.links.*.label'),
  list('page', 'point', 'points.*.name', 'interestedIn.*.pointers.*'),
  list('category', 'banner', 'banners.*.id'),
  list('category', 'point', 'pointers.*', 'interestedIn.*.pointers.*', 'puretecWorld.points.*'),
  list('category', 'tile', 'puretecWorld.tiles.*.label'),
  list('category', 'column', 'productsToCompare.*.name'),
  list('category', 'link', 'interestedIn.*.url'),
  list('category', 'flow', 'flows.*.name'),
  list('dealer-range', 'line', 'entries.*.descriptions.*'),
  list('featured', 'point', 'promos.*.points.*'),
  list('promo-facts', 'fact', 'facts.*.text'),
  list('teaser-prices', 'label', 'teasers.*.label'),
  { ...list('synonyms', 'word', 'synonyms.*.*'), whole: true },
  list('places', 'service', 'places.*.services.*'),
  { ...list('places', 'place', 'places.*'), of: placeOf, at: 'name', across: 'type' },
];

function placeOf(place: unknown): string {
  const { name, suburb, postcode } = isRecord(place) ? place : {};
  return [name, suburb, postcode].join(', ');
}

/** Categories nest; every other file is one thing. */
const startsIn = (
  document: SourceFile['document'],
  { written }: RuleInput,
): readonly SourceFile[] =>
  document.kind === 'category'
    ? written.categories.flatMap(({ origin }) => (origin.document === document ? [origin] : []))
    : [{ document, path: [] }];

function repeated({ patterns, what, whole, across, of, at }: List, starts: readonly SourceFile[]) {
  const values: (SourceFile & { readonly value: unknown })[] = [];
  for (const { document, path: above } of starts) {
    const start = valueAt(document.value, above);
    for (const pattern of patterns)
      for (const { value, path } of valuesAt(start, pattern, above))
        values.push({ document, value, path });
  }
  // Most files have one value at most.
  if (values.length < 2) return [];
  const said = values.flatMap(({ document, value, path }) => {
    const text = of ? of(value) : typeof value === 'string' ? value.trim() : JSON.stringify(value);
    const list =
      across !== undefined
        ? JSON.stringify(isRecord(document.value) && document.value[across])
        : whole
          ? ''
          : path.slice(0, path.findLastIndex(isIndex)).join('.');
    const place: SourceFile = { document, path: at === undefined ? path : [...path, at] };
    return text === '' ? [] : [{ text, list, place }];
  });
  const groups = groupBy(said, ({ list, text }) => `${list}\0${text.toLowerCase()}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ text, place }) =>
      first === undefined
        ? []
        : [
            {
              places: [first.place, place],
              fault: reportOn(place, [], {
                message: `This ${what} is here twice.`,
                found: text,
                related: [lineOf(first.place, [], 'First at')],
                write: 'Delete one of the two.',
              }),
            },
          ],
    ),
  );
}

const isIndex = (part: string | number) => typeof part === 'number';
