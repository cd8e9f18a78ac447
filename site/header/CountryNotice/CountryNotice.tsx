import type { ReactElement } from 'react';
import type { Country, Site } from '../../../kernel/contract.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './CountryNotice.module.css';

const currencyNames = { AUD: 'Australian dollars', NZD: 'New Zealand dollars' } as const;

export type CountryNoticeProps = {
  readonly countries: Site['countries'];
  readonly country: Country;
};

/**
 * ACCEPTANCE 33: the host is of one country, the pages of the other. Hidden until the page script
 * has found that out; then the currency is said before any price is read.
 */
export function CountryNotice({ countries, country }: CountryNoticeProps): ReactElement {
  const here = countries[country];
  const other = countries[country === 'AU' ? 'NZ' : 'AU'];
  return (
    <section aria-label="Country of these pages" className={styles.notice} data-country-notice="">
      <p className={classNames('wrap', styles.text)}>
        <span>
          {`These pages are for ${here.label}: prices are in ${currencyNames[here.currency]} (${here.currency}).`}
        </span>{' '}
        <a href={other.externalUrl} data-other-country={other.locale}>
          {`Go to the ${other.label} site`}
        </a>
      </p>
    </section>
  );
}
