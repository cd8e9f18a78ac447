/** Pages that lead to the pages below them. */
import type { Country, Page } from '../../../kernel/contract.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { sourcePicture } from '../../tables/pictures.ts';
import type { Tables } from '../../tables/tables.ts';
import { childLinks } from '../child-links.ts';
import { pageKind } from '../kind.tsx';
import { hereOf, pageProps } from '../page-props.ts';
import { Hub, type HubProps } from './Hub.tsx';

/** Each shows what it is about; where two would show the same, the second shows its water. */
function issued(tables: Tables, page: Page, country: Country): HubProps['children'] {
  const shown = new Set<string>();
  return childLinks(tables, page, country).map((link) => {
    const child = tables.pages[link.url];
    const own = child && pictureOfPage(tables, child, hereOf(page, country));
    const image = own && shown.has(own.source) ? child.source && sourcePicture(child.source) : own;
    if (!image) return link;
    shown.add(image.source);
    return { ...link, image: { ...image, alt: '' } };
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
