import { isRecord } from '../../kernel/is-record.ts';
import type { SourceDocument } from '../load/document.ts';
import { type Found, foundAt, lineOf, type Rule } from './rule.ts';
import { valuesAt } from './values-at.ts';

const file = 'specifications.yaml';
const instead = 'from: 0.1, to: 2000';

export const orderedLimits: Rule = {
  name: 'ordered-limits',
  proves: 'QLT-07',
  scope: 'specifications, products, site.yaml',
  truth: 'The least is not above the most: `from` and `to`, a minimum and its maximum.',
  good: { file, instead, yaml: 'from: 0.1, to: 2500' },
  bad: {
    file,
    instead,
    yaml: 'from: 2000, to: 0.1',
    printed:
      'error catalogue/specifications.yaml:2:96 specifications[0].from: From is more than to, which is 0.1. Found 2000. the other is catalogue/specifications.yaml:2. The two the other way round, or the right figures. [ordered-limits]',
  },
  check: ({ documents, isInDoubt }) =>
    documents.flatMap((document) => [
      ...wordsWithLimits(document),
      ...pairsIn(document).flatMap(({ group, path, least, most }): Found[] => {
        const [low, high] = [group[least], group[most]];
        if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
        if (isInDoubt(document, [...path, least]) || isInDoubt(document, [...path, most]))
          return [];
        return [
          foundAt(document, [...path, least], {
            message: `${least} is more than ${most}, which is ${high}`,
            found: String(low),
            related: [lineOf({ document, path }, [most], 'the other is')],
            write: 'the two the other way round, or the right figures',
          }),
        ];
      }),
    ]),
};

/** A fact in words is compared with nothing. */
const wordsWithLimits = (document: SourceDocument): Found[] =>
  (document.kind === 'specifications' ? valuesAt(document.value, 'specifications.*') : []).flatMap(
    ({ value, path }) =>
      isRecord(value) &&
      value.type === 'text' &&
      (value.from !== undefined || value.to !== undefined)
        ? [
            foundAt(document, [...path, 'type'], {
              message: 'what has from and to is a number',
              found: 'text',
              fix: 'number',
            }),
          ]
        : [],
  );

type Pair = {
  readonly group: Readonly<Record<string, unknown>>;
  readonly path: readonly (string | number)[];
  readonly least: string;
  readonly most: string;
};

function pairsIn(document: SourceDocument): Pair[] {
  const { kind, value, facts } = document;
  if (kind === 'product')
    return facts.flatMap(({ path, values }) =>
      Object.keys(values)
        .filter((least) => /^min[A-Z]/.test(least))
        .map((least) => ({ group: values, path, least, most: least.replace(/^min/, 'max') })),
    );
  if (!isRecord(value)) return [];
  if (kind === 'site' && isRecord(value.search))
    return [{ group: value.search, path: ['search'], least: 'shown', most: 'limit' }];
  if (kind !== 'specifications') return [];
  return ['specifications.*', 'expected.*.price'].flatMap((pattern) =>
    valuesAt(value, pattern).flatMap(({ value: group, path }): Pair[] =>
      isRecord(group) ? [{ group, path, least: 'from', most: 'to' }] : [],
    ),
  );
}
