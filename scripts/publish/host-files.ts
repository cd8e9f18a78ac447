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

/** One at a time, since those of many products are large. `first` is what stands in the pages themselves. */
export function* hostFiles(
  tables: Tables,
  country: Country,
  first?: FirstPaint,
): Generator<HostFile> {
  for (const file of filesOf(tables, country, first)) yield readBack(file);
}

/** As a host reads it. Throws where it could not: then nothing is published. */
function readBack(file: HostFile): HostFile {
  if (file.path === '_headers') readHeaderRules(file.content, file.path);
  if (file.path === '_redirects') readRedirectRules(file.content, file.path);
  return file;
}

function* filesOf(tables: Tables, country: Country, first?: FirstPaint): Generator<HostFile> {
  yield { path: 'sitemap.xml', content: sitemap(tables, country) };
  yield { path: 'robots.txt', content: robots(tables.site.countries[country].externalUrl) };
  yield { path: 'favicon.svg', content: drawFavicon() };
  yield { path: '_redirects', content: redirectRules(tables, country) };
  yield { path: 'moved.json', content: movedJson(tables, country) };
  yield { path: '_headers', content: responseHeaders({ ...reachable(tables, country), first }) };
  yield { path: speculationRulesPath, content: speculationRules() };
  yield* searchItems(tables, country);
  yield searchPages(tables, country);
  yield { path: searchDataUrl.slice(1), content: `${JSON.stringify(searchDataOf(tables.site))}\n` };
  yield backendsFile(tables.site.backends);
  yield* toolData(tables, country);
  yield { path: publishedFile, content: `${JSON.stringify(publishedSnapshot(tables, country))}\n` };
}

const reachable = ({ site }: Tables, country: Country): Omit<Named, 'first'> => ({
  backends: site.backends,
  commerceHost: site.countries[country].commerceHost,
  ...(site.vitals && { vitals: site.vitals }),
});

const robots = (address: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /search\n\nSitemap: ${address}/sitemap.xml\n`;
