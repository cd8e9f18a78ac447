import { redirectLine } from '../../kernel/address.ts';
import { issuedOn } from '../../kernel/documents.ts';
import type { Country, Route } from '../../kernel/entry-types.ts';
import { gtinSpellings } from '../../kernel/gtin.ts';
import type { Tables } from '../../kernel/tables.ts';
import { dealerLoginUrl } from '../../site/commerce/contact-links.ts';
import { absoluteUrl, alternatesOf, isIndexed } from '../../site/document/absolute-urls.ts';
import { productImage } from '../../site/document/structured-data.ts';

/** Lists the country's indexable pages with the alternates in their heads (QLT-04). */
export function sitemap(tables: Tables, country: Country): string {
  const { routes, site } = tables;
  const entries = Object.values(routes)
    .filter((route) => isIndexed(route) && route.countries.includes(country))
    .map((route) => {
      const alternates = alternatesOf(site, route).map(
        ([hreflang, href]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      );
      const address = escapeXml(absoluteUrl(site, route.path, country));
      return `<url><loc>${address}</loc>${contentOf(tables, route, country)}${alternates.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns the date and picture of the page's content, where known. */
function contentOf({ site, products, pages }: Tables, route: Route, country: Country): string {
  const product = route.kind === 'product' ? products[route.path.slice(1)] : undefined;
  const date = product ? issuedOn(product, site) : pages[route.path]?.date;
  const image = product && absoluteUrl(site, productImage(site, product.code), country);
  return [
    date === undefined ? '' : `<lastmod>${date}</lastmod>`,
    image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : '',
  ].join('');
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Maps old addresses to new ones (RTE-21, A-41): catalogue redirects whose target exists in the country, former codes,
 * codes in other cases (listed in lower case), and GS1 Digital Links, which name a product by its 14-digit GTIN or, in
 * older links, by a GTIN without leading zeros.
 */
function moved(tables: Tables, country: Country): Map<string, string> {
  const isHere = (path: string) => tables.routes[path]?.countries.includes(country) ?? false;
  const inSmallLetters = Object.keys(tables.products).map((code) => ({
    from: `/${code.toLowerCase()}`,
    to: `/${code}`,
  }));
  const digitalLinks = Object.values(tables.products).flatMap(({ code, gtin }) =>
    gtin === undefined
      ? []
      : gtinSpellings(gtin).map((digits) => ({ from: `/01/${digits}`, to: `/${code}` })),
  );
  return new Map(
    [...tables.redirects, ...inSmallLetters, ...digitalLinks]
      .filter(({ from, to }) => !isHere(from) && isHere(to.replace(/[?#].*$/, '')))
      .map(({ from, to }) => [from, to]),
  );
}

/** The `_redirects` file, for hosts that read redirect rules. */
export const redirectRules = (tables: Tables, country: Country): string =>
  [...moved(tables, country)].map(([from, to]) => redirectLine(from, to)).join('') +
  // hosts with redirect rules skip the /login page and open the portal directly.
  `/login ${dealerLoginUrl(tables.site, country)} 302\n`;

/** Lists the same redirects for 404.html's script. Keys are in lower case, so an address matches in any capitals. */
export function redirectsJson(tables: Tables, country: Country): string {
  const entries = [...moved(tables, country)].map(([from, to]) => [from.toLowerCase(), to]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}
