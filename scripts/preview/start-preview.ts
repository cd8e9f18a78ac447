/** Serves built trees for a person or for tests, and says where. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ByCountry, Country } from '../../kernel/contract.ts';
import { byCountry, countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import { UserError } from '../user-error.ts';
import { type ServeOptions, type Serving, serve } from './serve.ts';

export type Preview = Serving & {
  /** Where a browser that resolves *.localhost finds each tree. */
  readonly addresses: ByCountry<string>;
};

/** Throws a UserError if one of the trees is missing. */
export function requireTrees(out: string): void {
  for (const tree of Object.values(countryKeys)) {
    const page = join(out, tree, 'index.html');
    if (existsSync(page)) continue;
    throw new UserError(
      `There is no built site in "${out}": ${page} is missing. ` +
        'Run "npm run build" first, or name the folder with --out.',
    );
  }
}

const namedAddress = (country: Country, port: number): string =>
  `http://${countryKeys[country]}.localhost:${port}/`;

/** Throws a UserError if a tree is missing. */
export async function startPreview(options: ServeOptions): Promise<Preview> {
  requireTrees(options.out);
  const serving = await serve(options);
  return { ...serving, addresses: byCountry((country) => namedAddress(country, serving.port)) };
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/**
 * A line for each country: "New Zealand  http://nz.localhost:4173/ or http://localhost:4174/". The
 * second address also works in Safari, which doesn't resolve *.localhost.
 */
export const addressLines = (ports: ByCountry<number>): string[] =>
  countries.map((country) => {
    const name = (names.of(country) ?? country).padEnd(11);
    const named = namedAddress(country, ports[homeCountry]);
    return `${name}  ${named} or http://localhost:${ports[country]}/`;
  });
