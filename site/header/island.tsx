/**
 * The header as React: loaded when somebody touches it, or at once where the visit needs another
 * audience's bars than the page has (DESIGN, "React on intent").
 */
import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { site } from '#generated/site.ts';
import type { Audience, Country } from '../../kernel/contract.ts';
import { findSearchData, type SearchData } from '../search-box/search-data.ts';
import { HeaderView } from './HeaderView/HeaderView.tsx';
import { dealerLoginUrl } from './header-props.ts';
import { getNavigation } from './navigation.ts';
import { SearchSlot } from './search-slot.tsx';

/** Draws the header for an audience; done when it is on the page. */
export type Show = (audience: Audience) => Promise<void>;

/**
 * Takes over a prerendered header. What was typed, opened or focused in it stays, since React
 * adopts the elements that are there; the bars of another audience then take the place of the
 * prerendered ones. Rejects, and leaves the header as it is, where a menu cannot be loaded.
 */
export async function mount(
  header: HTMLElement,
  country: Country,
  rendered: Audience,
): Promise<Show> {
  // Read from the page, so that no script carries it and React finds the same attribute.
  const search = findSearchData(header);
  const first = await headerOf(rendered, country, search);
  const prerendered = header.cloneNode(true);
  let shown = rendered;
  const replace = await new Promise<Replace>((resolve) => {
    hydrateRoot(header, <Island first={first} onReady={resolve} />, {
      onUncaughtError(error) {
        console.error('Error in the header:', error);
        // React empties a root that fails; links that work are better than that (ACCEPTANCE 31).
        queueMicrotask(() => header.replaceChildren(...prerendered.childNodes));
      },
    });
  });
  return async (audience) => {
    if (audience === shown) return;
    const element = await headerOf(audience, country, search);
    flushSync(() => replace(element));
    shown = audience;
    header.dataset.audience = audience;
  };
}

type Replace = (element: ReactElement) => void;
type IslandProps = {
  readonly first: ReactElement;
  readonly onReady: (replace: Replace) => void;
};

/** An update before React has adopted the header would make it anew; so it tells when it has. */
function Island({ first, onReady }: IslandProps): ReactElement {
  const [element, replace] = useState(first);
  useEffect(() => onReady(replace), [onReady]);
  return element;
}

/** The bars of an audience, with its own menu, and its extra bar where it has one (HDR-07). */
async function headerOf(
  audience: Audience,
  country: Country,
  search: SearchData | undefined,
): Promise<ReactElement> {
  const menu = await getNavigation(audience, country);
  const extraBar =
    audience === 'Dealers'
      ? (await import('./extra-bar.tsx')).dealerBar(menu, dealerLoginUrl(site, country))
      : undefined;
  return (
    <HeaderView
      site={site}
      country={country}
      audience={audience}
      menu={menu}
      searchBox={<SearchSlot data={search} country={country} audience={audience} />}
      extraBar={extraBar}
    />
  );
}
