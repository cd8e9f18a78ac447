import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { endOfDay } from '../../../kernel/time-zones.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Offer, type OfferProps } from './Offer.tsx';

function offerProps(tables: Tables, page: Page, country: Country): OfferProps {
  const { banner, summerSpecial } = tables.site;
  const promotion = [banner, summerSpecial].find(
    ({ link, enabled }) => link === page.url && enabled,
  );
  const image = pictureOfPage(tables, page, marketOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image: { ...image, alt: '' } }),
    ended: promotion === undefined,
    ...(promotion?.end !== undefined && {
      end: promotion.end,
      until: endOfDay(promotion.end, tables.site.countries[country].timeZone),
    }),
  };
}

export const offer = contentPageType(Offer, offerProps, { script: 'offer' });
