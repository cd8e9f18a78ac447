import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Site } from '../../kernel/entry-types.ts';
import { slugify } from '../../kernel/slug.ts';
import { isCompressible } from '../content-types.ts';
import { filesBelow, linkOrCopy } from '../disk.ts';
import { parseHeaderRules, parseRedirectRules } from '../preview/url-rules.ts';
import { UserError } from '../user-error.ts';
import { proxyRoutesOf } from './backends.ts';
import { bucket } from './bucket.ts';
import { cloudflare } from './cloudflare/cloudflare.ts';
import type { DeployOutput, HostingAdapter, HostingName, Tree } from './hosting-adapter.ts';
import { nginx } from './nginx/nginx.ts';

export const adapters: Record<HostingName, HostingAdapter> = { cloudflare, nginx, bucket };
export const hostingNames = Object.keys(adapters) as readonly HostingName[];

/** Throws a UserError that names each upstream the host can't reach, and what to do. */
export function requireReachable({ hosting }: Pick<Site, 'hosting'>, host: HostingName): void {
  const faults = Object.entries(hosting?.upstreams ?? {}).flatMap(([name, address]) => {
    const upstream = { name: `hosting: upstreams: ${name}`, address, url: new URL(address) };
    return adapters[host].upstreamFault(upstream, hosting) ?? [];
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
}

/** Writes a finished site's host files next to its trees, in `SITE/nginx/…`. Throws a UserError that lists all exceeded limits. */
export async function writeDeployFiles(
  folder: string,
  site: Site,
  { name, isCompressed = false }: { readonly name: HostingName; readonly isCompressed?: boolean },
): Promise<{ readonly files: number }> {
  const adapter = adapters[name];
  const trees = readTrees(folder, site);
  const exceeded = trees.flatMap((tree) => adapter.limits(tree, site.hosting));
  if (exceeded.length > 0) throw new UserError(exceeded.join('\n'));
  const output = await adapter.convert(trees, {
    root: site.hosting?.root ?? '/var/www/puretec',
    resolver: site.hosting?.resolver,
    siteName: slugify(site.name),
  });
  writeOutput(folder, name, output);
  if (isCompressed) compress(join(folder, name), [...output.links.keys()]);
  return { files: output.links.size + output.texts.length };
}

/** Hosts read these files and don't serve them. */
const hostRules = ['_headers', '_redirects'];

const readTrees = (folder: string, site: Site): readonly Tree[] =>
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

function writeOutput(folder: string, name: HostingName, { links, texts }: DeployOutput): void {
  const targetOf = (path: string): string => {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  for (const [path, from] of links) linkOrCopy(join(folder, from), targetOf(path));
  for (const { path, content } of texts) writeFileSync(targetOf(path), content);
}

/** Writes X.gz next to X for `gzip_static` if that's smaller, without a time, so that two builds are equal. */
function compress(folder: string, paths: readonly string[]): void {
  for (const path of paths.filter(isCompressible)) {
    const bytes = readFileSync(join(folder, path));
    const packed = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
    if (packed.length < bytes.length) writeFileSync(join(folder, `${path}.gz`), packed);
  }
}
