import type { Country, Page } from '../../../kernel/contract.ts';
import { dayEnds } from '../../../kernel/day-in-zone.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { Offer, type OfferProps } from './Offer.tsx';

function offerProps(tables: Tables, page: Page, country: Country): OfferProps {
  const { banner, summerSpecial } = tables.site;
  const promotion = [banner, summerSpecial].find(
    ({ link, enabled }) => link === page.url && enabled,
  );
  const image = pictureOfPage(tables, page, hereOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image: { ...image, alt: '' } }),
    ended: promotion === undefined,
    ...(promotion?.end !== undefined && {
      end: promotion.end,
      until: dayEnds(promotion.end, tables.site.countries[country].timeZone),
    }),
  };
}

export const offer = pageKind(Offer, offerProps, { script: 'offer' });
