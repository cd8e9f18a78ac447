/** The links to the applications of a range: fragments for every browser, filters where a script runs. */
import { dashed } from '../tool-kit/dashed.ts';
import { applicationParameter } from './selection.ts';

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The whole value that a link asks for; empty for "All". */
const askedBy = (link: HTMLAnchorElement) =>
  new URL(link.href).searchParams.get(applicationParameter) ?? '';

/** Calls back on a plain click on a link; one that opens a new tab stays the browser's. */
export function onApplication(
  links: HTMLElement,
  choose: (application: string) => void,
): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.altKey) return;
    event.preventDefault();
    choose(askedBy(link));
  };
  links.addEventListener('click', follow);
  return () => links.removeEventListener('click', follow);
}

/** Marks the links of what is shown. */
export function markApplication(links: HTMLElement, applications: readonly string[]): void {
  for (const link of links.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const own = dashed(askedBy(link));
    const isCurrent = own === '' ? applications.length === 0 : applications.includes(own);
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
