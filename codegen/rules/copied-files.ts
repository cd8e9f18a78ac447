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
        ...{ kind, name, isRead: false, text: JSON.stringify(value) },
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

/** Products with the same content. The one whose code is in use is the original. */
function ofOneContent(documents: readonly SourceDocument[]): Copy[] {
  const groups = groupBy(
    documents.filter(({ kind }) => kind === 'product'),
    ({ value }) => (isRecord(value) ? String(value.name) : ''),
  );
  return [...groups].flatMap(([name, group]) => {
    // Products that are still to be written all say what `npm run new -- product-file` wrote.
    if (group.length === 1 || isPlaceholder(name)) return [];
    const byContent = groupBy(group, ({ value }) => JSON.stringify(value));
    return [...byContent.values()].flatMap((twins) => {
      if (twins.length === 1) return [];
      const known = originalOf(twins, documents);
      const [first] = known ? [known] : twins;
      if (!first) return [];
      const fault = known
        ? {
            message: `This is a copy of ${first.name}.yaml.`,
            write: 'Describe this product, or delete the file.',
          }
        : {
            message: `This says the same as ${first.name}.yaml, and one of the two is a copy.`,
            write: 'Describe the product in the copy, or delete the copy.',
          };
      const label = known ? undefined : 'The other is';
      return twins
        .filter((document) => document !== first)
        .map((document) => copyOf(document, first, [], fault, label));
    });
  });
}

/** The only one of some twins that other files refer to, or whose content has its code. */
function originalOf(
  twins: readonly SourceDocument[],
  documents: readonly SourceDocument[],
): SourceDocument | undefined {
  const used = new Set(
    documents
      .filter((document) => !twins.includes(document))
      .flatMap(({ references }) => references)
      .map(({ value }) => value.replace(/^\/|[?#].*$/g, '')),
  );
  const own = new Set(
    JSON.stringify(twins[0]?.value)
      .toUpperCase()
      .split(/[^\w-]+/),
  );
  const onlyIn = (codes: ReadonlySet<string>) => {
    const [first, ...others] = twins.filter(({ name }) => codes.has(name));
    return others.length === 0 ? first : undefined;
  };
  return onlyIn(used) ?? onlyIn(own);
}

const copyOf = (
  copy: SourceDocument,
  original: SourceDocument,
  path: readonly string[],
  fault: RuleDiagnostic,
  label = 'The original is',
): Copy => ({
  copy,
  found: {
    ...reportAt(copy, path, {
      ...fault,
      related: [lineOf({ document: original, path: [] }, path, label)],
    }),
    rule: 'stray-file',
  },
});
