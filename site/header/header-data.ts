/** The props that the header's components share, and the attributes that the page's script reads. */
import type { Audience, MenuItem, Site } from '../../kernel/entry-types.ts';
import { isOnPages } from '../../kernel/scheduled.ts';
import { endOfDay, startOfDay } from '../../kernel/time-zones.ts';
import type { SharedData } from '../browser/shared-data.ts';

export type HeaderProps = {
  readonly site: Site;
  readonly shared: SharedData;
  readonly audience: Audience;
  readonly menu: readonly MenuItem[];
};

type Attributes = Readonly<Record<`data-${string}`, string | undefined>>;

/** The page's script loads no table, so the header carries what it needs. */
export function headerData(site: Site, shared: SharedData, audience: Audience): Attributes {
  const { cookies, flags, banner, summerSpecial, timing } = site;
  const { timeZone } = site.countries[shared.country];
  const begins = (day: string | undefined) => day && startOfDay(day, timeZone);
  const ends = (day: string | undefined) => day && endOfDay(day, timeZone);
  return {
    'data-header': '',
    'data-shared': JSON.stringify(shared),
    'data-audience': audience,
    'data-section-cookie': cookies.section,
    'data-type-ahead': String(timing.typeAheadResetMs),
    ...(flags.isShowSpecialOffer &&
      isOnPages(banner, shared.country) && {
        'data-banner-cookie': cookies.banner,
        'data-banner-age': String(cookies.bannerMaxAgeSeconds),
        'data-banner-start': begins(banner.start),
        'data-banner-end': ends(banner.end),
      }),
    ...(shared.isShowSummerSpecial && {
      'data-promo-start': begins(summerSpecial.start),
      'data-promo-end': ends(summerSpecial.end),
    }),
  };
}
