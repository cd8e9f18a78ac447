import type { FieldPath } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { fieldsOf } from '../validate/schemas.ts';
import {
  fieldsIn,
  lineOf,
  type Rule,
  type RuleInput,
  type RuleMatch,
  reportAt,
  reportOn,
} from './rule.ts';
import { isPlaceholder } from './samples.ts';

/** A value that must be unique, with its position. */
export type NamedValue = {
  readonly value: string;
  readonly origin: SourceLocation;
  readonly path: FieldPath;
};

/** Reports each repeated value except the first. `what` names the values' owners, such as "page". */
export function duplicatesIn(what: string, sayings: readonly NamedValue[]): RuleMatch[] {
  const seen = new Map<string, NamedValue>();
  return sayings.flatMap((saying) => {
    const { value, origin, path } = saying;
    const first = seen.get(value);
    if (!first) {
      seen.set(value, saying);
      return [];
    }
    return reportOn(origin, path, {
      message: `"${value}" is also another ${what}'s ${path.at(-1)}.`,
      found: value,
      related: [lineOf(first.origin, first.path, 'The other one is at')],
      write: `Change the ${path.at(-1)} of one of them.`,
    });
  });
}

export const duplicateCode: Rule = {
  name: 'duplicate-code',
  check,
};

function check({ documents, written: { products } }: RuleInput): RuleMatch[] {
  const problems: RuleMatch[] = [];
  const taken = new Map<string, { readonly code: string; readonly origin: SourceLocation }>();
  for (const { entry, origin } of products) {
    const { code } = entry;
    const other = taken.get(code.toLowerCase());
    if (other) {
      problems.push(
        reportOn(origin, [], {
          message: `The codes ${code} and ${other.code} only differ in their capitals.`,
          related: [lineOf(other.origin, [], 'The other one is at')],
          write: 'Delete this file, or give it another code.',
        }),
      );
    }
    taken.set(code.toLowerCase(), { code, origin });
  }
  // The original has its own name in it, or more links to it. The copy has the longer name.
  const uses = new Map<string, number>();
  for (const { value } of documents.flatMap(({ references }) => references))
    uses.set(value.replace('/', ''), (uses.get(value.replace('/', '')) ?? 0) + 1);
  const ranked = products.map(({ entry, origin }) => {
    const { code, name, summary } = entry;
    const isNamed = `${name} ${summary}`.split(/[^\w-]+/).includes(code);
    const rank = (isNamed ? 0 : 1e6) - (uses.get(code) ?? 0) * 100 + code.length;
    return { entry, origin, rank };
  });
  const originals = new Map<string, SourceLocation>();
  for (const { entry, origin } of ranked.sort((a, b) => a.rank - b.rank)) {
    const { code } = entry;
    const content = JSON.stringify(origin.document.value);
    const original = originals.get(content);
    // Unfinished products all share the placeholders of `npx puretec new product-file`.
    if (original && !isPlaceholder(entry.name)) {
      problems.push(
        reportOn(origin, [], {
          message: `This file is a copy of ${original.document.name}.yaml.`,
          related: [lineOf(original, [], 'See')],
          write: `Fill in ${code}'s own details, or delete the file.`,
          concerns: fieldsIn(origin.document, fieldsOf('product')),
        }),
      );
      continue;
    }
    originals.set(content, origin);
    for (const [index, former] of entry.formerCodes.entries()) {
      const other = taken.get(former.toLowerCase());
      if (!other) {
        taken.set(former.toLowerCase(), { code, origin });
        continue;
      }
      problems.push(
        reportOn(origin, ['formerCodes', index], {
          message:
            other.code === code
              ? `This is ${code === former ? "the product's current code" : 'in the list twice'}.`
              : other.code === former
                ? `${former} is another product's current code, so it can't be a former code here.`
                : `${former} is already a former code of ${other.code}.`,
          related: [lineOf(other.origin, [], 'See')],
          write: `Correct or delete it, here${other.code === code ? '' : ` or in ${other.code}.yaml`}.`,
        }),
      );
    }
  }
  return problems;
}

/** Collects a field that must differ on every page. Skips pages with a wrong address, because that's the mistake. */
const sayings = (
  { written, isReported }: RuleInput,
  field: 'id' | 'pageTitle' | 'pageDescription',
) =>
  [...written.categories, ...written.pages].flatMap(({ entry, origin }): NamedValue[] =>
    (field === 'id' && !('id' in entry)) || isReported(origin.document, [...origin.path, 'url'])
      ? []
      : [{ value: String({ id: 0, ...entry }[field]), origin, path: [field] }],
  );

export const duplicateId: Rule = {
  name: 'duplicate-id',
  check: (input) => [
    ...duplicatesIn('category', sayings(input, 'id')),
    ...duplicatesIn(
      'menu',
      input.written.menus.map(({ entry, origin }) => ({
        value: entry,
        origin,
        path: ['audience'],
      })),
    ),
  ],
};

export const duplicateTitle: Rule = {
  name: 'duplicate-title',
  check: (input) => duplicatesIn('page', sayings(input, 'pageTitle')),
};

export const duplicateDescription: Rule = {
  name: 'duplicate-description',
  check: (input) => duplicatesIn('page', sayings(input, 'pageDescription')),
};

export const duplicateSynonym: Rule = {
  name: 'duplicate-synonym',
  check: ({ tables, documents }) => {
    const document = documents.find(({ kind }) => kind === 'synonyms');
    const groups = new Map<string, number>();
    return tables.synonyms.flatMap((words, group) =>
      words.flatMap((word, index) => {
        const other = groups.get(word) ?? group;
        groups.set(word, other);
        if (!document || other === group) return [];
        return reportAt(document, ['synonyms', group, index], {
          message: `"${word}" is also in another group.`,
          found: word,
          related: [{ at: { document, path: ['synonyms', other] }, label: 'The other one is at' }],
          write: 'Merge the groups, or delete the word from this one.',
        });
      }),
    );
  },
};
