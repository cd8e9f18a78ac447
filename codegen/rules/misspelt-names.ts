import { groupBy } from '../../kernel/group-by.ts';
import { distance, suggest } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { duplicatesIn } from './duplicates.ts';
import { isProse } from './house-style.ts';
import { type Rule, type RuleInput, type RuleMatch, reportOn, warnAbout } from './rule.ts';
import { factPath } from './specifications.ts';

export const misspeltName: Rule = {
  name: 'misspelt-name',
  check: (input) => [
    ...input.written.products.flatMap(repeatedFinishes),
    ...misspeltWords(input),
    ...misspeltFacts(input),
    ...Object.entries(namesIn(input)).flatMap(([field, names]) => {
      const named = groupBy(names, ({ value }) => value);
      const usual = [...named].filter(([, each]) => each.length > 1).map(([name]) => name);
      // Reversed, so the first of two similar names wins.
      const byWords = new Map(usual.toReversed().map((name) => [inWords(name), name]));
      return [...named.values()].flatMap(([first, second]) => {
        if (!first || second) return [];
        const { value: name, origin, path } = first;
        const isSpecification = path[0] === 'specifications';
        const isShort = name.length < minLength;
        const { sure, perhaps } = suggest(name, usual, isShort);
        const isSure = sure !== undefined && !(isSpecification && distance(name, sure) > 1);
        const same = byWords.get(inWords(name)) ?? (isSure ? sure : undefined);
        const [near = ''] = perhaps;
        const isNear = perhaps.length === 1 && distance(name, near) < 3;
        const other = same ?? (isNear && !isShort && !isSpecification ? near : undefined);
        if (other === undefined) return [];
        return reportOn(origin, path, {
          severity: 'warning',
          message: `This ${field} looks misspelt. It appears only once, but ${JSON.stringify(other)} appears ${named.get(other)?.length === 2 ? 'twice' : `${named.get(other)?.length} times`}.`,
          found: name,
          ...(same ? { fix: yamlText(same) } : { write: `If they're the same, use ${other}.` }),
        });
      });
    }),
  ],
};

/** Copy has these words at least this often. */
const usualFrom = 5;
/** These words are spelt right, though they're one slip from a usual word. */
const otherWords = ['county', 'expect', 'metre', 'reserve', 'rises', 'setting', 'though', 'united'];
/** These fields' values are compared as wholes. */
const named: FieldPath = ['services', 'applications', 'series', 'finishes', 'specifications'];
const factWords = /(?<![\p{L}\d-])\p{L}{4,}(?![\p{L}\d])/gu;
const words = /(?<![\p{L}\d/-])\p{L}{5,}(?![\p{L}\d/-])/gu;

/** Finds words that are one slip from a contaminant, which the rules on claims would miss, or from a usual word. */
function misspeltWords({ tables, documents }: RuleInput): RuleMatch[] {
  const inCopy = <Found>(find: (found: readonly string[]) => Found | undefined) =>
    documents.flatMap((document) =>
      findInTexts(document.value, (text, path) =>
        isProse(text, path, document.kind) && !path.some((part) => named.includes(part))
          ? find(text.replaceAll(/\]\([^)]*\)/g, ']').match(words) ?? [])
          : undefined,
      ).map((each) => ({ ...each, document })),
    );
  const uses = new Map<string, number>();
  inCopy((found) => {
    for (const each of found) uses.set(each.toLowerCase(), (uses.get(each.toLowerCase()) ?? 0) + 1);
    return undefined;
  });
  const contaminants = tables.contaminants
    .flatMap((each) => each.words ?? [])
    .flatMap((each) => (/^\p{L}{6,}$/u.test(each) ? [each, `${each}s`] : []));
  const usual = [...uses].flatMap(([each, count]) =>
    count >= usualFrom && each.length > 5 && !contaminants.includes(each) ? each : [],
  );
  const isRare = (slip: string) => uses.get(slip) === 1 && !otherWords.includes(slip);
  const slips = [
    ...usual.flatMap(slipsOf).filter(([slip, each]) => isRare(slip) && slip.at(-1) === each.at(-1)),
    ...contaminants.flatMap(slipsOf),
  ];
  const right = new Map(slips.filter(([slip]) => uses.has(slip) && !contaminants.includes(slip)));
  if (right.size === 0) return [];
  return inCopy((found) => found.find((each) => right.has(each.toLowerCase()))).map(
    ({ document, path, found }) => {
      const other = right.get(found.toLowerCase()) ?? '';
      const count = uses.get(other) ?? 0;
      const word = `${found[0]}${other.slice(1)}`;
      return warnAbout(document, path, found, {
        ...(contaminants.includes(other)
          ? { message: 'This word is misspelt.', fix: word }
          : {
              message: `"${found}" appears only once, but "${other}" appears ${count} times.`,
              write: `If it's misspelt, use ${word}.`,
            }),
      });
    },
  );
}

