/** Serves built trees with the embedded backends for a person, and prints where. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ByCountry } from '../../kernel/contract.ts';
import { countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import { searchLogKey } from '../search-log-key.ts';
import { UserError } from '../user-error.ts';
import { readSettings } from './read-settings.ts';
import { type ServeOptions, type Serving, serve } from './serve.ts';

/** Throws a UserError if one of the trees is missing. */
export function requireTrees(out: string): void {
  for (const tree of Object.values(countryKeys)) {
    const page = join(out, tree, 'index.html');
    if (!existsSync(page))
      throw new UserError(
        `There's no built site in "${out}": ${page} is missing. Run npx puretec build first, or give its folder with --out.`,
      );
  }
}

export type PreviewOptions = Pick<ServeOptions, 'out' | 'port' | 'makePicture'> & {
  readonly data?: string;
};

/**
 * The search log's key comes from PURETEC_SEARCH_LOG_KEY, as in the build. Throws a UserError
 * if a tree is missing or damaged.
 */
export async function startPreview(
  { data = '.cache/preview', ...options }: PreviewOptions,
  print: (line: string) => void = console.log,
): Promise<Serving> {
  requireTrees(options.out);
  const signingKey = searchLogKey();
  const started = await serve({
    ...options,
    ...readSettings(options.out),
    dataDir: data,
    ...(signingKey && { signingKey }),
    log: print,
  });
  for (const line of addressLines(started.ports)) print(line);
  return started;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/**
 * A line for each country: "New Zealand  http://nz.localhost:4173/ or http://localhost:4174/". The
 * second address also works in Safari, which doesn't resolve *.localhost.
 */
export const addressLines = (ports: ByCountry<number>): string[] =>
  countries.map((country) => {
    const name = (names.of(country) ?? country).padEnd(11);
    const named = `http://${countryKeys[country]}.localhost:${ports[homeCountry]}/`;
    return `${name}  ${named} or http://localhost:${ports[country]}/`;
  });
