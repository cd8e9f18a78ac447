/** Lists the files of a tree other than pages. Every build makes them all and writes those that changed. */
import { drawFavicon } from '../../drawings/logo.ts';
import { countries } from '../../kernel/countries.ts';
import { withPostcodes } from '../../kernel/postcodes.ts';
import { searchPagesUrl } from '../../kernel/site-entry.ts';
import type { Tables } from '../../kernel/tables.ts';
import { curlQuotes } from '../../kernel/typography.ts';
import { dataFiles } from '../../site/page-types/data-files.ts';
import { productCodesFile } from '../../site/page-types/form/product-codes-data.ts';
import { searchDataOf, searchDataUrl } from '../../site/search-box/search-data.ts';
import type { DataLists } from '../../site/toolkit/data-source.ts';
import type { PreviewSettings } from '../preview/read-settings.ts';
import { llmsText, securityText, webManifest } from './llms-and-security-text.ts';
import { merchantFeed, productDataFiles } from './product-data.ts';
import { responseHeaders, speculationRules, speculationRulesPath } from './response-headers.ts';
import { searchItemFiles } from './search-items-file.ts';
import { searchPages } from './search-pages.ts';
import { redirectRules, redirectsJson, sitemap } from './sitemap-and-redirects.ts';
import type { SiteWideFile, SiteWideFileGenerator } from './write-file.ts';

const file = (path: string, print: () => string): SiteWideFile => ({ path, print });

/** Scripts show these files' strings, so their apostrophes are curled as in pages. */
const curled = ({ path, print }: SiteWideFile) => file(path, () => curlQuotes(print()));

export const siteWideFiles: SiteWideFileGenerator = (tables, country, first) => {
  const { site } = tables;
  const { security } = site;
  const { externalUrl, commerceHost } = site.countries[country];
  const headers = () => responseHeaders({ backends: site.backends, commerceHost, first });
  return [
    file('sitemap.xml', () => sitemap(tables, country)),
    file('robots.txt', () => robots(externalUrl)),
    file('llms.txt', () => llmsText(tables, country)),
    file('merchant-feed.xml', () => merchantFeed(tables, country)),
    file('manifest.json', () => webManifest(site)),
    ...(security
      ? [file('.well-known/security.txt', () => securityText(site, security, country))]
      : []),
    file('favicon.svg', drawFavicon),
    file('_redirects', () => redirectRules(tables, country)),
    file('moved.json', () => redirectsJson(tables, country)),
    file('_headers', headers),
    file(speculationRulesPath, speculationRules),
    ...searchItemFiles(tables, country).map(curled),
    ...productDataFiles(tables, country),
    curled(file(searchPagesUrl.slice(1), () => searchPages(tables, country))),
    file(searchDataUrl.slice(1), () => `${JSON.stringify(searchDataOf(site))}\n`),
    file('backends.json', () => `${JSON.stringify(site.backends, null, 2)}\n`),
    ...toolData(tables, country).map(curled),
  ];
};

export const toolData: SiteWideFileGenerator = (tables, country) =>
  dataFiles.map(({ source, of }) => ({
    path: source.url.slice(1),
    print: () => printLists(of(tables, country)),
  }));

/** One entry a line makes a price change a one-line diff. */
const printLists = (lists: DataLists): string =>
  `{\n${Object.entries(lists)
    .map(([key, entries]) => {
      const lines = entries.map((entry) => JSON.stringify(entry));
      return `${JSON.stringify(key)}:[\n${lines.join(',\n')}\n]`;
    })
    .join(',\n')}\n}\n`;

export const filesByPath = (files: Iterable<SiteWideFile>): ReadonlyMap<string, string> =>
  new Map(Array.from(files, ({ path, print }) => [path, print()]));

/** Disallows nothing, because crawlers must read a page to see its noindex. */
const robots = (address: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;

/** Prints settings for the preview's embedded backends, to a file next to the trees. */
export function previewSettings(tables: Tables): PreviewSettings {
  const { synonyms } = tables;
  const { dealerLoginPath } = tables.site;
  // The endpoint is the same for all countries.
  const sites = countries.map((country) => tables.site.countries[country]);
  const forms = Object.values(tables.pages).flatMap(({ form }) =>
    form ? withPostcodes(form, sites) : [],
  );
  // Includes all countries' codes, because a visitor may own a filter bought in the other country.
  return { forms, productCodes: productCodesFile.of(tables), dealerLoginPath, synonyms };
}
