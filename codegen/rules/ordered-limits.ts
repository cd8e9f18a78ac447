import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { foundAt, lineOf, type Rule } from './rule.ts';
import { valuesAt } from './values-at.ts';

const file = 'specifications.yaml';
const instead = 'from: 0.1, to: 2000';

export const orderedLimits: Rule = {
  name: 'ordered-limits',
  proves: 'QLT-07',
  scope: 'specifications, products',
  description:
    'A minimum is at most its maximum: `from` and `to`, `minPressure` and `maxPressure`.',
  good: { file, instead, yaml: 'from: 0.1, to: 2500' },
  bad: {
    file,
    instead,
    yaml: 'from: 2000, to: 0.1',
    printed:
      'error catalogue/specifications.yaml:2:96 specifications[0].from: The from is more than the to, which is 0.1. Found 2000. The other is at catalogue/specifications.yaml:2. Swap the two, or correct them. [ordered-limits]',
  },
  check: ({ documents, isInDoubt }) =>
    documents.flatMap((document) =>
      pairsIn(document).flatMap(({ group, path, least, most }) => {
        const [low, high] = [group[least], group[most]];
        if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
        if ([least, most].some((field) => isInDoubt(document, [...path, field]))) return [];
        return [
          foundAt(document, [...path, least], {
            message: `The ${least} is more than the ${most}, which is ${high}.`,
            found: String(low),
            related: [lineOf({ document, path }, [most], 'The other is at')],
            write: 'Swap the two, or correct them.',
          }),
        ];
      }),
    ),
};

type Pair = {
  readonly group: Readonly<Record<string, unknown>>;
  readonly path: FieldPath;
  readonly least: string;
  readonly most: string;
};

function pairsIn({ kind, value, facts }: SourceDocument): Pair[] {
  if (kind === 'specifications')
    return ['specifications.*', 'expected.*.price'].flatMap((pattern) =>
      valuesAt(value, pattern).flatMap(({ value: group, path }): Pair[] =>
        isRecord(group) ? [{ group, path, least: 'from', most: 'to' }] : [],
      ),
    );
  if (kind !== 'product') return [];
  return facts.flatMap(({ path, values }) =>
    Object.keys(values)
      .filter((least) => /^min[A-Z]/.test(least))
      .map((least) => ({ group: values, path, least, most: least.replace(/^min/, 'max') })),
  );
}
