/** Runs in every page during development. After a catalogue edit it updates the open page in place, or reloads it. */
import { morphPage } from './morph-page.ts';
import { showToolbar } from './toolbar.ts';

const shownVersion = versionOf(document);
performance.setResourceTimingBufferSize(10_000);

const hot = import.meta.hot;
// The view at a phone's width is a frame in the page.
if (hot && window.top === window) showToolbar(hot);
hot?.on('site:edited', follow);
hot?.send('site:page', shownVersion);

type Rendering = { readonly status: number; readonly address: string; readonly page: Document };

// After an edit between the two responses, this rendering isn't the one that the page shows.
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
    await reloadIfOutdated();
    return next;
  });
  shown.catch(reload);
}

function versionOf(page: Document): number {
  return Number(page.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content);
}

/** Renders this address again. XMLHttpRequest parses the response and gives its final address. */
function fetchPage(): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseURL: address, responseXML: page } = request;
      if (page) resolve({ status, address, page });
      else reject(new Error(`${location.href} returned ${status} instead of a page`));
    };
    request.onerror = reject;
    request.send();
  });
}

/** Never resolves, because the reloaded page takes over. */
function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** The search's index, for which a reload would close a visitor's menus while they type. */
const searchIndex = /\/(?:items|search-pages)\.json$/;

/** Reloads the page if data or a picture that it has fetched has changed. */
async function reloadIfOutdated(): Promise<void> {
  const versions = new Map<string, string>();
  for (const entry of performance.getEntriesByType('resource')) {
    const [version] = entry instanceof PerformanceResourceTiming ? entry.serverTiming : [];
    if (version?.name === 'version' && !searchIndex.test(entry.name))
      versions.set(entry.name, version.description);
  }
  for (const [address, version] of versions) {
    const { headers } = await fetch(address, { method: 'HEAD' });
    if (headers.get('server-timing') !== `version;desc="${version}"`) await reload();
  }
}
