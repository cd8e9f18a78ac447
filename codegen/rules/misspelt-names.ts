import { groupBy } from '../../kernel/group-by.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { duplicatesIn } from './duplicates.ts';
import { type Rule, type RuleInput, type RuleMatch, reportOn } from './rule.ts';
import { factPath } from './specifications.ts';

export const misspeltName: Rule = {
  name: 'misspelt-name',
  description:
    "A series, finish, service or text specification that appears only once isn't a misspelling of one that appears more often (a warning). A product's finishes have different names and colours.",
  check: (input) => [
    ...input.written.products.flatMap(repeatedFinishes),
    ...Object.entries(namesIn(input)).flatMap(([field, names]) => {
      const named = groupBy(names, ({ name }) => name);
      const usual = [...named].filter(([, each]) => each.length > 1).map(([name]) => name);
      // Reversed, so that the first of two alike stays.
      const byWords = new Map(usual.toReversed().map((name) => [inWords(name), name]));
      return [...named.values()].flatMap(([first, second]) => {
        if (!first || second) return [];
        const { name, origin, path } = first;
        const isShort = name.length < minLength || path[0] === 'specifications';
        const { sure, perhaps } = suggest(name, usual, isShort);
        const same = sure ?? byWords.get(inWords(name));
        const other = same ?? (isShort || perhaps.length > 1 ? undefined : perhaps[0]);
        if (other === undefined) return [];
        return reportOn(origin, path, {
          severity: 'warning',
          message: `This ${field} appears only once, but ${JSON.stringify(other)} appears ${named.get(other)?.length === 2 ? 'twice' : `${named.get(other)?.length} times`}.`,
          found: name,
          ...(same ? { fix: yamlText(same) } : { write: `If it's the same, use ${other}.` }),
        });
      });
    }),
  ],
};

const repeatedFinishes = ({
  entry: { finishes = [] },
  origin,
}: RuleInput['written']['products'][number]): RuleMatch[] =>
  (['name', 'colour'] as const).flatMap((field) =>
    duplicatesIn(
      'finish',
      finishes.map((finish, index) => ({
        value: finish[field].toLowerCase(),
        origin,
        path: ['finishes', index, field],
      })),
    ),
  );

/** `3/4" BSP`, "0.75in BSP" and "BSP 0.75 inch" are one size. */
const inWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(\d+)\/(\d+)/g, (_found, top, bottom) => `${Number(top) / Number(bottom)}`)
    .replaceAll(/["″]|(?<=\d) ?in\b/g, ' inch')
    .match(/[\d.]+|[a-z]+/g)
    ?.sort()
    .join(' ');

/** CB and CNB are two series. Shorter names than this are only compared without capitals and spaces. */
const minLength = 6;

type Name = {
  readonly name: string;
  readonly origin: SourceLocation;
  readonly path: FieldPath;
};

const namesIn = ({ written, facts }: RuleInput): Readonly<Record<string, readonly Name[]>> => ({
  service: written.places.flatMap(({ entry, origin }) =>
    entry.services.map((name, index) => ({ name, origin, path: ['services', index] })),
  ),
  series: written.products.flatMap(({ entry: { series }, origin }) =>
    series === undefined ? [] : { name: series, origin, path: ['series'] },
  ),
  finish: written.products.flatMap(({ entry, origin }) =>
    (entry.finishes ?? []).map(({ name }, index) => ({
      ...{ name, origin, path: ['finishes', index, 'name'] },
    })),
  ),
  ...Object.fromEntries(
    groupBy(
      facts.flatMap((fact) =>
        typeof fact.value === 'string' && fact.specification !== undefined
          ? {
              field: fact.specification.label.toLowerCase(),
              name: fact.value,
              origin: { document: fact.document, path: [] },
              path: factPath(fact),
            }
          : [],
      ),
      ({ field }) => field,
    ),
  ),
});
