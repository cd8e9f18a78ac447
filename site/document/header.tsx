import type { ReactElement } from 'react';
import type { Audience, Country } from '../../kernel/contract.ts';
import { sharedData } from '../browser/shared-data.ts';
import { dealerLoginUrl } from '../commerce/contact-links.ts';
import { dealerBar } from '../header/extra-bar.tsx';
import { HeaderView } from '../header/HeaderView/HeaderView.tsx';
import { headerData } from '../header/header-data.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';
import type { Tables } from '../tables/tables.ts';
import { getNavigation } from './navigation.ts';

/**
 * The header of an audience's pages as it stands before any script has run: complete, with every
 * link. The browser exchanges no more than the bars of an audience, and the search box. Nothing where the flag is off (HDR-02).
 */
export function renderHeader(
  { site, menus }: Pick<Tables, 'site' | 'menus'>,
  country: Country,
  audience: Audience,
): ReactElement | null {
  const shared = sharedData(site, country);
  if (!shared.isShowHeader) return null;
  const menu = getNavigation(menus, audience, country);
  return (
    <header {...headerData(site, shared, audience)}>
      <HeaderView
        site={site}
        shared={shared}
        audience={audience}
        menu={menu}
        searchBox={<SearchBox />}
        extraBar={
          audience === 'Dealers' ? dealerBar(dealerLoginUrl(site, country), menu) : undefined
        }
      />
    </header>
  );
}
