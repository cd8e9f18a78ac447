import { otherCountries } from '../../../kernel/countries.ts';
import type { Country, Site } from '../../../kernel/entry-types.ts';
import { dealerLoginUrl } from '../../commerce/contact-links.ts';
import type { HeaderProps } from '../header-data.ts';
import './CountrySwitch.css';
import './SocialLinks.css';
import './UtilityBar.css';

/** The upper tier (HDR-01): the audience, the country, and the dealer portal. */
export function UtilityBar({ site, shared, audience }: HeaderProps) {
  const { country } = shared;
  return (
    <div data-bar="utility">
      <div className="wrap">
        <nav aria-label="Audience">
          <AudienceSwitch site={site} audience={audience} />
        </nav>
        <div>
          <SocialLinks site={site} />
          <CountrySwitch countries={site.countries} active={country} />
          <a href={dealerLoginUrl(site, country)}>Dealer login</a>
        </div>
      </div>
    </div>
  );
}

/** Plain links (AUD-10, AUD-11). The page's script stores the choice before the browser follows the link. */
export function AudienceSwitch({ site, audience }: Pick<HeaderProps, 'site' | 'audience'>) {
  return (
    <ul data-variant="">
      {site.audiences.map(({ id, url, label }) => (
        <li key={id}>
          <a
            href={url}
            data-audience-choice={id}
            aria-current={id === audience ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** HDR-20. A network without an icon in the styles shows its name. */
export function SocialLinks({ site }: Pick<HeaderProps, 'site'>) {
  return (
    <ul>
      {site.social.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" title={label}>
            {`${site.name} on ${label}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

type CountrySwitchProps = {
  readonly countries: Site['countries'];
  readonly active: Country;
};

/** The button shows the active country, and the list links to the others' sites (CTY-02, CTY-04, A-10). */
function CountrySwitch({ countries, active }: CountrySwitchProps) {
  return (
    <div data-menu="">
      <button type="button" popoverTarget="country-menu" className="sign-after" data-bar-entry="">
        <span className="visually-hidden">Country:</span> {countries[active].label}
      </button>
      <div id="country-menu" popover="auto" data-list="">
        <ul>
          {otherCountries(active)
            .map((other) => countries[other])
            .map(({ label, externalUrl, locale }) => (
              <li key={locale}>
                <a href={externalUrl} className="sign-after" data-other-country={locale}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
