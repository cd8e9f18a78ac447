/** Forms, the dealer login, search, the offer, and the page for a wrong turning. */

import type { Country, Form, Link, Page } from '../../kernel/contract.ts';
import type { ListedLink } from '../components/LinkList/LinkList.tsx';
import { dealerLoginUrl } from '../header/header-props.ts';
import { searchDataOf } from '../search-box/search-data.ts';
import { leadsHere } from '../tables/here.ts';
import { pageOf } from '../tables/page-index.ts';
import type { Tables } from '../tables/tables.ts';
import type { FormProps } from './form/Form.tsx';
import { landingsOf } from './home/home-props.ts';
import type { LoginProps } from './login/Login.tsx';
import type { NotFoundProps } from './not-found/NotFound.tsx';
import type { OfferProps } from './offer/Offer.tsx';
import { pageProps } from './page-props.ts';
import type { SearchProps } from './search/Search.tsx';

/** The consumer's ranges as links. */
function rangeLinks(tables: Tables, country: Country): readonly ListedLink[] {
  return landingsOf(tables, 'Consumer')
    .filter(({ url }) => leadsHere(tables, url, country))
    .map(({ name, url, description }) => ({ label: name, url, description }));
}

export function formProps(tables: Tables, page: Page, form: Form, country: Country): FormProps {
  const { backends, countries, timing } = tables.site;
  const linkTo = (url: string): readonly Link[] => {
    const other = tables.pages[url];
    return url !== page.url && other?.countries.includes(country)
      ? [{ label: other.title, url }]
      : [];
  };
  const ways = ['/contact-us', '/locations', '/stores'].flatMap(linkTo);
  return {
    ...pageProps(tables, page, country),
    form,
    contact: countries[country].contact,
    timing,
    timeoutMs: backends.timeoutMs,
    help: ways[0] ?? { label: 'Home', url: '/' },
    ...(backends.forms !== '' && { action: `${backends.forms}/${form.id}` }),
  };
}

export function loginProps(tables: Tables, page: Page, country: Country): LoginProps {
  return {
    ...pageProps(tables, page, country),
    portalUrl: dealerLoginUrl(tables.site, country),
  };
}

export function searchProps(tables: Tables, page: Page, country: Country): SearchProps {
  return {
    ...pageProps(tables, page, country),
    ways: rangeLinks(tables, country),
    searchData: JSON.stringify(searchDataOf(tables.site)),
  };
}

export function offerProps(tables: Tables, page: Page, country: Country): OfferProps {
  const { banner, summerSpecial } = tables.site;
  const promotion = [banner, summerSpecial].find(
    ({ link, enabled }) => link === page.url && enabled,
  );
  return {
    ...pageProps(tables, page, country),
    ended: promotion === undefined,
    ...(promotion?.end !== undefined && { end: promotion.end }),
  };
}

export function notFoundProps(tables: Tables, page: Page, country: Country): NotFoundProps {
  const finder = pageOf(tables, 'cartridge-finder', country);
  return {
    ...pageProps(tables, page, country),
    ranges: rangeLinks(tables, country),
    ...(finder && { finderUrl: finder.url }),
  };
}
