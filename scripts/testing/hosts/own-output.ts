/** A built site in the form of hosts, in a folder of our own: what was built stays as it is. */
import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileCatalogue } from '../../../codegen/main.ts';
import type { Hosting } from '../../../kernel/contract.ts';
import { writeManifest } from '../../build/site-manifest.ts';
import { catalogueCache } from '../../catalogue-cache.ts';
import { isLinkRefused } from '../../disk.ts';
import type { HostName } from '../../hosts/host.ts';
import { writeHost } from '../../hosts/write-host.ts';
import { UserError } from '../../user-error.ts';

type Form = Pick<Hosting, 'root' | 'upstreams'> & { readonly isCompressed?: boolean };

/** `to` holds the trees and, beside them, the forms of the hosts. nginx finds its own there, or at `root`. */
export async function ownOutput(
  built: string,
  to: string,
  names: readonly HostName[],
  { root = join(to, 'nginx'), upstreams = {}, isCompressed = false }: Form = {},
): Promise<void> {
  linkAll(built, to);
  const { catalogue } = await compileCatalogue('catalogue', {
    strict: false,
    cache: catalogueCache,
  });
  if (!catalogue) throw new UserError('The catalogue has errors. Run npm run check to list them.');
  const site = { ...catalogue.site, hosting: { root, upstreams } };
  for (const name of names) await writeHost(to, site, { name, isCompressed });
  writeManifest(to, { withPictures: true });
}

function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const place = join(to, file.slice(from.length));
    mkdirSync(dirname(place), { recursive: true });
    try {
      linkSync(file, place);
    } catch (error) {
      if (!isLinkRefused(error)) throw error;
      copyFileSync(file, place);
    }
  }
}
