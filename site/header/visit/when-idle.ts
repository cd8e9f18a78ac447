/**
 * What can wait until the page is idle, without React: the drawer as a dialog, the way to the same
 * page of another country, the bars of another audience, trade prices, and what this browser keeps.
 */
import { closeOnLeave, startDrawer } from './drawer.ts';
import { startKeeping } from './keep.ts';
import { onClick } from './on-click.ts';
import { startPrinting } from './on-paper.ts';
import { onRestored } from './on-restored.ts';
import { readCookie } from './visit-cookies.ts';

if (document.querySelector('[data-until]')) import('./past.ts');

export { showAudience } from './show-audience.ts';

// The portal's cookie says whether the visitor is logged in (site/browser/login.ts).
const isLoggedIn = () => readCookie('isLoggedIn') === 'true';
const wasLoggedIn = isLoggedIn();
if (wasLoggedIn) import('./logged-in.ts').catch(console.error);
// A page from memory has the prices and links of the login it was left with.
onRestored(() => {
  if (isLoggedIn() !== wasLoggedIn) location.reload();
});

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  if (header.dataset.vitals) import('./vitals.ts').catch(console.error);
  startDrawer(header);
  closeOnLeave(header);
  leadToSamePage(header);
  startOffline(header);
}
startKeeping();
startGallery();
startPrinting();
layOut([...document.querySelectorAll<HTMLElement>('main section, body > footer')]);
// For a phone's next page; what is there already is not fetched again. One that comes too late for this
// page (`optional`) counts as failed in Firefox.
document.fonts.load('1em Instrument Sans').catch(() => {});

/** CTY-02: to the same page of the other country, where there is one; the head of the page knows. */
function leadToSamePage(header: HTMLElement): void {
  onClick(header, 'a[data-other-country]', (link) => {
    const same = document.querySelector<HTMLLinkElement>(
      `link[hreflang="${link.dataset.otherCountry}"]`,
    );
    if (same) link.setAttribute('href', same.href);
  });
}

/** What the first paint did without (Section.module.css), a part at a time; a tool may have added more since. */
function layOut([part, ...others]: readonly HTMLElement[]): void {
  if (!part) {
    delete document.documentElement.dataset.fresh;
    return;
  }
  part.style.contentVisibility = 'visible';
  setTimeout(layOut, 50, others);
}

/** Marks the link of the view in sight. Following one adds no step to the way back. */
function startGallery(): void {
  const gallery = document.getElementById('gallery');
  if (!gallery) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const view = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!view) return;
      for (const link of gallery.querySelectorAll('a'))
        link.ariaCurrent = link.hash === `#${view.id}` ? 'true' : null;
    },
    { root: gallery.querySelector('ul'), threshold: 0.6 },
  );
  for (const view of gallery.querySelectorAll('li')) observer.observe(view);
  onClick(gallery, 'a', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    location.replace(link.href);
  });
}

/**
 * ACCEPTANCE 25: who has searched on this page has its index, which answers. Without a network no more
 * can come, and a page of results is one of the browser's faults: that is said where no list is, to who
 * is at the words, with what to do; and the words stay.
 */
function startOffline(header: HTMLElement): void {
  const box = header.querySelector('[data-search-box]');
  if (!box) return;
  const note = document.createElement('p');
  // It is there before its words, so that they are read out.
  note.ariaLive = 'polite';
  box.querySelector('button')?.after(note);
  const tell = ({ type }: Event) => {
    note.textContent = type === 'offline' ? 'You are offline. Press Enter once you are back.' : '';
  };
  addEventListener('offline', tell);
  addEventListener('online', tell);
  box.addEventListener('submit', (event) => {
    if (!note.textContent) return;
    event.preventDefault();
    box.querySelector('input')?.focus();
  });
}
