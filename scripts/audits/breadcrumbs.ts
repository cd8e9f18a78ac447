/** The way to a page as it stands on the page and as search engines are told it: one and the same (QLT-03). */
import type { HTMLElement } from 'node-html-parser';

type Step = { readonly name: string; readonly path: string };

/** Faults of one page, in words. The page's own step has no link on the page, and `own` stands for it. */
export function breadcrumbFaults(document: HTMLElement, own: string): string[] {
  const shown = document.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((step) => ({
    // On the page a figure keeps its unit by a space that does not break.
    name: step.textContent.replaceAll('\u00a0', ' ').trim(),
    path: step.querySelector('a')?.getAttribute('href') ?? own,
  }));
  const told = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => stepsOf(JSON.parse(script.textContent)));
  const [onPage, inData] = [shown, told].map((way) =>
    way.map(({ name, path }: Step) => `${name} (${path})`).join(' > '),
  );
  return onPage === inData
    ? []
    : [`the way is "${onPage}" on the page and "${inData}" in its data`];
}

function stepsOf(data: unknown): Step[] {
  if (typeof data !== 'object' || data === null || !('itemListElement' in data)) return [];
  const items: readonly unknown[] = Array.isArray(data.itemListElement) ? data.itemListElement : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('name' in item)) return [];
    const address = 'item' in item && typeof item.item === 'string' ? item.item : '';
    const { pathname, hash } = URL.canParse(address)
      ? new URL(address)
      : { pathname: '', hash: '' };
    return [{ name: String(item.name), path: `${decodeURI(pathname)}${hash}` }];
  });
}
