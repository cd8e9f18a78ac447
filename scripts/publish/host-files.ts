/** What a tree holds beside its pages: one line a file. `scripts/publish/place-host-files.ts` makes those that an edit makes stale. */
import { drawFavicon } from '../../drawings/logo.ts';
import type { Country } from '../../kernel/contract.ts';
import { searchPagesUrl } from '../../kernel/site-entry.ts';
import type { Tables } from '../../kernel/tables.ts';
import { searchDataOf, searchDataUrl } from '../../site/search-box/search-data.ts';
import { readHeaderRules } from '../preview/header-rules.ts';
import { readRedirectRules } from '../preview/redirect-rules.ts';
import { type HostFile, type HostFileMaker, madeBy, one } from './host-file.ts';
import { published } from './published-file.ts';
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
import { toolMakers } from './tool-data.ts';

export const hostFileMakers: readonly HostFileMaker[] = [
  one('sitemap.xml', sitemap),
  one('robots.txt', ({ site }, country) => robots(site.countries[country].externalUrl)),
  one('favicon.svg', drawFavicon),
  one('_redirects', redirectRules),
  one('moved.json', movedJson),
  one('_headers', (tables, country, first) =>
    responseHeaders({ ...reachable(tables, country), first }),
  ),
  one(speculationRulesPath, speculationRules),
  searchItems,
  one(searchPagesUrl.slice(1), searchPages),
  one(searchDataUrl.slice(1), ({ site }) => `${JSON.stringify(searchDataOf(site))}\n`),
  one('backends.json', ({ site }) => `${JSON.stringify(site.backends, null, 2)}\n`),
  ...toolMakers,
  published,
];

/** All of a tree. */
export function hostFiles(tables: Tables, country: Country): readonly HostFile[] {
  const files = hostFileMakers.flatMap((maker) => madeBy(maker, tables, country));
  for (const { path, content } of files) readBack(path, content);
  return files;
}

/** As a host reads it. Throws where it could not: then nothing is published. */
export function readBack(path: string, content: string | Uint8Array): void {
  const read = { _headers: readHeaderRules, _redirects: readRedirectRules }[path];
  read?.(typeof content === 'string' ? content : Buffer.from(content).toString(), path);
}

const reachable = ({ site }: Tables, country: Country): Omit<Named, 'first'> => ({
  backends: site.backends,
  commerceHost: site.countries[country].commerceHost,
  ...(site.vitals && { vitals: site.vitals }),
});

const robots = (address: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /search\n\nSitemap: ${address}/sitemap.xml\n`;
