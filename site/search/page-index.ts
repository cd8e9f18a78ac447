/** The site's own search of a page: in a worker, and in the page's own thread where there can be none. */
import type { FetchFunction } from '../commerce/fetch-items.ts';
import { type AskedWorker, askWorker, NoWorker } from './index-messages.ts';
import workerUrl from './index-worker.ts?worker&url';
import type { SiteIndexSearch } from './load-site-index.ts';
import { onceDone } from './once-done.ts';

declare global {
  interface Window {
    /** The box and the results page have a copy of this module each, and share one worker. */
    pageIndex?: SiteIndexSearch;
    /** Its addresses are objects; all that is done with one is to hand it on. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

// A script of the page's own host.
const startMs = 4000;

/** The one index of a page. */
export function pageIndex(): SiteIndexSearch {
  window.pageIndex ??= workerOrHere(startWorker, indexHere);
  return window.pageIndex;
}

/** An index in this thread; its code comes with the first use. */
export function indexHere(fetch?: FetchFunction): SiteIndexSearch {
  const own = onceDone(async () =>
    (await import('./load-site-index.ts')).createSiteIndexSearch(fetch),
  );
  return {
    search: async (query, signal) => (await own()).search(query, signal),
    prepare: (sought) => {
      own().then(
        (index) => index.prepare(sought),
        // The search that follows reports the failure.
        () => undefined,
      );
    },
  };
}

/** The worker of `start`, begun with its first use; from its loss on `here`, for what it was asked too. */
export function workerOrHere(
  start: () => AskedWorker | undefined,
  here: () => SiteIndexSearch,
): SiteIndexSearch {
  let asked: SiteIndexSearch | undefined;
  let own: SiteIndexSearch | undefined;
  const begin = () => {
    asked ??= start() ?? here();
    return own ?? asked;
  };
  return {
    prepare: (sought) => begin().prepare(sought),
    search: async (query, signal) => {
      try {
        return await begin().search(query, signal);
      } catch (error) {
        if (!(error instanceof NoWorker)) throw error;
        own ??= here();
        return own.search(query, signal);
      }
    },
  };
}

/** Undefined where workers are unknown or forbidden. The policy of the site lets this one script be one. */
function startWorker(): AskedWorker | undefined {
  try {
    const policy = window.trustedTypes?.createPolicy('search-worker', {
      createScriptURL: (url) => {
        if (url !== workerUrl) throw new TypeError(`${url} is no worker of this site`);
        return url;
      },
    });
    const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
    const asked = askWorker(worker, startMs);
    worker.addEventListener('error', asked.giveUp);
    return asked;
  } catch (error) {
    console.error('Error in search worker:', error);
    return undefined;
  }
}
