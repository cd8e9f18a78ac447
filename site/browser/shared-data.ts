/** What every part of the header knows of the site (SPEC 3, CTY-05): the build's markup and the page's script. */

import type { ByCountry, Country, CountrySite, Site } from '../../kernel/contract.ts';
import { homeCountry } from '../../kernel/countries.ts';
import { type Sections, sectionsOf } from '../../kernel/navigation.ts';
import { isInPages } from '../../kernel/scheduled.ts';

export type SharedData = {
  /** The public host of this tree; which host serves it, the page's script asks the browser. */
  readonly hostname: string;
  readonly isAu: boolean;
  readonly country: Country;
  readonly isShowHeader: boolean;
  /** Both the flag and the promotion are on; the page's script looks at the days (HDR-16, A-46). */
  readonly isShowSummerSpecial: boolean;
  readonly summerSpecialUrl: string;
  /** Which paths name which section. */
  readonly sections: Sections;
};

export function sharedData(
  site: Pick<Site, 'audiences' | 'flags' | 'summerSpecial' | 'summerSpecialUrl'> & {
    readonly countries: ByCountry<Pick<CountrySite, 'host'>>;
  },
  country: Country,
): SharedData {
  const { flags, summerSpecial, summerSpecialUrl } = site;
  return {
    hostname: site.countries[country].host,
    isAu: country === homeCountry,
    country,
    isShowHeader: flags.isShowHeader,
    isShowSummerSpecial: flags.isShowSummerSpecial && isInPages(summerSpecial, country),
    summerSpecialUrl,
    sections: sectionsOf(site.audiences),
  };
}
