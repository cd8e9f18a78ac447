import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { filesBelow } from '../disk.ts';
import { parseHeaderRules, parseRedirectRules } from '../preview/url-rules.ts';
import { proxyRoutesOf } from './backends.ts';
import type { Tree } from './hosting-adapter.ts';

/** Hosts read these files and don't serve them. */
const hostRules = ['_headers', '_redirects'];

export const readTrees = (folder: string, site: Site): readonly Tree[] =>
  countries.map((country) => {
    const name = countryKeys[country];
    const tree = join(folder, name);
    const text = (file: string) => readFileSync(join(tree, file), 'utf8');
    const served = filesBelow(tree).filter((path) => !hostRules.includes(path));
    return {
      name,
      hostname: site.countries[country].host,
      files: new Map(served.map((path) => [path, statSync(join(tree, path)).size])),
      headers: parseHeaderRules(text('_headers'), `${name}/_headers`),
      redirects: parseRedirectRules(text('_redirects'), `${name}/_redirects`),
      proxyRoutes: proxyRoutesOf(site),
    };
  });
