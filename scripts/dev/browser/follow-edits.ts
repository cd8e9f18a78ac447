/**
 * Runs in every page during development. After an edit of the catalogue it fetches the page again
 * and updates the open page in place; where that can't work, it reloads the page.
 */
import { morphPage } from './morph-page.ts';
import { restoreVisitorState, saveVisitorState } from './visitor-state.ts';

const shownVersion = versionOf(document);
performance.setResourceTimingBufferSize(10_000);

const hot = import.meta.hot;
hot?.on('vite:beforeFullReload', saveVisitorState);
hot?.on('site:edited', follow);
hot?.on('site:outdated', reload);
hot?.send('site:page', shownVersion);
restoreVisitorState();

type Rendering = { readonly status: number; readonly address: string; readonly page: Document };

// If an edit came between the two answers, this rendering isn't the one the page shows.
let shown: Promise<Rendering> = fetchPage().then((rendering) =>
  versionOf(rendering.page) === shownVersion ? rendering : reload(),
);

function follow(version: number): void {
  shown = shown.then(async (former) => {
    if (versionOf(former.page) >= version) return former;
    const next = await fetchPage();
    const isSamePage = next.status === former.status && next.address === former.address;
    if (!isSamePage || !morphPage(former.page, next.page)) return reload();
    document.querySelector('vite-error-overlay')?.remove();
    reportFetchedFiles();
    return next;
  });
  shown.catch(reload);
}

function versionOf(page: Document): number {
  return Number(page.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content);
}

/** Renders this address again. XMLHttpRequest parses the answer and names the address it ended at. */
function fetchPage(): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseURL: address, responseXML: page } = request;
      if (page) resolve({ status, address, page });
      else reject(new Error(`${location.href} answers ${status} without a page`));
    };
    request.onerror = reject;
    request.send();
  });
}

/** Never resolves: the reloaded page takes over. */
function reload(): Promise<never> {
  saveVisitorState();
  location.reload();
  return new Promise(() => {});
}

/** Names the data and pictures this page has loaded, with their versions. The server answers if one is outdated. */
function reportFetchedFiles(): void {
  const entries = performance.getEntriesByType('resource');
  const fetched = entries.flatMap((entry) => {
    const [version] = entry instanceof PerformanceResourceTiming ? entry.serverTiming : [];
    return version?.name === 'version' ? [[entry.name, version.description]] : [];
  });
  if (fetched.length > 0) hot?.send('site:fetched', Object.fromEntries(fetched));
}
