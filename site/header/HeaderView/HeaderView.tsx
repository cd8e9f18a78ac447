import { isOnPages } from '../../../kernel/scheduled.ts';
import { SearchBox } from '../../search-box/SearchBox.tsx';
import { BrandBar } from '../BrandBar/BrandBar.tsx';
import { CountryNotice } from '../CountryNotice/CountryNotice.tsx';
import { DealerBar } from '../DealerBar/DealerBar.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { HeaderProps } from '../header-data.ts';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { UpgradeBanner } from '../UpgradeBanner/UpgradeBanner.tsx';
import { UtilityBar } from '../UtilityBar/UtilityBar.tsx';
import './HeaderView.css';

/** The inside of the header (SPEC 1 and 2, HDR-07). Nothing here depends on the visit. */
export function HeaderView(props: HeaderProps) {
  const { site, shared, audience, menu } = props;
  const { country } = shared;
  return (
    <>
      {site.flags.isShowSpecialOffer && isOnPages(site.banner, country) && (
        <UpgradeBanner promotion={site.banner} />
      )}
      <div>
        <BrandBar {...props}>
          {/* HDR-09: a form that works without a script. */}
          {site.flags.isShowHeaderSearch && (
            <div data-search-strip="">
              <div data-search-box="">
                <SearchBox />
              </div>
            </div>
          )}
          <Drawer {...props} />
        </BrandBar>
        <UtilityBar {...props} />
        <MenuBar menu={menu} />
        {site.flags.isShowHeaderSearch && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box has its own label; this icon only focuses it.
          <label htmlFor="header-search" className="sign" aria-hidden="true" />
        )}
      </div>
      {audience === 'Dealers' && <DealerBar {...props} />}
      <CountryNotice countries={site.countries} country={country} />
    </>
  );
}
