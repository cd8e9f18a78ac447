import { yamlText } from '../fix.ts';
import type { FieldPath, Kind, SourceDocument } from '../read/document.ts';
import { distance } from '../suggest.ts';
import { groupBy } from './group-by.ts';
import { type Found, foundAt, lineOf, type Rule } from './rule.ts';
import { valuesAt } from './values-at.ts';

const file = 'dealer-range/cartridges.yaml';

/** Fields whose words are repeated from entry to entry; `*` stands for every entry of a list. */
const vocabularies: readonly (readonly [Kind, pattern: string])[] = [
  ['dealer-range', 'entries.*.group'],
  ['places', 'places.*.services.*'],
  ['product', 'series'],
  ['product', 'documents.*.type'],
  ['specifications', 'specifications.*.group'],
];

export const oddWord: Rule = {
  name: 'odd-word',
  proves: 'GEN-07',
  scope: 'products, dealer range, places, specifications',
  truth:
    'A word that groups entries (a group, a series, a service) is spelled alike in all of them (a warning).',
  good: { file, yaml: entries('Cartridges', 'Cartridges', 'Housings') },
  bad: {
    file,
    yaml: entries('Cartridges', 'Cartridges', 'Cartrdges'),
    printed:
      'warning catalogue/dealer-range/cartridges.yaml:13:12 entries[2].group: this stands here alone, and nearly the same word stands at 2 places; found Cartrdges; first at catalogue/dealer-range/cartridges.yaml:3; write Cartridges [odd-word]',
  },
  check: ({ documents, catalogue }) => {
    const spoken = catalogue.specifications.flatMap(({ id, type }) =>
      type === 'text' ? [['product', `specifications.${id}`] as const] : [],
    );
    const words = [...vocabularies, ...spoken].flatMap(([kind, pattern]) =>
      documents
        .filter((document) => document.kind === kind)
        .flatMap((document) =>
          valuesAt(document.value, pattern).flatMap(({ value, path }) =>
            typeof value === 'string'
              ? [
                  {
                    text: value,
                    document,
                    path,
                    field: `${kind} ${pattern}`,
                  },
                ]
              : [],
          ),
        ),
    );
    return [
      ...strangeSeries(words.filter(({ field }) => field === 'product series')),
      ...[...groupBy(words, ({ field }) => field).values()].flatMap(oddOnes),
    ];
  },
};

/** A series of one product whose code begins as those of another series do. */
function strangeSeries(words: readonly Word[]): Found[] {
  const bySeries = groupBy(words, ({ text }) => text);
  return words.flatMap(({ text, document, path }) => {
    if (bySeries.get(text)?.length !== 1 || document.name.startsWith(text)) return [];
    const own = [...bySeries].filter(
      ([series, all]) => all.length > 1 && document.name.startsWith(`${series}-`),
    );
    const [series] = own[0] ?? [];
    if (series === undefined || own.length > 1 || distance(series, text, 2) > 2) return [];
    return [
      foundAt(document, path, {
        severity: 'warning',
        message: `no other product is of this series, and the code is one of ${series}`,
        found: text,
        fix: yamlText(series),
      }),
    ];
  });
}

type Word = { readonly text: string; readonly document: SourceDocument; readonly path: FieldPath };

/** Facts in words differ in a letter and are right, as 25 kg and 25 L; letters that changed places are not. */
const isFact = ({ path }: Word) => path[0] === 'specifications' && path.length === 2;
const letters = (text: string) => [...text.toLowerCase()].sort().join('');
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Those that stand alone beside a word of two places or more that differs in a letter or two. */
function oddOnes(words: readonly Word[]): Found[] {
  const byText = [...groupBy(words, ({ text }) => text)];
  const told = new Set<string>();
  return byText.flatMap(([text, [only, ...more]]) => {
    if (!only || more.length > 0 || text.length < 4) return [];
    const most = text.length < 8 ? 1 : 2;
    const parts = isFact(only) ? [] : text.split(/\s*[;,/]\s*/);
    if (parts.length > 1 && parts.every((part) => byText.some(([other]) => other === part)))
      return [
        foundAt(only.document, only.path, {
          severity: 'warning',
          message: 'two entries stand in one',
          found: text,
          write: parts.join(', '),
        }),
      ];
    const far = (other: string) => distance(text.toLowerCase(), other.toLowerCase(), most);
    const alike = byText.filter(([other]) => other !== text && digits(other) === digits(text));
    // Where each stands alone, in one file, either may be the slip.
    const twin = alike.find(
      ([other, [at, ...rest]]) =>
        rest.length === 0 &&
        at?.document === only.document &&
        only.document.kind === 'dealer-range' &&
        far(other) <= 1,
    );
    if (twin) {
      const [other, [first]] = twin;
      if (told.has(other)) return [];
      told.add(text);
      return [
        foundAt(only.document, only.path, {
          severity: 'warning',
          message:
            'this differs in a letter from another word of the file, and both stand here once',
          found: text,
          ...(first && { related: [lineOf(first, [], 'the other is')] }),
          write: `${other} here, or ${text} there`,
        }),
      ];
    }
    const near = alike
      .filter(([, places]) => places.length > 1)
      .filter(([other]) => !isFact(only) || letters(other) === letters(text))
      .filter(([other]) => far(other) <= most)
      .sort(([one], [other]) => far(one) - far(other));
    const [found, next] = near;
    if (!found || (next && far(next[0]) === far(found[0]))) return [];
    const [other, [first]] = found;
    return [
      foundAt(only.document, only.path, {
        severity: 'warning',
        message: `this stands here alone, and nearly the same word stands at ${found[1].length} places`,
        found: text,
        ...(first && { related: [lineOf(first, [], 'first at')] }),
        fix: yamlText(other),
      }),
    ];
  });
}

function entries(...groups: readonly string[]): string {
  const entry = (group: string, index: number) =>
    `  - group: ${group}\n    column: 1\n    name: Number ${'abc'[index]}\n    descriptions: [Parts]\n    products: [CT-1]\n`;
  return `menu: Cartridges\nentries:\n${groups.map(entry).join('')}`;
}
