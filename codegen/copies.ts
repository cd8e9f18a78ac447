/** Files that say what another of their kind says: copies. They are told once, and nothing else is looked at in them. */
import { isRecord } from '../kernel/is-record.ts';
import { nameOfAddress, slugOf } from '../kernel/slug.ts';
import type { NamedFound } from './found-before.ts';
import type { Kind, SourceDocument } from './read/document.ts';
import type { ReadResult } from './read.ts';
import { groupBy } from './rules/group-by.ts';
import { isPlaceholder } from './rules/placeholder.ts';
import { type Fault, foundAt, lineOf } from './rules/rule.ts';

export function withoutCopies(
  read: ReadResult,
): ReadResult & { readonly copies: readonly NamedFound[] } {
  const copies = [
    ...ofOneField(read.documents),
    ...ofOneContent(read.documents),
    ...ofOnePlaces(read.documents),
  ];
  const left = new Set(copies.map(({ copy }) => copy));
  if (left.size === 0) return { ...read, copies: [] };
  return {
    ...read,
    documents: read.documents.filter((document) => !left.has(document)),
    shaped: read.shaped.filter(({ document }) => !left.has(document)),
    // Others may name what it was to become.
    broken: [...read.broken, ...[...left].map(({ kind, name }) => ({ kind, name, isRead: false }))],
    copies: copies.map(({ found }) => found),
  };
}

type Copy = { readonly copy: SourceDocument; readonly found: NamedFound };

/** A field that one file of a kind alone may say, and what that file is called. */
type Own = readonly [field: string, nameOf: (said: string) => string, what: string];

const address: Own = [
  'url',
  nameOfAddress,
  'an address of its own, after which the file is called',
];
const owns: Partial<Record<Kind, Own>> = {
  page: address,
  category: address,
  menu: ['audience', slugOf, 'another audience'],
  'dealer-range': ['menu', slugOf, 'another menu'],
};

/** Of two that say the same, the one that is not called after it is the copy. */
function ofOneField(documents: readonly SourceDocument[]): Copy[] {
  const said = documents.flatMap((document) => {
    const own = owns[document.kind];
    const key = own && isRecord(document.value) ? document.value[own[0]] : undefined;
    return own && typeof key === 'string' ? [{ document, own, key }] : [];
  });
  const groups = groupBy(said, ({ document, key }) => `${document.kind}\0${key}`);
  return [...groups.values()].flatMap((group) => {
    const original = group.find(
      ({ document, own: [, nameOf], key }) => document.name === nameOf(key),
    );
    return group.flatMap(({ document, own: [field, nameOf, what], key }): Copy[] =>
      !original || document.name === nameOf(key)
        ? []
        : [
            told(document, original.document, [field], {
              message: `${original.document.name}.yaml says this too, and is called after it`,
              found: key,
              write: `${what}, or delete this file if it is a copy`,
            }),
          ],
    );
  });
}

/** A copy of a product says all the same, under a longer name. */
function ofOneContent(documents: readonly SourceDocument[]): Copy[] {
  const groups = groupBy(
    documents.filter(({ kind }) => kind === 'product'),
    ({ value }) => (isRecord(value) ? String(value.name) : ''),
  );
  return [...groups].flatMap(([name, group]) => {
    // Products that are still to be written all say what `npm run new-product` wrote.
    if (group.length === 1 || isPlaceholder(name)) return [];
    const byContent = groupBy(shortestFirst(group), ({ value }) => JSON.stringify(value));
    return [...byContent.values()].flatMap(([original, ...copies]) =>
      original
        ? copies.map((document) =>
            told(document, original, [], {
              message: `${original.name}.yaml says all of this too`,
              write: 'what this product has of its own, or delete this file if it is a copy',
            }),
          )
        : [],
    );
  });
}

/** A copy of a list of places has most of them, some of them edited perhaps. */
function ofOnePlaces(documents: readonly SourceDocument[]): Copy[] {
  const seen = new Map<string, SourceDocument>();
  return shortestFirst(documents.filter(({ kind }) => kind === 'places')).flatMap((document) => {
    const { places, type } = isRecord(document.value) ? document.value : {};
    const all = (Array.isArray(places) ? places : []).map((place: unknown) =>
      JSON.stringify([type, place]),
    );
    const known = all.filter((place) => seen.has(place));
    const original = seen.get(known[0] ?? '');
    if (original && known.length > all.length / 2)
      return [
        told(document, original, ['places'], {
          message: `${original.name}.yaml has most of these places too`,
          write: 'places that are not there yet, or delete this file if it is a copy',
        }),
      ];
    for (const place of all) seen.set(place, document);
    return [];
  });
}

const shortestFirst = (documents: readonly SourceDocument[]) =>
  [...documents].sort((one, other) => one.name.length - other.name.length);

const told = (
  copy: SourceDocument,
  original: SourceDocument,
  path: readonly string[],
  fault: Fault,
): Copy => ({
  copy,
  found: {
    ...foundAt(copy, path, {
      ...fault,
      related: [lineOf({ document: original, path: [] }, path, 'it stands in')],
    }),
    rule: 'stray-file',
  },
});
