/** Collects names and addresses from all files, even broken ones, so that one mistake is reported once. */
import { documentsPrefix } from '../../kernel/documents.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { ImageFiles } from '../load/images.ts';
import type { ReadResult } from '../load/read-catalogue.ts';
import { categoryUrl } from '../resolve/categories.ts';
import type { ImageSizes } from '../resolve/joined-fields.ts';
import { listAt } from '../value-at.ts';
import type { KnownEntries } from './rule.ts';

export function knownEntries(
  { documents, broken }: Pick<ReadResult, 'documents' | 'broken'>,
  images: ImageFiles,
  sizes: ImageSizes,
  files: readonly string[],
): KnownEntries {
  const of = (kind: string) => documents.filter((document) => document.kind === kind);
  const unread = broken.filter(({ kind, isParsed }) => kind === 'product' && !isParsed);
  const categories = of('category').flatMap(({ value }) => categoriesBelow(value));
  const urlsOf = (isIdle: boolean) =>
    new Set(categories.flatMap((each) => (each.isIdle === isIdle ? each.url : [])));
  return {
    // A code in lower case is reported once, at its file.
    codes: new Set([...of('product'), ...unread].flatMap(({ name }) => [name, name.toUpperCase()])),
    pageUrls: new Set(
      of('page').flatMap(({ value }) =>
        isRecord(value) && typeof value.url === 'string' && value.url.startsWith('/')
          ? [value.url]
          : [],
      ),
    ),
    categoryUrls: urlsOf(false),
    idleCategoryUrls: urlsOf(true),
    images: new Set(images.pictures),
    brokenImages: new Set(images.pictures.filter((name) => !sizes.has(name))),
    strayImages: images.others,
    imageFolder: images.folder,
    ownDocuments: files.map((name) => `${documentsPrefix}${name}`),
    mayBeIn: (kinds, isNamed) =>
      broken.some(
        ({ kind, text }) => kinds.includes(kind) && (text === undefined || isNamed(text)),
      ),
  };
}

type KnownCategory = { readonly url: string; readonly isIdle: boolean };

function categoriesBelow(value: unknown, parent?: KnownCategory): KnownCategory[] {
  if (!isRecord(value) || typeof value.url !== 'string') return [];
  const isIdle = value.isActive === false || parent?.isIdle === true;
  const flags = {
    url: value.url,
    isOverrideUrl: value.isOverrideUrl === true,
    isNoParent: value.isNoParent === true,
  };
  const url = categoryUrl(flags, parent?.url);
  const children = listAt(value, ['categories']);
  return [{ url, isIdle }, ...children.flatMap((child) => categoriesBelow(child, { url, isIdle }))];
}
