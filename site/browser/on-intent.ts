/** What comes when somebody touches the header: first what is small, then React (site/header). */
import type { Audience } from '../../kernel/contract.ts';
import { onClick } from './on-click.ts';
import { startDrawer } from './visit-drawer.ts';

/** Resolves with the island's way to draw another audience; rejects where it cannot be loaded. */
export async function start(header: HTMLElement, rendered: Audience) {
  startDrawer(header);
  leadToSamePage(header);
  const country = header.dataset.country === 'NZ' ? 'NZ' : 'AU';
  const { mount } = await import('../header/island.tsx');
  return { show: await mount(header, country, rendered) };
}

/** CTY-02: to the same page of the other country, where there is one; the head of the page knows. */
function leadToSamePage(header: HTMLElement): void {
  onClick(header, 'a[data-other-country]', (link) => {
    const same = document.querySelector<HTMLLinkElement>(
      `link[rel=alternate][hreflang="${link.dataset.otherCountry}"]`,
    );
    if (same) link.setAttribute('href', same.href);
  });
}
