import type { ReactElement } from 'react';
import { isInPages } from '../../../kernel/scheduled.ts';
import { BrandBar } from '../BrandBar/BrandBar.tsx';
import { CountryNotice } from '../CountryNotice/CountryNotice.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { HeaderProps } from '../header-props.ts';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { SearchStrip } from '../SearchStrip/SearchStrip.tsx';
import { UpgradeBanner } from '../UpgradeBanner/UpgradeBanner.tsx';
import { UtilityBar } from '../UtilityBar/UtilityBar.tsx';
import './HeaderView.css';

/**
 * The inside of the header (SPEC 1 and 2): the banner, the two-tier bar, the desktop bar and the
 * mobile bar of an audience, its extra bar, and the notice of the wrong country. Nothing here
 * depends on the visit, so the build's markup and the browser's are the same.
 */
export function HeaderView(props: HeaderProps): ReactElement {
  const { site, shared, audience, menu, searchBox, extraBar } = props;
  const { country } = shared;
  return (
    <>
      {site.flags.isShowSpecialOffer && isInPages(site.banner, country) && (
        <UpgradeBanner promotion={site.banner} />
      )}
      <div>
        <UtilityBar site={site} country={country} audience={audience} />
        <BrandBar site={site} shared={shared} audience={audience}>
          {site.flags.isShowHeaderSearch && <SearchStrip>{searchBox}</SearchStrip>}
          <Drawer site={site} country={country} audience={audience} menu={menu} />
        </BrandBar>
        <MenuBar menu={menu} />
        {site.flags.isShowHeaderSearch && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box has its name; this is a sign that leads to it.
          <label htmlFor="header-search" aria-hidden="true" />
        )}
      </div>
      {extraBar}
      <CountryNotice countries={site.countries} country={country} />
    </>
  );
}
