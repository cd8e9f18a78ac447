/**
 * Beside every page in development: after an edit of the catalogue it fetches the page again, and
 * brings what differs to the page that is open. Where that cannot be, it opens the page anew.
 */
import { type Parsed, parsed, patch, type Standing, standingFor } from './patch.ts';
import { keepPlace, returnToPlace } from './place.ts';

const shown = versionOf(document);
const structure = parsed(document.documentElement);
performance.setResourceTimingBufferSize(10_000);

const hot = import.meta.hot;
hot?.on('vite:beforeFullReload', keepPlace);
hot?.on('site:edited', follow);
hot?.on('site:outdated', openAnew);
hot?.send('site:page', shown);
returnToPlace();

type Answer = { readonly status: number; readonly address: string; readonly page: Document };
/** The page as it was last rendered, and which of its nodes stand for that. */
type Shown = Answer & { readonly standing: Standing };

let following: Promise<Shown> = ask().then((answer) => begin(answer, structure));

function begin(answer: Answer, page: Parsed): Shown | Promise<never> {
  // An edit came between the two answers: what this page shows is known no more.
  if (versionOf(answer.page) !== shown) return openAnew();
  return { ...answer, standing: standingFor(answer.page.documentElement, page) };
}

function follow(version: number): void {
  following = following.then(async (former) => {
    if (versionOf(former.page) >= version) return former;
    const answer = await ask();
    const isSamePage = answer.status === former.status && answer.address === former.address;
    const standing = isSamePage && patch(former.page, answer.page, former.standing);
    if (!standing) return openAnew();
    document.querySelector('vite-error-overlay')?.remove();
    tellWhatIsHeld();
    return { ...answer, standing };
  });
  following.catch(openAnew);
}

function versionOf(page: Document): number {
  return Number(page.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content);
}

/** The page's address, as a document. */
function ask(): Promise<Answer> {
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

/** Nothing follows: the page that comes does. */
function openAnew(): Promise<never> {
  keepPlace();
  location.reload();
  return new Promise(() => {});
}

/** Data and pictures that came with a version: the server says whether they are others by now. */
function tellWhatIsHeld(): void {
  const entries = performance.getEntriesByType('resource');
  const held = entries.flatMap((entry) => {
    const [version] = entry instanceof PerformanceResourceTiming ? entry.serverTiming : [];
    return version?.name === 'version' ? [[entry.name, version.description]] : [];
  });
  if (held.length > 0) hot?.send('site:held', Object.fromEntries(held));
}
