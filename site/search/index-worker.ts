/**
 * The site's own index. It runs in a worker, so that the page stays responsive while ten thousand products are
 * indexed; where the page can't have a worker, the page imports this module instead (site-search.ts).
 */
import type { SearchItem } from '../../kernel/search-item.ts';
import { noPages, type RankedEntry } from '../../kernel/site-entry.ts';
import { aborted, type FetchFunction, shareUntilFailure } from '../commerce/fetch-items.ts';
import { buildEntryIndex } from './entry-index.ts';
import { createPricing, fetchItemsFile, fetchPagesFile } from './index-files.ts';
import { buildProductIndex } from './product-index.ts';

export type IndexQuery = {
  /** Products, the site's other pages, or words that would find a product. */
  readonly target: 'products' | 'pages' | 'nearest words';
  readonly text: string;
  /** The most results to return. */
  readonly limit: number;
};
/** Only the list of the query's target has results. */
export type IndexResult = {
  readonly items: readonly SearchItem[];
  readonly entries: readonly RankedEntry[];
  readonly words: readonly string[];
};
export type OwnIndex = {
  /** Returns the best matches. Rejects when a file can't be fetched, and when `signal` is aborted. */
  readonly search: (query: IndexQuery, signal?: AbortSignal) => Promise<IndexResult>;
  /** Starts loading before the first search, for example when the box gets the focus. Never throws. */
  readonly prepare: (target: IndexQuery['target']) => void;
};
/** The worker's answer to one query, sent to the port that came with it. */
export type IndexAnswer = { readonly result: IndexResult } | { readonly reason: string };

const nothing: IndexResult = { items: [], entries: [], words: [] };

/**
 * An index in the current thread. Files are loaded once; after a failure the next search tries again. Aborting one
 * search doesn't stop the loading.
 */
export function createOwnIndex(send: FetchFunction = (url, init) => fetch(url, init)): OwnIndex {
  const pages = shareUntilFailure(() => fetchPagesFile(send));
  const products = shareUntilFailure(async () => {
    // Without the synonyms, products are still found by their own words.
    const [file, { synonyms }] = await Promise.all([
      fetchItemsFile(send),
      pages().catch(() => noPages),
    ]);
    return {
      index: await buildProductIndex(file.items, synonyms),
      price: createPricing(send, file),
    };
  });
  const entries = shareUntilFailure(async () => buildEntryIndex(await pages()));
  const answer = async ({ target, text, limit }: IndexQuery): Promise<Partial<IndexResult>> => {
    if (target === 'pages') return { entries: (await entries()).search(text).slice(0, limit) };
    const { index, price } = await products();
    return target === 'products'
      ? { items: await price(index.search(text).slice(0, limit)) }
      : { words: index.nearest(text).slice(0, limit) };
  };
  return {
    search: async (query, signal) => {
      const result = await answer(query);
      if (signal?.aborted) throw aborted();
      return { ...nothing, ...result };
    },
    prepare: (target) => {
      // The next search reports the failure.
      (target === 'pages' ? entries() : products()).catch(() => undefined);
    },
  };
}

type PageEnd = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** Answers the page's messages: `{ prepare }`, or a query with a port for its answer. */
export function answerMessages(page: PageEnd, index: OwnIndex): void {
  page.addEventListener('message', ({ data, ports: [port] }) => {
    if (!port) return index.prepare(data.prepare);
    const reply = (answer: IndexAnswer) => port.postMessage(answer);
    index.search(data).then(
      (result) => reply({ result }),
      (error: unknown) => reply({ reason: String(error) }),
    );
  });
  page.postMessage('started');
}

if ('WorkerGlobalScope' in globalThis) answerMessages(self, createOwnIndex());
