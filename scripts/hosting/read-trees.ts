/** Reads the trees of a finished site for the deploy adapters. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Country, Site } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { filesBelow } from '../disk.ts';
import { parseHeaderRules, parseRedirectRules } from '../preview/url-rules.ts';
import type { ProxyRoute, Tree } from './hosting-adapter.ts';

/** Hosts read these and don't serve them, so they aren't counted. */
const hostRules = ['_headers', '_redirects'];

export const readTrees = (folder: string, site: Site): readonly Tree[] =>
  countries.map((country) => readTree(folder, site, country));

function readTree(folder: string, site: Site, country: Country): Tree {
  const name = countryKeys[country];
  const text = (file: string) => readFileSync(join(folder, name, file), 'utf8');
  return {
    country,
    name,
    hostname: site.countries[country].host,
    files: filesIn(join(folder, name)),
    headers: parseHeaderRules(text('_headers'), `${name}/_headers`),
    redirects: parseRedirectRules(text('_redirects'), `${name}/_redirects`),
    proxyRoutes: proxyRoutesOf(site),
  };
}

function filesIn(tree: string): ReadonlyMap<string, number> {
  const served = filesBelow(tree).filter((path) => !hostRules.includes(path));
  return new Map(served.map((path) => [path, statSync(join(tree, path)).size]));
}

/** Backends at paths of the site's own host, which has to pass these on. */
export function proxyRoutesOf(site: Site): readonly ProxyRoute[] {
  const { backends, hosting, dealerLoginPath } = site;
  const upstreams = hosting?.upstreams ?? {};
  const proxyRoutes = [
    { path: backends.api, origin: upstreams.api },
    // The commerce host is the site's own, so the item search shares a path with the search log.
    { path: backends.itemSearch === 'host' ? '/api' : backends.itemSearch, origin: upstreams.api },
    { path: backends.gateway, origin: upstreams.gateway },
    { path: backends.forms, origin: upstreams.forms },
    { path: dealerLoginPath.replace(/^(\/[^/?#]+).*/, '$1'), origin: upstreams.portal },
  ];
  const byPrefix = new Map<string, ProxyRoute>();
  for (const { path, origin } of proxyRoutes) {
    const prefix = `${path}/`;
    if (path.startsWith('/') && !byPrefix.has(prefix)) byPrefix.set(prefix, { prefix, origin });
  }
  return [...byPrefix.values()];
}
