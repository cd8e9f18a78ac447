/** What every part of the header knows of the site and the visit (SPEC 3, CTY-05). */
import type { Country, Site } from '../../kernel/contract.ts';
import { promotionState } from './banner-state.ts';

export type SharedData = {
  readonly hostname: string;
  readonly isAu: boolean;
  readonly country: Country;
  readonly isShowHeader: boolean;
  /** The flag, and only while the promotion runs (HDR-16, A-46). */
  readonly isShowSummerSpecial: boolean;
  readonly summerSpecialUrl: string;
};

/** `today` is the visitor's day, "2026-07-01". */
export function sharedData(
  site: Pick<Site, 'flags' | 'summerSpecial' | 'summerSpecialUrl'>,
  hostname: string,
  country: Country,
  today: string,
): SharedData {
  return {
    hostname,
    isAu: country === 'AU',
    country,
    isShowHeader: site.flags.isShowHeader,
    isShowSummerSpecial:
      site.flags.isShowSummerSpecial && promotionState(site.summerSpecial, today) === 'running',
    summerSpecialUrl: site.summerSpecialUrl,
  };
}
