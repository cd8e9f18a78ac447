/** The site's data for every part of the header (SPEC 3, CTY-05), in the markup and in the page's script. */

import { homeCountry } from '../../kernel/countries.ts';
import type { ByCountry, Country, CountrySite, Site } from '../../kernel/entry-types.ts';
import { sectionsOf } from '../../kernel/navigation.ts';
import { isOnPages } from '../../kernel/scheduled.ts';

export type SharedData = ReturnType<typeof sharedData>;

export function sharedData(
  site: Pick<Site, 'audiences' | 'flags' | 'summerSpecial' | 'summerSpecialUrl'> & {
    readonly countries: ByCountry<Pick<CountrySite, 'host'>>;
  },
  country: Country,
) {
  const { flags, summerSpecial, summerSpecialUrl } = site;
  return {
    // The public host of this tree. The page's script asks the browser which host serves it.
    hostname: site.countries[country].host,
    isAu: country === homeCountry,
    country,
    isShowHeader: flags.isShowHeader,
    // The page's script checks the dates (HDR-16, A-46).
    isShowSummerSpecial: flags.isShowSummerSpecial && isOnPages(summerSpecial, country),
    summerSpecialUrl,
    sections: sectionsOf(site.audiences),
  };
}
