import type { ReactElement } from 'react';
import type { Audience, Country, MenuItem } from '../../../kernel/contract.ts';
import { otherCountries } from '../../../kernel/countries.ts';
import { dealerLoginUrl } from '../../../kernel/dealer-login.ts';
import { AudienceSwitch } from '../AudienceSwitch/AudienceSwitch.tsx';
import type { HeaderSite } from '../header-props.ts';
import { Icon } from '../icons.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import styles from './Drawer.module.css';
import { DrawerLevel } from './DrawerLevel.tsx';

export type DrawerProps = {
  readonly site: HeaderSite;
  readonly country: Country;
  readonly audience: Audience;
  readonly menu: readonly MenuItem[];
};

/**
 * The mobile bar: a button, and a drawer with everything the desktop bars hold (HDR-03 to HDR-06,
 * HDR-15). Without a script it is a popover of lists that unfold; the page script opens it as a
 * modal dialog, which keeps the focus inside, and shows one level at a time.
 */
export function Drawer({ site, country, audience, menu }: DrawerProps): ReactElement {
  return (
    <nav aria-label="Mobile" className={styles.bar} data-bar="mobile" data-variant="">
      <button
        type="button"
        popoverTarget="site-drawer"
        className={styles.opener}
        data-drawer-open=""
      >
        <Icon name="menu" />
        Menu
      </button>
      <dialog
        id="site-drawer"
        popover="auto"
        aria-label="Menu"
        className={styles.drawer}
        data-drawer=""
      >
        <div className={styles.top}>
          <p className={styles.title}>Menu</p>
          <button
            type="button"
            popoverTarget="site-drawer"
            popoverTargetAction="hide"
            className={styles.close}
            aria-label="Close the menu"
            data-drawer-close=""
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <DrawerLevel items={menu} parent="Menu" />
          <div className={styles.foot}>
            <p className={styles.label}>You are looking at pages for</p>
            <AudienceSwitch
              audiences={site.audiences}
              active={audience}
              className={styles.audiences}
            />
            <ul className={styles.ways}>
              {/* The dealers' own menu begins with it. */}
              {audience !== 'Dealers' && (
                <li>
                  <a href={dealerLoginUrl(site, country)}>Dealer login</a>
                </li>
              )}
              {otherCountries(country)
                .map((other) => site.countries[other])
                .map(({ label, externalUrl, locale }) => (
                  <li key={locale}>
                    <a href={externalUrl} data-other-country={locale}>
                      {`Go to the ${label} site`}
                    </a>
                  </li>
                ))}
            </ul>
            <SocialLinks links={site.social} siteName={site.name} className={styles.social} />
          </div>
        </div>
      </dialog>
    </nav>
  );
}
