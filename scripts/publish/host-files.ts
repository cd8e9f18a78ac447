/** What a tree holds beside its pages: sitemap, robots, redirects, headers, search data. */
import type { Catalogue, Product } from '../../codegen/catalogue.ts';
import { countries, type Route } from '../../codegen/catalogue.ts';
import { formOf } from '../../codegen/emit/pages.ts';
import type { Country } from '../../codegen/files/shared.ts';
import { drawFavicon } from '../../drawings/logo.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import type { PreviewSettings } from '../preview/read-settings.ts';
import type { HostFile } from './host-file.ts';
import { responseHeaders, speculationRules, speculationRulesPath } from './response-headers.ts';
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
    { path: 'items.json', content: items(catalogue, country) },
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
  const lines = [...moved(catalogue, country)].map(([from, to]) => `${from} ${to} 301\n`);
  return `${lines.join('')}${loginRule(catalogue, country)}`;
}

/** where the host takes rules, nobody sees the page that leads on to the portal by itself. */
function loginRule({ site }: Catalogue, country: Country): string {
  const { commerceHost } = site.countries[country === 'AU' ? 'au' : 'nz'];
  return `/login https://${commerceHost}${site.dealerLoginPath} 302\n`;
}

/** For the script of 404.html: the same, whatever the capitals. */
function movedJson(catalogue: Catalogue, country: Country): string {
  const entries = [...moved(catalogue, country)].map(([from, to]) => [from.toLowerCase(), to]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

/** What the embedded backends of the preview know: the gateway's allow-list and the forms that they check again. */
export function previewSettings(catalogue: Catalogue): PreviewSettings {
  const { site, pages } = catalogue;
  const { gatewayStage, gatewayTargets } = site.backends;
  const forms = [...pages.values()].flatMap(({ file }) => (file.form ? [formOf(file.form)] : []));
  return {
    gatewayStage,
    gatewayTargets,
    forms,
    productCodes: productCodes(catalogue),
    dealerLoginPath: site.dealerLoginPath,
  };
}

/** The site's own search data: the raw items of the commerce backend (ENT-17), from the catalogue. */
function items(catalogue: Catalogue, country: Country): string {
  const here = [...catalogue.products.values()].filter(({ soldIn }) => soldIn.includes(country));
  return `[\n${here.map((product) => JSON.stringify(itemOf(product, country))).join(',\n')}\n]\n`;
}

function itemOf({ code, file, price, soldIn }: Product, country: Country) {
  const own = price[country];
  const shown = own.kind === 'priced' && !file.dealerOnly;
  return {
    itemid: code,
    displayname: file.name,
    custitem_display_name: file.name,
    description: file.summary,
    keywords: [file.series, ...(file.keywords ?? []), ...(file.formerCodes ?? [])]
      .filter(Boolean)
      .join(', '),
    urlcomponent: code,
    url: `/${code}`,
    ...(shown && { onlinecustomerprice: own.exGstCents / 100 }),
    dontshowprice: !shown,
    custitem_application: (file.applications ?? []).join(';'),
    custitem_type: file.type,
    custitem_discontinued: file.discontinued ?? false,
    custitem_discontinued_w_spare_parts: file.discontinuedWithSpareParts ?? false,
    custitem_display_in_au: soldIn.includes('AU'),
    custitem_display_in_nz: soldIn.includes('NZ'),
    itemimages_detail: {
      urls: [
        { url: imageUrl(`products/${code}.svg`, { width: 192, height: 192, format: 'webp' }) },
      ],
    },
  };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
