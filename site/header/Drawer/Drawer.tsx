import { otherCountries } from '../../../kernel/countries.ts';
import { dealerLoginUrl } from '../../commerce/contact-links.ts';
import type { HeaderProps } from '../header-data.ts';
import { AudienceSwitch, SocialLinks } from '../UtilityBar/UtilityBar.tsx';
import './Drawer.css';
import { DrawerMenu } from './DrawerMenu.tsx';

/**
 * A button, and a drawer with everything in the desktop bars (HDR-03 to HDR-06, HDR-15). Without a script, it's a
 * popover of lists that unfold. With the script, it's a modal dialog that shows one level at a time.
 */
export function Drawer({ site, shared, audience, menu }: HeaderProps) {
  const { country } = shared;
  return (
    <nav aria-label="Mobile" data-bar="mobile" data-variant="">
      <button type="button" popoverTarget="site-drawer" className="sign" data-drawer-open="">
        Menu
      </button>
      <dialog id="site-drawer" popover="auto" aria-label="Menu" data-drawer="">
        <div>
          <p>Menu</p>
          <button
            type="button"
            popoverTarget="site-drawer"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="sign"
            data-drawer-close=""
          />
        </div>
        <div>
          <DrawerMenu items={menu} />
          <div>
            <p>Show pages for</p>
            <AudienceSwitch site={site} audience={audience} />
            <ul>
              {/* The dealers' own menu already starts with this link. */}
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
                      {`Go to Puretec ${label}`}
                    </a>
                  </li>
                ))}
            </ul>
            <SocialLinks site={site} />
          </div>
        </div>
      </dialog>
    </nav>
  );
}
