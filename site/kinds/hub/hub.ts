import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pictureOfPage, picturesApart } from '../../tables/link-picture.ts';
import { pageKind } from '../kind.tsx';
import { childLinks } from '../page-links.ts';
import { hereOf, pageProps } from '../page-props.ts';
import { Hub, type HubProps } from './Hub.tsx';

/** Child pages, each with a picture of its subject. */
function issued(tables: Tables, page: Page, country: Country): HubProps['children'] {
  const links = childLinks(tables, page, country);
  const images = picturesApart(
    tables,
    links,
    ({ url }) => url,
    ({ url }) => {
      const child = tables.pages[url];
      return child && pictureOfPage(tables, child, hereOf(page, country));
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

export const hub = pageKind(Hub, hubProps);
