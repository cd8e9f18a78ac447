/** Whether a host takes a site: asked as soon as the answer is known, since thousands of pictures take hours. */
import type { Hosting, Site } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { Fault } from '../fault.ts';
import type { HostName, Tree } from './host.ts';
import { hosts } from './hosts.ts';
import { readTrees } from './read-trees.ts';

/** How far a build has come. */
export type Stage = 'planned' | 'without pictures' | 'whole';

const said: Readonly<Record<Stage, readonly string[]>> = {
  planned: ['Counted before any page was made, without pictures.'],
  'without pictures': ['Counted when the pages were made, before their pictures were.'],
  whole: [],
};

/** Throws a Fault with all that doesn't fit. */
export function requireFits(
  name: HostName,
  trees: readonly Tree[],
  stage: Stage,
  hosting: Hosting | undefined,
): void {
  const exceeded = trees.flatMap((tree) => hosts[name].limits(tree, hosting));
  if (exceeded.length > 0) throw new Fault([...exceeded, ...said[stage]].join('\n'));
}

/**
 * The trees of an unfinished site: what stands in `folder` of them, unless they are only planned, and
 * files that are to come, "au/index.html", without their sizes.
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
    handings: [],
  }));
