import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { distinctPictures, pictureOfPage } from '../../tables/link-picture.ts';
import { childLinks } from '../page-links.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Hub, type HubProps } from './Hub.tsx';

/** Child pages, each with a picture of its subject. */
function issued(tables: Tables, page: Page, country: Country): HubProps['children'] {
  const links = childLinks(tables, page, country);
  const images = distinctPictures(
    tables,
    links,
    ({ url }) => url,
    ({ url }) => {
      const child = tables.pages[url];
      return child && pictureOfPage(tables, child, marketOf(page, country));
    },
  );
  return links.map((link, index) => {
    const image = images[index];
    return image ? { ...link, image } : link;
  });
}

export function hubProps(tables: Tables, page: Page, country: Country): HubProps {
  return {
    ...pageProps(tables, page, country),
    children: issued(tables, page, country),
    ...(page.sections.some(({ links }) => links.some(({ url }) => url === '/contact-us')) && {
      contact: tables.site.countries[country].contact,
    }),
  };
}

export const hub = contentPageType(Hub, hubProps);
