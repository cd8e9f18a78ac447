/** What a tree holds beside its pages: sitemap, robots, redirects, headers, search data. */
import type { Catalogue } from '../../codegen/catalogue.ts';
import { countries, type Route } from '../../codegen/catalogue.ts';
import { formOf } from '../../codegen/emit/pages.ts';
import type { Country } from '../../codegen/files/shared.ts';
import { drawFavicon } from '../../drawings/logo.ts';
import { redirectLine } from '../../kernel/address.ts';
import type { PreviewSettings } from '../preview/read-settings.ts';
import { backendsFile } from './backends-file.ts';
import type { HostFile } from './host-file.ts';
import { responseHeaders, speculationRules, speculationRulesPath } from './response-headers.ts';
import { type SearchedProduct, searchItemsFile } from './search-items.ts';
import { productCodes } from './tool-data/product-codes.ts';
import { toolData } from './tool-data.ts';

export function hostFiles(catalogue: Catalogue, country: Country): HostFile[] {
  return [
    { path: 'sitemap.xml', content: sitemap(catalogue, country) },
    {
      path: 'robots.txt',
      content: `User-agent: *\nAllow: /\nDisallow: /search\n\nSitemap: ${addressOf(catalogue, country)}/sitemap.xml\n`,
    },
    { path: 'favicon.svg', content: drawFavicon() },
    { path: '_redirects', content: redirects(catalogue, country) },
    { path: 'moved.json', content: movedJson(catalogue, country) },
    { path: '_headers', content: responseHeaders(catalogue.site.backends.forms) },
    { path: speculationRulesPath, content: speculationRules() },
    searchItemsFile(searchedProducts(catalogue, country)),
    backendsFile(catalogue.site.backends),
    ...toolData(catalogue, country),
  ];
}

const addressOf = ({ site }: Catalogue, country: Country) =>
  site.countries[country === 'AU' ? 'au' : 'nz'].externalUrl;
const localeOf = ({ site }: Catalogue, country: Country) =>
  site.countries[country === 'AU' ? 'au' : 'nz'].locale;

/** Pages of the country that search engines may show, with their pair in the other country. */
export function sitemap(catalogue: Catalogue, country: Country): string {
  const location = (path: string, of: Country) =>
    escapeXml(`${addressOf(catalogue, of)}${path === '/' ? '/' : encodeURI(path)}`);
  const indexed = ({ path, noindex, canonical, countries: shownIn }: Route) =>
    !noindex && canonical === path && shownIn.includes(country);
  const entries = catalogue.routes.filter(indexed).map(({ path, countries: shownIn }) => {
    const pairs =
      shownIn.length < 2
        ? ''
        : countries
            .map(
              (of) =>
                `<xhtml:link rel="alternate" hreflang="${localeOf(catalogue, of)}" href="${location(path, of)}"/>`,
            )
            .join('');
    return `<url><loc>${location(path, country)}</loc>${pairs}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * What leads elsewhere (RTE-21, A-41): redirects of the catalogue whose target exists in the
 * country, former codes, and codes in other capitals, which stand here in small letters.
 */
function moved(catalogue: Catalogue, country: Country): Map<string, string> {
  const shownHere = catalogue.routes.filter(({ countries: shownIn }) => shownIn.includes(country));
  const here = new Set(shownHere.map(({ path }) => path));
  const leads = new Map<string, string>();
  const add = (from: string, to: string) => {
    const target = to.replace(/[?#].*$/, '');
    if (!here.has(from) && here.has(target)) leads.set(from, to);
  };
  for (const { from, to } of catalogue.redirects) add(from, to);
  for (const { code, file } of catalogue.products.values()) {
    for (const former of file.formerCodes ?? []) add(`/${former}`, `/${code}`);
    add(`/${code.toLowerCase()}`, `/${code}`);
  }
  return leads;
}

/** For hosts that take rules of their own. */
function redirects(catalogue: Catalogue, country: Country): string {
  const rules = [...moved(catalogue, country)].map(([from, to]) => redirectLine(from, to));
  return `${rules.join('')}${loginRule(catalogue, country)}`;
}

/** where the host takes rules, nobody sees the page that leads on to the portal by itself. */
function loginRule({ site }: Catalogue, country: Country): string {
  const { commerceHost } = site.countries[country === 'AU' ? 'au' : 'nz'];
  return `/login https://${commerceHost}${site.dealerLoginPath} 302
`;
}

/** For the script of 404.html: the same, whatever the capitals. */
function movedJson(catalogue: Catalogue, country: Country): string {
  const entries = [...moved(catalogue, country)].map(([from, to]) => [from.toLowerCase(), to]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

/** What the embedded backends of the preview know of the catalogue. */
export function previewSettings(catalogue: Catalogue): PreviewSettings {
  const { site, pages } = catalogue;
  const forms = [...pages.values()].flatMap(({ file }) => (file.form ? [formOf(file.form)] : []));
  return { forms, productCodes: productCodes(catalogue), dealerLoginPath: site.dealerLoginPath };
}

/** The products of the country, as the search is told of them. */
function searchedProducts(catalogue: Catalogue, country: Country): SearchedProduct[] {
  const here = [...catalogue.products.values()].filter(({ soldIn }) => soldIn.includes(country));
  return here.map(({ code, file, price, replaces }) => ({
    code,
    name: file.name,
    summary: file.summary,
    type: file.type,
    series: file.series,
    applications: file.applications ?? [],
    keywords: file.keywords ?? [],
    formerCodes: file.formerCodes ?? [],
    replaces,
    discontinued: file.discontinued ?? false,
    discontinuedWithSpareParts: file.discontinuedWithSpareParts ?? false,
    dealerOnly: file.dealerOnly ?? false,
    price: price[country],
  }));
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
