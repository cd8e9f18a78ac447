import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ByCountry, Country } from '../../kernel/contract.ts';
import { byCountry, countryKeys } from '../../kernel/countries.ts';
import { PreviewProblem } from './preview-problem.ts';
import { type ServeOptions, type Serving, serve } from './serve.ts';

export type Preview = Serving & {
  /** Where a browser that resolves *.localhost finds each tree. */
  readonly addresses: ByCountry<string>;
};

/** Throws a PreviewProblem where one of the trees is missing. */
export function requireTrees(out: string): void {
  for (const tree of Object.values(countryKeys)) {
    const page = join(out, tree, 'index.html');
    if (existsSync(page)) continue;
    throw new PreviewProblem(
      `There is no built site in "${out}": ${page} is missing. ` +
        'Run "npm run build" first, or name the folder with --out.',
    );
  }
}

/** Serves built trees for a person or for tests. Throws a PreviewProblem where a tree is missing. */
export async function startPreview(options: ServeOptions): Promise<Preview> {
  requireTrees(options.out);
  const serving = await serve(options);
  const address = (country: Country) => `http://${countryKeys[country]}.localhost:${serving.port}/`;
  return { ...serving, addresses: byCountry(address) };
}
