/** The links to a range's applications: fragments in every browser, filters once a script runs. */
import { slugify } from '../tool-kit/narrow.ts';
import { applicationParameter } from './selection.ts';

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The application that a link requests; empty for "All". */
const applicationOf = (link: HTMLAnchorElement) =>
  new URL(link.href).searchParams.get(applicationParameter) ?? '';

/** Calls back on a plain click on a link. The browser handles clicks that open a new tab. */
export function onApplication(
  links: HTMLElement,
  choose: (application: string) => void,
): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.altKey) return;
    event.preventDefault();
    choose(applicationOf(link));
  };
  links.addEventListener('click', follow);
  return () => links.removeEventListener('click', follow);
}

/** Marks the links of the applications shown. */
export function highlightApplication(links: HTMLElement, applications: readonly string[]): void {
  for (const link of links.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const own = slugify(applicationOf(link));
    const isCurrent = own === '' ? applications.length === 0 : applications.includes(own);
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