/** Finds words that only one product's fact has, one letter from a word in several others: "disk" for "disc". */
function misspeltFacts({ facts }: RuleInput): RuleMatch[] {
  const texts = facts.flatMap((fact) =>
    typeof fact.value === 'string' ? [{ fact, all: fact.value.match(factWords) ?? [] }] : [],
  );
  return [...groupBy(texts, ({ fact }) => fact.id).values()].flatMap((group) => {
    const uses = groupBy(
      group.flatMap(({ fact, all }) => all.map((found) => ({ fact, found }))),
      ({ found }) => found.toLowerCase(),
    );
    const usual = [...uses].filter(([, each]) => each.length >= usualFrom).map(([word]) => word);
    return [...uses].flatMap(([word, [first, second]]) => {
      const other = usual.find(
        (each) => distance(each, word) === 1 && !`${each} ${word}`.match(/(\w+)s? \1s?$/),
      );
      if (!first || second || !other) return [];
      return warnAbout(first.fact.document, factPath(first.fact), first.found, {
        message: `No other product has "${first.found}" here, but ${uses.get(other)?.length} have "${other}".`,
        write: `If it's misspelt, use ${other}.`,
      });
    });
  });
}

/** Spells a word with each letter but the first left out, doubled or swapped with the next. */
const slipsOf = (word: string) =>
  [...word.slice(1)].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at + 1), word.slice(at + 2)];
    const rests = [after, letter + letter + after, after.slice(0, 1) + letter + after.slice(1)];
    return rests.map((rest) => [before + rest, word] as const);
  });

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

/** Normalises `3/4" BSP`, "0.75in BSP" and "BSP 0.75 inch" to one size. */
const inWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(\d*)([½¼¾])|(\d+)\/(\d+)/g, (_found, whole, part, top, bottom) =>
      String(part ? Number(whole) + (quarters[part] ?? 0) : top / bottom),
    )
    .replaceAll(/["″]|(?<=\d) ?in\b/g, ' inch')
    .match(/[\d.]+|[a-z]+/g)
    ?.sort()
    .join(' ');

const quarters: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** CB and CNB are two series. Shorter names than this may only differ in capitals and spaces. */
const minLength = 6;

const namesIn = ({ written, facts }: RuleInput) => ({
  service: written.places.flatMap(({ entry, origin }) =>
    entry.services.map((value, index) => ({ value, origin, path: ['services', index] })),
  ),
  application: written.products.flatMap(({ entry, origin }) =>
    entry.applications.map((value, index) => ({ value, origin, path: ['applications', index] })),
  ),
  series: written.products.flatMap(({ entry: { series }, origin }) =>
    series === undefined ? [] : { value: series, origin, path: ['series'] },
  ),
  finish: written.products.flatMap(({ entry, origin }) =>
    (entry.finishes ?? []).map(({ name: value }, index) => ({
      ...{ value, origin, path: ['finishes', index, 'name'] },
    })),
  ),
  ...Object.fromEntries(
    groupBy(
      facts.flatMap((fact) =>
        typeof fact.value === 'string' && fact.specification !== undefined
          ? {
              field: fact.specification.label.toLowerCase(),
              value: fact.value,
              origin: { document: fact.document, path: [] },
              path: factPath(fact),
            }
          : [],
      ),
      ({ field }) => field,
    ),
  ),
});
