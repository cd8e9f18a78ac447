/** Writes a built site's host files into a folder of our own, so the built site stays unchanged. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hosting } from '../../../kernel/entry-types.ts';
import { writeManifest } from '../../build/site-manifest.ts';
import { compile } from '../../compile-with-cache.ts';
import { filesBelow, linkOrCopy } from '../../disk.ts';
import { writeDeployFiles } from '../../hosting/all-adapters.ts';
import type { HostingName } from '../../hosting/hosting-adapter.ts';
import { UserError } from '../../user-error.ts';

/** Writes the trees to `to`, with the host files next to them. nginx reads its files there. */
export async function ownOutput(
  built: string,
  to: string,
  names: readonly HostingName[],
  { upstreams = {} }: Pick<Hosting, 'upstreams'> = {},
): Promise<void> {
  linkAll(built, to);
  const compiled = await compile('catalogue');
  if (!compiled.tables)
    throw new UserError('The catalogue has errors. Run npx puretec check to list them.');
  const site = { ...compiled.tables.site, hosting: { root: join(to, 'nginx'), upstreams } };
  for (const name of names) await writeDeployFiles(to, site, { name });
  writeManifest(to, { withPictures: true });
}

function linkAll(from: string, to: string): void {
  for (const path of filesBelow(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    linkOrCopy(join(from, path), join(to, path));
  }
}
