/** The catalogue of this repository, read once for a test file. */
import { fileURLToPath } from 'node:url';
import type { Catalogue, Category } from '../catalogue.ts';
import { compileCatalogue } from '../main.ts';
import { problemLine } from '../problem.ts';

export const realRoot = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Throws with the printed errors where there are any. */
export async function readRealCatalogue(): Promise<Catalogue> {
  const { catalogue, problems } = await compileCatalogue(realRoot);
  if (catalogue) return catalogue;
  const errors = problems.filter(({ severity }) => severity === 'error').map(problemLine);
  throw new Error(`The catalogue has ${errors.length} errors:\n${errors.join('\n')}`);
}

/** The category at an address; throws where there is none. */
export function categoryAt(catalogue: Catalogue, url: string): Category {
  const category = catalogue.categories.get(url);
  if (!category) throw new Error(`there is no category at ${url}`);
  return category;
}

/** Products that SPEC 2 names as examples of a product page. */
export const namedCodes = [
  'HYBRID-G7',
  'CR45',
  'WH2-60',
  'SOL40-E3',
  'WTEST-KIT1',
  'CE941',
  'FL051',
  'PL-CLX',
  'CR-G',
  'IL-UB',
  'CNB1',
  'WU50',
  'RU194-4',
  'PUREMIX-X7',
  'PR-PPP22',
  'PR-PPP30',
  'GC051-SL',
  'TR20MP2',
];
