/** What the page script must know of the site, as attributes of the header: it loads no table. */
import type { Audience, Site } from '../../kernel/contract.ts';
import type { SharedData } from '../browser/shared-data.ts';

type Attributes = Readonly<Record<`data-${string}`, string | undefined>>;

export function headerData(
  site: Pick<Site, 'cookies' | 'flags' | 'banner' | 'summerSpecial' | 'timing'>,
  shared: SharedData,
  audience: Audience,
): Attributes {
  const { cookies, flags, banner, summerSpecial, timing } = site;
  return {
    'data-header': '',
    'data-shared': JSON.stringify(shared),
    'data-audience': audience,
    'data-section-cookie': cookies.section,
    'data-type-ahead': String(timing.typeAheadResetMs),
    ...(flags.isShowSpecialOffer &&
      banner.enabled && {
        'data-banner-cookie': cookies.banner,
        'data-banner-age': String(cookies.bannerMaxAgeSeconds),
        'data-banner-start': banner.start,
        'data-banner-end': banner.end,
      }),
    ...(shared.isShowSummerSpecial && {
      'data-promo-start': summerSpecial.start,
      'data-promo-end': summerSpecial.end,
    }),
  };
}
