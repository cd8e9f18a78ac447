/** The files of a built tree other than pages, generated on request, with the versions that open pages hold. */
import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Country } from '../../kernel/contract.ts';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { memoize } from '../../kernel/memoize.ts';
import { itemsUrl } from '../../kernel/search-item.ts';
import type { Tables } from '../../kernel/tables.ts';
import { backendsUrl } from '../../site/commerce/backends.ts';
import { imageCache, imageSources } from '../build/image-cache.ts';
import { filesByPath, siteWideFiles } from '../build/site-wide-files.ts';
import { readAddress } from '../images/read-address.ts';
import { readItems } from '../preview/backends/items.ts';
import { createImageHandler, type ImageHandler } from '../preview/handle-images.ts';
import { embeddedBackends } from '../preview/read-settings.ts';
import { type FindRedirect, readRedirectRules } from '../preview/url-rules.ts';

export type TreeFiles = {
  /** By path, without a leading slash. */
  readonly files: ReadonlyMap<string, string>;
  readonly move: FindRedirect;
};

/** The build's own files, but with the embedded backends in `/backends.json`. */
export const treeFiles = memoize((tables: Tables, country: Country): TreeFiles => {
  const files = new Map(filesByPath(siteWideFiles(tables, country)));
  const own = embeddedBackends(tables.site.backends);
  files.set(backendsUrl.slice(1), `${JSON.stringify(own)}\n`);
  return { files, move: readRedirectRules(files.get('_redirects') ?? '', '_redirects') };
});

/** The items that the embedded backends search: those of the tree. */
export const itemsIn = memoize((tables: Tables, country: Country) =>
  readItems(treeFiles(tables, country).files.get(itemsUrl.slice(1))),
);

const picturesOf = memoize((tables: Tables, root: string) => {
  const sources = imageSources(root, tables);
  return { sources, answer: createImageHandler(sources, imageCache) };
});

/** Answers `/_ipx/…` and documents from catalogue/images, or drawn from the products as they are now. */
export const pictureHandler = (root: string, tables: Tables): ImageHandler =>
  picturesOf(tables, root).answer;

/** Picture content by source version, so each is drawn once however many site versions use it. */
const contents = new Map<string, Promise<string | undefined>>();

/** Differs when the picture looks different. Undefined if it can't be made. */
export async function pictureVersion(
  root: string,
  tables: Tables,
  url: string,
): Promise<string | undefined> {
  try {
    const { source, format } = readAddress(url);
    const found = await picturesOf(tables, root).sources.find(source, format);
    if (!found) return undefined;
    const content = contents.get(found.version) ?? found.open().then((opened) => opened?.content);
    contents.set(found.version, content);
    return await content;
  } catch (error) {
    if (error instanceof ImageRequestError) return undefined;
    throw error;
  }
}

export const textVersion = (text: string): string => hash('sha256', text).slice(0, 16);

/** Sends data or a picture's version in a header that the page's script can read, and compares after an edit (Server-Timing). */
export function sendVersion(response: ServerResponse, version: string | undefined): void {
  if (version !== undefined) response.setHeader('server-timing', `version;desc="${version}"`);
}
