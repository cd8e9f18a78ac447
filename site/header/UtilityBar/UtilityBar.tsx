import type { ReactElement } from 'react';
import { dealerLoginUrl } from '../../commerce/contact-links.ts';
import { AudienceSwitch } from '../AudienceSwitch/AudienceSwitch.tsx';
import { CountrySwitch } from '../CountrySwitch/CountrySwitch.tsx';
import type { HeaderProps } from '../header-data.ts';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import './UtilityBar.css';

/** The upper tier (HDR-01): the audience, the country, and the dealer portal. */
export function UtilityBar({ site, shared, audience }: HeaderProps): ReactElement {
  const { country } = shared;
  return (
    <div data-bar="utility">
      <div className="wrap">
        <nav aria-label="Audience">
          <AudienceSwitch audiences={site.audiences} active={audience} />
        </nav>
        <div>
          <SocialLinks links={site.social} siteName={site.name} />
          <CountrySwitch countries={site.countries} active={country} />
          <a href={dealerLoginUrl(site, country)}>Dealer login</a>
        </div>
      </div>
    </div>
  );
}
