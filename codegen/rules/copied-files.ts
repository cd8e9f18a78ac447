/** Files that say the same as another of their type: copies. They are reported once, and nothing else in them is. */
import { isRecord } from '../../kernel/records.ts';
import { fileNameOfUrl, slugify } from '../../kernel/slug.ts';
import type { FileType, SourceDocument } from '../document.ts';
import type { ReadResult } from '../load/read-catalogue.ts';
import { groupBy } from './group-by.ts';
import type { NamedMatch } from './rule.ts';
import { lineOf, type RuleDiagnostic, reportAt } from './rule.ts';
import { isPlaceholder } from './samples.ts';

export function dropCopies(
  read: ReadResult,
): ReadResult & { readonly copies: readonly NamedMatch[] } {
  const copies = [...ofOneField(read.documents), ...ofOneContent(read.documents)];
  const left = new Set(copies.map(({ copy }) => copy));
  if (left.size === 0) return { ...read, copies: [] };
  return {
    ...read,
    documents: read.documents.filter((document) => !left.has(document)),
    validated: read.validated.filter(({ document }) => !left.has(document)),
    // Other files may refer to what it was to become.
    broken: [
      ...read.broken,
      ...[...left].map(({ kind, name, value }) => ({
        ...{ kind, name, isParsed: false, text: JSON.stringify(value) },
      })),
    ],
    copies: copies.map(({ found }) => found),
  };
}

type Copy = { readonly copy: SourceDocument; readonly found: NamedMatch };

/** A field that is different in each file of a type and names the file, and how to make it so. */
type Own = readonly [field: string, nameOf: (value: string) => string, write: string];

const address: Own = [
  'url',
  fileNameOfUrl,
  'Give it an address of its own and name the file after it, or delete the file.',
];
const owns: Partial<Record<FileType, Own>> = {
  page: address,
  category: address,
  menu: ['audience', slugify, 'Use another audience, or delete the file.'],
  'dealer-range': ['menu', slugify, 'Use another menu, or delete the file.'],
};

/** The copy is the one of two that isn't named after the value. */
function ofOneField(documents: readonly SourceDocument[]): Copy[] {
  const stated = documents.flatMap((document) => {
    const own = owns[document.kind];
    const key = own && isRecord(document.value) ? document.value[own[0]] : undefined;
    return own && typeof key === 'string' ? [{ document, own, key }] : [];
  });
  const groups = groupBy(stated, ({ document, key }) => `${document.kind}\0${key}`);
  return [...groups.values()].flatMap((group) => {
    const original = group.find(
      ({ document, own: [, nameOf], key }) => document.name === nameOf(key),
    );
    return group.flatMap(({ document, own: [field, nameOf, write], key }): Copy[] =>
      !original || document.name === nameOf(key)
        ? []
        : [
            copyOf(document, original.document, [field], {
              message: `This may be a copy of ${original.document.name}.yaml, which has the same ${field}.`,
              found: key,
              write,
            }),
          ],
    );
  });
}

/** Products with the same content. The copy has the longer name. */
function ofOneContent(documents: readonly SourceDocument[]): Copy[] {
  const groups = groupBy(
    documents.filter(({ kind }) => kind === 'product'),
    ({ value }) => JSON.stringify(value),
  );
  return [...groups.values()].flatMap((twins) => {
    const [first, ...copies] = twins.toSorted((one, other) => one.name.length - other.name.length);
    // Products that are still to be written all say what `npm run new -- product-file` wrote.
    const name = isRecord(first?.value) ? String(first.value.name) : '';
    if (!first || isPlaceholder(name)) return [];
    return copies.map((copy) =>
      copyOf(copy, first, [], {
        message: `This says the same as ${first.name}.yaml, so one of the two is a copy.`,
        write: 'Describe the product in the copy, or delete the copy.',
      }),
    );
  });
}

const copyOf = (
  copy: SourceDocument,
  original: SourceDocument,
  path: readonly string[],
  fault: RuleDiagnostic,
): Copy => ({
  copy,
  found: {
    ...reportAt(copy, path, {
      ...fault,
      related: [lineOf({ document: original, path: [] }, path, 'The other is')],
    }),
    rule: 'stray-file',
  },
});
