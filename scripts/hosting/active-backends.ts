/** Turns off the backends whose path the host doesn't pass on, so that pages don't call them. */
import type { Site } from '../../kernel/contract.ts';
import { proxyRoutesOf } from './read-trees.ts';

const without = {
  api: 'the search log is off',
  itemSearch: "search only uses the site's own index",
  gateway: 'no other backend is called',
  forms: 'forms show other ways to contact us',
} as const;

/** The site without the backends at paths of its own host that have no upstream, and a notice for each. */
export function withActiveBackends(site: Site): {
  readonly site: Site;
  readonly notices: readonly string[];
} {
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
    // Two at one path get one notice.
    notices: [...new Set(names.map(pathOf))].map((path) => {
      const here = names.filter((name) => pathOf(name) === path);
      const lost = here.map((name) => without[name]).join(' and ');
      const [first = 'api'] = here;
      return `${path} has no backend, so ${lost}. Add one under hosting: upstreams: ${upstream(first)} in site.yaml.`;
    }),
  };
}
