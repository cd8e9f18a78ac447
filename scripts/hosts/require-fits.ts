/** Checks a host's limits as early as possible, because thousands of pictures take hours. */
import type { Hosting, Site } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { UserError } from '../user-error.ts';
import type { HostName, Tree } from './host.ts';
import { hosts } from './hosts.ts';
import { readTrees } from './read-trees.ts';

/** A build's progress. */
export type Stage = 'planned' | 'without pictures' | 'whole';

const notes: Readonly<Record<Stage, readonly string[]>> = {
  planned: ['Counted before rendering, without pictures.'],
  'without pictures': ['Counted after rendering, without pictures.'],
  whole: [],
};

/** Throws a UserError with every limit that's exceeded. */
export function requireFits(
  name: HostName,
  trees: readonly Tree[],
  stage: Stage,
  hosting: Hosting | undefined,
): void {
  const exceeded = trees.flatMap((tree) => hosts[name].limits(tree, hosting));
  if (exceeded.length > 0) throw new UserError([...exceeded, ...notes[stage]].join('\n'));
}

/**
 * The trees of an unfinished site: the files in `folder`, if there are any yet, and the coming ones
 * ("au/index.html"), whose sizes aren't known.
 */
export function unfinishedTrees(
  site: Site,
  folder: string | undefined,
  coming: Iterable<string>,
): readonly Tree[] {
  const paths = [...coming];
  return (folder === undefined ? bare(site) : readTrees(folder, site)).map((tree) => {
    const before = `${tree.name}/`;
    const own = paths.filter((path) => path.startsWith(before));
    const files = own.map((path) => [path.slice(before.length), 0] as const);
    return { ...tree, files: new Map([...files, ...tree.files]) };
  });
}

const bare = (site: Site): readonly Tree[] =>
  countries.map((country) => ({
    country,
    name: countryKeys[country],
    hostname: site.countries[country].host,
    files: new Map(),
    headers: [],
    redirects: [],
    proxyRoutes: [],
  }));
