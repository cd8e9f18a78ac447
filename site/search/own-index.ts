/** Fetches the build's files of products and pages, and indexes them when first used. */
import { itemsUrl, readItemsFile } from '../../kernel/search-item.ts';
import { noSearchPages, readSearchPages, searchPagesUrl } from '../../kernel/site-entry.ts';
import { fetchJson, shareUntilFailure } from '../commerce/fetch-items.ts';
import { buildPageIndex } from './page-index.ts';
import { buildProductIndex, droppedText, unknownText } from './product-index.ts';

/** Each part loads once, and rejects if a file can't be fetched. The next call tries again. */
export function createOwnIndex() {
  const searchPages = shareUntilFailure(() => fetchFile(searchPagesUrl, readSearchPages));
  return {
    pages: shareUntilFailure(async () => buildPageIndex(await searchPages())),
    products: shareUntilFailure(async () => {
      // Without the synonyms, products are still found by their own words.
      const [items, { synonyms, entries }] = await Promise.all([
        fetchFile(itemsUrl, readItemsFile),
        searchPages().catch(() => noSearchPages),
      ]);
      const index = await buildProductIndex(
        items,
        synonyms,
        entries.flatMap(({ kind, words }) => (kind === 'elsewhere' ? words : [])),
      );
      return {
        ...index,
        search: (text: string, limit: number) => index.search(text).slice(0, limit),
        /** Says which words were left out, or which code isn't one of ours. Undefined if every word counted. */
        dropped: (text: string) => {
          const [code, words] = [index.unknown(text), index.dropped(text)];
          return code ? unknownText(code) : words && droppedText(words);
        },
      };
    }),
  };
}

export const ownIndex = createOwnIndex();

async function fetchFile<T>(url: string, read: (value: unknown) => T | undefined): Promise<T> {
  const file = read(await fetchJson(url));
  if (file === undefined) throw new Error(`${url} isn't in the expected format`);
  return file;
}
