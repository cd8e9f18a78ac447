/** Finds the backends that a host proxies to, and the ones that pages can't use. */
import type { Site } from '../../kernel/entry-types.ts';
import type { ProxyRoute } from './hosting-adapter.ts';

/** Lists backends at paths of the site's own host, which must pass them on. */
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

const without = {
  api: 'the search log is off',
  itemSearch: "search only uses the site's own index",
  gateway: "search doesn't fetch current prices",
  forms: 'forms show other ways to contact us',
} as const;

/** Removes backends at the site's own paths that have no upstream, so pages don't call them, with a notice for each. */
export function withActiveBackends(site: Site) {
  const { backends } = site;
  const prefixes = proxyRoutesOf(site)
    .filter(({ origin }) => origin === undefined)
    .map(({ prefix }) => prefix);
  const pathOf = (name: keyof typeof without) =>
    name === 'itemSearch' && backends[name] === 'host' ? '/api' : backends[name];
  const names = (['api', 'itemSearch', 'gateway', 'forms'] as const).filter((name) =>
    prefixes.includes(`${pathOf(name)}/`),
  );
  const upstream = (name: (typeof names)[number]) => (name === 'itemSearch' ? 'api' : name);
  return {
    site: {
      ...site,
      backends: { ...backends, ...Object.fromEntries(names.map((name) => [name, ''])) },
    },
    // Two backends at one path get one notice.
    notices: [...new Set(names.map(pathOf))].map((path) => {
      const here = names.filter((name) => pathOf(name) === path);
      const lost = here.map((name) => without[name]).join(' and ');
      const [first = 'api'] = here;
      return `${path} has no backend, so ${lost}. In site.yaml, add "${upstream(first)}" to "upstreams" under "hosting".`;
    }),
  };
}
