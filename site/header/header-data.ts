/** What the page script must know of the site, as attributes of the header: it loads no table. */
import type { Audience, Country, Site } from '../../kernel/contract.ts';

type Attributes = Readonly<Record<`data-${string}`, string | undefined>>;

export function headerData(
  site: Pick<Site, 'cookies' | 'flags' | 'banner' | 'summerSpecial'>,
  country: Country,
  audience: Audience,
): Attributes {
  const { cookies, flags, banner, summerSpecial } = site;
  return {
    'data-header': '',
    'data-country': country,
    'data-audience': audience,
    'data-section-cookie': cookies.section,
    ...(flags.isShowSpecialOffer &&
      banner.enabled && {
        'data-banner-cookie': cookies.banner,
        'data-banner-age': String(cookies.bannerMaxAgeSeconds),
        'data-banner-start': banner.start,
        'data-banner-end': banner.end,
      }),
    ...(flags.isShowSummerSpecial &&
      summerSpecial.enabled && {
        'data-promo-start': summerSpecial.start ?? '',
        'data-promo-end': summerSpecial.end,
      }),
  };
}
