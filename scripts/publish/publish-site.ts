/** Publishes a built site, or rolls it back, under the necessary locks. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWritable, lockPathOf, refusals, withLock } from '../output/lock.ts';
import { linkTarget, type OutputFolder, resolveTarget } from '../output/output-folder.ts';
import { withBucketLock } from './bucket-lock.ts';
import { bucketStore, readBucketAddress } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import { type PublishOptions, publishRelease } from './publish-release.ts';
import { readBucketOutput, readFolderOutput } from './read-deploy-output.ts';
import { rollBack } from './roll-back.ts';
import { ownPrefix, type Store } from './store.ts';

export type Target = { readonly store: Store; readonly output?: OutputFolder };

/** Opens `--to`: a folder or `s3://NAME`. Throws a UserError if publishing there isn't allowed. */
export function openTarget(to: string, env: NodeJS.ProcessEnv): Target {
  if (to.includes('://')) return { store: bucketStore(readBucketAddress(to, env)) };
  const output = resolveTarget(to);
  return { store: folderStore(output.folder), output };
}

/** Publishes a site while no build writes it. Throws a UserError if it can't, and leaves the live site unchanged if possible. */
export function publishSite(target: Target, site: string, options: PublishOptions) {
  return whileUnchanged(site, (confirmSource) =>
    alone(target, options, async (confirmTarget) => {
      const wanted = target.output ? readFolderOutput(site) : readBucketOutput(site);
      const confirm = async () => {
        confirmSource();
        await confirmTarget();
      };
      return publishRelease(target.store, wanted, { ...options, confirm });
    }),
  );
}

/** Restores a kept release: the previous one, or the one with that number. Throws a UserError if it isn't kept, is damaged or the target is in use. */
export const rollBackSite = (target: Target, id: number | undefined, options: PublishOptions) =>
  alone(target, options, (confirm) => rollBack(target.store, id, { ...options, confirm }));

/** Runs the work while no other publish or build writes there. A dry run writes nothing, not even a lock. */
async function alone<T>(
  { store, output }: Target,
  { dry = false }: PublishOptions,
  work: (confirm: () => void | Promise<void>) => Promise<T>,
): Promise<T> {
  if (dry) return work(() => {});
  if (output) {
    const { asked, folder } = output;
    // A user who may only write in the folder locks it from inside.
    const path =
      existsSync(folder) && !isWritable(dirname(folder))
        ? join(folder, ownPrefix, 'lock')
        : lockPathOf(folder);
    return withLock(path, refusals.publishTo(asked), work);
  }
  return withBucketLock(store, work);
}

/** Runs the work while no build replaces the site. Without write access next to the folder there's no lock, but files are still checked. */
async function whileUnchanged<T>(site: string, work: (confirm: () => void) => Promise<T>) {
  const folder = linkTarget(site);
  if (!existsSync(folder) || !isWritable(dirname(folder))) return work(() => {});
  return withLock(lockPathOf(folder), refusals.publishFrom(site), work);
}
