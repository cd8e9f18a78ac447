/** Pages that lead to the pages below them. */
import type { Country, Page } from '../../../kernel/contract.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import type { Tables } from '../../tables/tables.ts';
import { childLinks } from '../child-links.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { Hub, type HubProps } from './Hub.tsx';

export function hubProps(tables: Tables, page: Page, country: Country): HubProps {
  return {
    ...pageProps(tables, page, country),
    children: childLinks(tables, page, country).map((link) => {
      const child = tables.pages[link.url];
      const image = child && pictureOfPage(tables, child, hereOf(page, country));
      return image ? { ...link, image: { ...image, alt: '' } } : link;
    }),
    ...(page.sections.some(({ links }) => links.some(({ url }) => url === '/contact-us')) && {
      contact: tables.site.countries[country].contact,
    }),
  };
}

export const hub = pageKind(Hub, hubProps);
