import type { ReactElement } from 'react';
import { site } from '#generated/site.ts';
import type { Audience, Country } from '../../kernel/contract.ts';
import { dealerBar } from '../header/extra-bar.tsx';
import styles from '../header/HeaderView/HeaderView.module.css';
import { HeaderView } from '../header/HeaderView/HeaderView.tsx';
import { headerData } from '../header/header-data.ts';
import { dealerLoginUrl } from '../header/header-props.ts';
import { SearchSlot } from '../header/search-slot.tsx';
import { searchDataOf } from '../search-box/search-data.ts';
import { menuOf } from './menu-of.ts';

/**
 * The header of an audience's pages as it stands before any script has run: complete, with every
 * link. site/header/island.tsx draws the same inside of it. Nothing where the flag is off (HDR-02).
 */
export function renderHeader(country: Country, audience: Audience): ReactElement | null {
  if (!site.flags.isShowHeader) return null;
  const menu = menuOf(country, audience);
  return (
    <header className={styles.header} {...headerData(site, country, audience)}>
      <HeaderView
        site={site}
        country={country}
        audience={audience}
        menu={menu}
        searchBox={<SearchSlot data={searchDataOf(site)} country={country} audience={audience} />}
        extraBar={
          audience === 'Dealers' ? dealerBar(menu, dealerLoginUrl(site, country)) : undefined
        }
      />
    </header>
  );
}
