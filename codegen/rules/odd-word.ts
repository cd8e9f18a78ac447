import { isRecord } from '../../kernel/is-record.ts';
import { distance } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath, Kind, SourceDocument } from '../load/document.ts';
import { valueAt } from '../load/value-at.ts';
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
      'warning catalogue/dealer-range/cartridges.yaml:13:12 entries[2].group: This stands here alone, and nearly the same word stands at 2 places. first at catalogue/dealer-range/cartridges.yaml:3. Change Cartrdges to Cartridges. [odd-word]',
  },
  check: ({ documents, catalogue }) => {
    const byField = new Map<string, Words>();
    const wordsOf = (field: string): Words => {
      const words = byField.get(field) ?? new Map();
      byField.set(field, words);
      return words;
    };
    for (const [kind, pattern] of vocabularies) {
      const words = wordsOf(`${kind} ${pattern}`);
      for (const document of documents)
        if (document.kind === kind)
          for (const { value, path } of valuesAt(document.value, pattern))
            add(words, value, document, path);
    }
    const spoken = catalogue.specifications.flatMap(({ id, type }) =>
      type === 'text'
        ? [{ id, path: ['specifications', id], words: wordsOf(`product specifications.${id}`) }]
        : [],
    );
    for (const document of documents) {
      const stated = document.kind === 'product' && valueAt(document.value, ['specifications']);
      if (isRecord(stated))
        for (const { id, path, words } of spoken) add(words, stated[id], document, path);
    }
    return [...strangeSeries(wordsOf('product series')), ...[...byField.values()].flatMap(oddOnes)];
  },
};

/** A word, where it stands first, and at how many places it does. */
type Word = {
  readonly text: string;
  readonly document: SourceDocument;
  readonly path: FieldPath;
  places: number;
};
type Words = Map<string, Word>;

function add(words: Words, text: unknown, document: SourceDocument, path: FieldPath): void {
  if (typeof text !== 'string') return;
  const word = words.get(text);
  if (word) word.places++;
  else words.set(text, { text, document, path, places: 1 });
}

/** A series of one product whose code begins as those of another series do. */
function strangeSeries(words: Words): Found[] {
  const all = [...words.values()];
  return all.flatMap(({ text, document, path, places }) => {
    if (places > 1 || document.name.startsWith(text)) return [];
    const own = all.filter(
      (series) => series.places > 1 && document.name.startsWith(`${series.text}-`),
    );
    const series = own[0]?.text;
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

/** Facts in words differ in a letter and are right, as 25 kg and 25 L; letters that changed places are not. */
const isFact = ({ path }: Word) => path[0] === 'specifications' && path.length === 2;
const letters = (text: string) => [...text.toLowerCase()].sort().join('');
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Those that stand alone beside a word of two places or more that differs in a letter or two. */
function oddOnes(words: Words): Found[] {
  const byDigits = groupBy([...words.values()], ({ text }) => digits(text));
  const told = new Set<string>();
  return [...words.values()].flatMap((only) => {
    const { text, document, path, places } = only;
    if (places > 1 || text.length < 4) return [];
    const most = text.length < 8 ? 1 : 2;
    const parts = isFact(only) ? [] : text.split(/\s*[;,/]\s*/);
    if (parts.length > 1 && parts.every((part) => words.has(part)))
      return [
        foundAt(document, path, {
          severity: 'warning',
          message: 'two entries stand in one',
          found: text,
          write: parts.join(', '),
        }),
      ];
    const far = (other: Word) => distance(text.toLowerCase(), other.text.toLowerCase(), most);
    const alike = (byDigits.get(digits(text)) ?? []).filter((other) => other !== only);
    // Where each stands alone, in one file, either may be the slip.
    const twin = alike.find(
      (other) =>
        other.places === 1 &&
        other.document === document &&
        document.kind === 'dealer-range' &&
        far(other) <= 1,
    );
    if (twin) {
      if (told.has(twin.text)) return [];
      told.add(text);
      return [
        foundAt(document, path, {
          severity: 'warning',
          message:
            'this differs in a letter from another word of the file, and both stand here once',
          found: text,
          related: [lineOf(twin, [], 'the other is')],
          write: `${twin.text} here, or ${text} there`,
        }),
      ];
    }
    const near = alike
      .filter((other) => other.places > 1)
      .filter((other) => !isFact(only) || letters(other.text) === letters(text))
      .filter((other) => far(other) <= most)
      .sort((one, other) => far(one) - far(other));
    const [found, next] = near;
    if (!found || (next && far(next) === far(found))) return [];
    return [
      foundAt(document, path, {
        severity: 'warning',
        message: `this stands here alone, and nearly the same word stands at ${found.places} places`,
        found: text,
        related: [lineOf(found, [], 'first at')],
        fix: yamlText(found.text),
      }),
    ];
  });
}

function entries(...groups: readonly string[]): string {
  const entry = (group: string, index: number) =>
    `  - group: ${group}\n    column: 1\n    name: Number ${'abc'[index]}\n    descriptions: [Parts]\n    products: [CT-1]\n`;
  return `menu: Cartridges\nentries:\n${groups.map(entry).join('')}`;
}
