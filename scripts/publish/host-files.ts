/** What a tree holds beside its pages: one line a file. */
import { drawFavicon } from '../../drawings/logo.ts';
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { searchDataOf, searchDataUrl } from '../../site/search-box/search-data.ts';
import { readHeaderRules } from '../preview/header-rules.ts';
import { readRedirectRules } from '../preview/redirect-rules.ts';
import { publishedFile, publishedSnapshot } from '../published/published.ts';
import { backendsFile } from './backends-file.ts';
import type { HostFile } from './host-file.ts';
import { movedJson, redirectRules } from './redirects.ts';
import {
  type Named,
  responseHeaders,
  speculationRules,
  speculationRulesPath,
} from './response-headers.ts';
import { searchItems } from './search-items.ts';
import { searchPages } from './search-pages.ts';
import { sitemap } from './sitemap.ts';
import { toolData } from './tool-data.ts';

/** `first` is what stands in the pages themselves. */
export const hostFiles = (tables: Tables, country: Country, first?: FirstPaint): HostFile[] =>
  filesOf(tables, country, first).map(readBack);

/** As a host reads it. Throws where it could not: then nothing is published. */
function readBack(file: HostFile): HostFile {
  if (file.path === '_headers') readHeaderRules(file.content, file.path);
  if (file.path === '_redirects') readRedirectRules(file.content, file.path);
  return file;
}

const filesOf = (tables: Tables, country: Country, first?: FirstPaint): HostFile[] => [
  { path: 'sitemap.xml', content: sitemap(tables, country) },
  { path: 'robots.txt', content: robots(tables.site.countries[country].externalUrl) },
  { path: 'favicon.svg', content: drawFavicon() },
  { path: '_redirects', content: redirectRules(tables, country) },
  { path: 'moved.json', content: movedJson(tables, country) },
  { path: '_headers', content: responseHeaders({ ...reachable(tables, country), first }) },
  { path: speculationRulesPath, content: speculationRules() },
  ...searchItems(tables, country),
  searchPages(tables, country),
  { path: searchDataUrl.slice(1), content: `${JSON.stringify(searchDataOf(tables.site))}\n` },
  backendsFile(tables.site.backends),
  ...toolData(tables, country),
  { path: publishedFile, content: `${JSON.stringify(publishedSnapshot(tables, country))}\n` },
];

const reachable = ({ site }: Tables, country: Country): Omit<Named, 'first'> => ({
  backends: site.backends,
  commerceHost: site.countries[country].commerceHost,
  ...(site.vitals && { vitals: site.vitals }),
});

const robots = (address: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /search\n\nSitemap: ${address}/sitemap.xml\n`;
