/** Backends behind a host: where it hands a path on to nobody, pages do not ask there. */
import type { Site } from '../../kernel/contract.ts';
import { handingsOf } from './read-trees.ts';

const without = {
  api: 'the search log is off',
  itemSearch: "the site's own index is the search",
  gateway: 'no other backend is asked',
  forms: 'forms show other ways to write',
} as const;

/** The site without the backends that stand at a path of the host which nobody answers, and what to tell of each. */
export function answered(site: Site): { readonly site: Site; readonly told: readonly string[] } {
  const { backends } = site;
  const prefixes = handingsOf(site)
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
    // Two that stand at one path are told as one.
    told: [...new Set(names.map(pathOf))].map((path) => {
      const here = names.filter((name) => pathOf(name) === path);
      const lost = here.map((name) => without[name]).join(', ');
      const [first = 'api'] = here;
      return `Nobody answers ${path}: ${lost}. Name who does as hosting: upstreams: ${upstream(first)} in site.yaml.`;
    }),
  };
}
