/** Starts what can wait until the page is idle: drawer, countries, audiences, prices, saved list, old promotions. */
import { closeOnLeave, startDrawer } from './drawer.ts';
import { onClick, onRestored } from './events.ts';
import { readHeaderCookie } from './header-cookies.ts';
import { startSaveAndCompare } from './save-and-compare.ts';

export { showAudience } from './show-audience.ts';

// Removes promotions and printed prices that ended after the page was built.
const now = new Date().toISOString();
for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
  if (`${part.dataset.until}` < now) part.remove();

// The portal's cookie says whether the visitor is logged in (site/browser/cookies.ts).
const isLoggedIn = () => readHeaderCookie('isLoggedIn') === 'true';
const wasLoggedIn = isLoggedIn();
if (wasLoggedIn) import('./logged-in.ts').catch(console.error);
// A page restored from memory has the prices and links from before a login or logout.
onRestored(() => {
  if (isLoggedIn() !== wasLoggedIn) location.reload();
});

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  startDrawer(header);
  closeOnLeave(header);
}
linkToSamePage();
startSaveAndCompare();
startGallery();
startFields();
startPrinting();
// Fetches the typeface for a phone's next page, after the first paint. Firefox rejects if it's too late for this page (`optional`).
requestAnimationFrame(() =>
  setTimeout(() => document.fonts.load('1em Instrument Sans').catch(() => {})),
);

/** CTY-02: points links at the same page and query in another country, if that country has the page. */
function linkToSamePage(): void {
  const { body, documentElement: root } = document;
  onClick(body, 'a[data-other-country]', (link) => {
    const { pathname, search, hash } = location;
    const { locales = '' } = root.dataset;
    if (link instanceof HTMLAnchorElement && locales.includes(`${link.dataset.otherCountry}`))
      Object.assign(link, { pathname, search, hash });
  });
}

/** Marks the link of the picture in view. Following one adds no step to the history. */
function startGallery(): void {
  const gallery = document.getElementById('gallery');
  const strip = gallery?.querySelector('ul');
  if (!gallery || !strip) return;
  const links = gallery.querySelectorAll('a');
  const mark = () => {
    const shown = links[Math.round((strip.scrollLeft / strip.scrollWidth) * links.length)];
    for (const link of links) link.ariaCurrent = link === shown ? 'true' : null;
  };
  // Measuring makes the browser lay out the page, so it isn't part of this task.
  setTimeout(mark);
  strip.onscroll = mark;
  onClick(gallery, 'a', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    location.replace(link.href);
  });
}

/** QLT-11: fields appear before their part of a product's page is reached, or at once for an address with a query. */
function startFields(): void {
  for (const part of document.querySelectorAll<HTMLElement>('#cost [data-usage],[data-fit]')) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting && !location.search) return;
        observer.disconnect();
        import('../../components/WillItFit/offer-fields.ts').then(
          ({ offerFields }) => offerFields(part),
          console.error,
        );
      },
      { rootMargin: '100%' },
    );
    observer.observe(part);
  }
}

function startPrinting(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
    const address = document.querySelector('[data-on-paper] span');
    const { lang } = document.documentElement;
    const day = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
    if (address) address.textContent = `${location.href.replace(/^.*?:\/\//, '')}, ${day}`;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
