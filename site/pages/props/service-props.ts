/** Forms, the dealer login, search, the offer, and the page for a wrong turning. */

import type { ListedLink } from '../../components/LinkList/LinkList.tsx';
import type { Country, Form, Link, Page } from '../../contract.ts';
import { searchDataOf } from '../../search-box/search-data.ts';
import type { FormProps } from '../../templates/Form/Form.tsx';
import type { LoginProps } from '../../templates/Login/Login.tsx';
import type { NotFoundProps } from '../../templates/NotFound/NotFound.tsx';
import type { OfferProps } from '../../templates/Offer/Offer.tsx';
import type { SearchProps } from '../../templates/Search/Search.tsx';
import { leadsHere } from './here.ts';
import { landingsOf } from './home-props.ts';
import { pageOf } from './page-index.ts';
import { pageProps } from './page-props.ts';
import type { Tables } from './tables.ts';

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
    // A form is no way out of a form.
    ways: ways.filter(({ url }) => tables.pages[url]?.form === undefined),
    ...(backends.forms !== '' && { action: `${backends.forms}/${form.id}` }),
  };
}

export function loginProps(tables: Tables, page: Page, country: Country): LoginProps {
  const { commerceHost } = tables.site.countries[country];
  return {
    ...pageProps(tables, page, country),
    portalUrl: `https://${commerceHost}${tables.site.dealerLoginPath}`,
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
