/** The files of a tree other than pages, one line for each. Every build makes them all and writes those that changed. */
import { drawFavicon } from '../../drawings/logo.ts';
import type { Country } from '../../kernel/contract.ts';
import { searchPagesUrl } from '../../kernel/site-entry.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { productCodesFile } from '../../site/page-types/form/product-codes-file.ts';
import { searchDataOf, searchDataUrl } from '../../site/search-box/search-data.ts';
import { readHeaderRules, readRedirectRules } from '../preview/host-rules.ts';
import type { PreviewSettings } from '../preview/read-settings.ts';
import { redirectRules, redirectsJson, sitemap } from './address-files.ts';
import {
  type Named,
  responseHeaders,
  speculationRules,
  speculationRulesPath,
} from './response-headers.ts';
import { searchItems } from './search-items.ts';
import { searchPages } from './search-pages.ts';
import { toolData } from './tool-data.ts';
import type { HostFile, HostFileGenerator } from './write-file.ts';

type Printer = (tables: Tables, country: Country, first: FirstPaint | undefined) => string;

/** A single file. `read` parses it the way a host does, and throws if a host couldn't, which stops the build. */
const one =
  (
    path: string,
    print: Printer,
    read?: (text: string, path: string) => unknown,
  ): HostFileGenerator =>
  (tables, country, first) => [
    {
      path,
      print: () => {
        const text = print(tables, country, first);
        read?.(text, path);
        return text;
      },
    },
  ];

const makers: readonly HostFileGenerator[] = [
  one('sitemap.xml', sitemap),
  one('robots.txt', ({ site }, country) => robots(site.countries[country].externalUrl)),
  one('favicon.svg', drawFavicon),
  one('_redirects', redirectRules, readRedirectRules),
  one('moved.json', redirectsJson),
  one(
    '_headers',
    (tables, country, first) => responseHeaders({ ...reachable(tables, country), first }),
    readHeaderRules,
  ),
  one(speculationRulesPath, speculationRules),
  searchItems,
  one(searchPagesUrl.slice(1), searchPages),
  one(searchDataUrl.slice(1), ({ site }) => `${JSON.stringify(searchDataOf(site))}\n`),
  one('backends.json', ({ site }) => `${JSON.stringify(site.backends, null, 2)}\n`),
  toolData,
];

export const hostFiles: HostFileGenerator = (tables, country, first) =>
  makers.flatMap((maker) => maker(tables, country, first));

export const filesByPath = (files: Iterable<HostFile>): ReadonlyMap<string, string> =>
  new Map(Array.from(files, ({ path, print }) => [path, print()]));

const reachable = ({ site }: Tables, country: Country): Omit<Named, 'first'> => ({
  backends: site.backends,
  commerceHost: site.countries[country].commerceHost,
});

/** Disallows nothing: crawlers have to read a page to see its noindex. */
const robots = (address: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;

/** Settings for the preview's embedded backends. The file sits next to the trees. */
export function previewSettings(tables: Tables): PreviewSettings {
  const { synonyms } = tables;
  const { dealerLoginPath } = tables.site;
  const forms = Object.values(tables.pages).flatMap(({ form }) => form ?? []);
  // Includes all countries' codes, because a visitor may own a filter bought in the other country.
  return { forms, productCodes: productCodesFile.of(tables), dealerLoginPath, synonyms };
}
