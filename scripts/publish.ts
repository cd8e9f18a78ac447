/** npm run publish: a built site to where it is served from, and back to a release of before. */
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { publishing, withLock } from './publish/build-lock.ts';
import { judgePlace } from './publish/output-folder.ts';
import { requireWhole } from './publish/require-whole.ts';
import { makeReadable } from './readable-by-all.ts';
import { withBucketLock } from './release/bucket-lock.ts';
import { bucketStore, readBucketAddress } from './release/bucket-store.ts';
import { folderStore } from './release/folder-store.ts';
import { publishRelease, rollBack } from './release/publish-release.ts';
import { readBucketForm, readFolderForm } from './release/read-form.ts';
import { readReleases } from './release/releases.ts';
import { listed, told } from './release/words.ts';

const usage = `npm run publish -- --to DIR|s3://BUCKET [--site DIR] [--dry-run] [--other-host]
       npm run publish -- --to DIR|s3://BUCKET --roll-back [--release N] [--dry-run]
       npm run publish -- --to DIR|s3://BUCKET --list`;

runCommand(async () => {
  makeReadable();
  const {
    to,
    site,
    list,
    'roll-back': isBack,
    release: id,
    'dry-run': dry,
    'other-host': otherHost,
  } = readArguments(usage, {
    to: { type: 'string' },
    site: { type: 'string', default: 'dist' },
    list: { type: 'boolean', default: false },
    'roll-back': { type: 'boolean', default: false },
    release: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'other-host': { type: 'boolean', default: false },
  });
  if (to === undefined) throw wrongUsage('--to says where.', usage);
  if (id !== undefined && !(isBack && /^\d+$/.test(id)))
    throw wrongUsage('--release is the number of a release to roll back to.', usage);
  const place = to.includes('://') ? undefined : judgePlace(to);
  const store = place ? folderStore(place.folder) : bucketStore(readBucketAddress(to, process.env));
  if (list) {
    for (const line of listed(await readReleases(store, await store.list()))) console.log(line);
    return 0;
  }
  const work = async () => {
    if (isBack) return rollBack(store, id === undefined ? undefined : Number(id), { dry });
    requireWhole(site);
    const wanted = await (place ? readFolderForm(site) : readBucketForm(site));
    return publishRelease(store, wanted, { dry, otherHost });
  };
  const alone = () => (place ? withLock(place, work, publishing) : withBucketLock(store, work));
  const done = await (dry ? work() : alone());
  for (const line of told(done, { to, dry, isBack })) console.log(line);
  return 0;
});
