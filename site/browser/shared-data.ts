/** The site's data for every part of the header (SPEC 3, CTY-05), in the markup and in the page's script. */
import type { ByCountry, Country, CountrySite, Site } from '../../kernel/contract.ts';
import { homeCountry } from '../../kernel/countries.ts';
import { type Sections, sectionsOf } from '../../kernel/navigation.ts';
import { isOnPages } from '../../kernel/scheduled.ts';

export type SharedData = {
  /** The public host of this tree. The page's script asks the browser which host serves it. */
  readonly hostname: string;
  readonly isAu: boolean;
  readonly country: Country;
  readonly isShowHeader: boolean;
  /** True if both the flag and the promotion are on. The page's script checks the dates (HDR-16, A-46). */
  readonly isShowSummerSpecial: boolean;
  readonly summerSpecialUrl: string;
  /** The paths of the sections. */
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
    isShowSummerSpecial: flags.isShowSummerSpecial && isOnPages(summerSpecial, country),
    summerSpecialUrl,
    sections: sectionsOf(site.audiences),
  };
}
