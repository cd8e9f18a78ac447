import type { ReactElement } from 'react';
import type { Audience, Country } from '../../../kernel/contract.ts';
import { dealerLoginUrl } from '../../../kernel/dealer-login.ts';
import { classNames } from '../../components/class-names.ts';
import { AudienceSwitch } from '../AudienceSwitch/AudienceSwitch.tsx';
import { CountrySwitch } from '../CountrySwitch/CountrySwitch.tsx';
import type { HeaderSite } from '../header-props.ts';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import styles from './UtilityBar.module.css';

export type UtilityBarProps = {
  readonly site: HeaderSite;
  readonly country: Country;
  readonly audience: Audience;
};

/** The upper tier (HDR-01): whom the site speaks to, which country, and the way to the dealer portal. */
export function UtilityBar({ site, country, audience }: UtilityBarProps): ReactElement {
  return (
    <div className={styles.bar} data-bar="utility">
      <div className={classNames('wrap', styles.row)}>
        <nav aria-label="Audience">
          <AudienceSwitch
            audiences={site.audiences}
            active={audience}
            className={styles.audiences}
          />
        </nav>
        <div className={styles.right}>
          <SocialLinks links={site.social} siteName={site.name} className={styles.social} />
          <CountrySwitch countries={site.countries} active={country} />
          <a href={dealerLoginUrl(site, country)} className={styles.login}>
            Dealer login
          </a>
        </div>
      </div>
    </div>
  );
}
