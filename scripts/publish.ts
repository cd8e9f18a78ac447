/** npm run publish: a built site to where it's served from, and back to an earlier release. */
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { makeReadable } from './disk.ts';
import { publishLines, releaseLines } from './publish/publish-report.ts';
import { openTarget, publishSite, rollBackSite } from './publish/publish-site.ts';
import { readReleases } from './publish/releases.ts';

const usage = `npm run publish -- --to DIR|s3://BUCKET [--site DIR] [--dry-run]
                      [--other-host] [--remove-many]
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
    'remove-many': removeMany,
  } = readArguments(usage, {
    to: { type: 'string' },
    site: { type: 'string' },
    list: { type: 'boolean', default: false },
    'roll-back': { type: 'boolean', default: false },
    release: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'other-host': { type: 'boolean', default: false },
    'remove-many': { type: 'boolean', default: false },
  });
  if (to === undefined) throw wrongUsage('Use --to to say where to publish.', usage);
  if (id !== undefined && !(isBack && /^\d+$/.test(id)))
    throw wrongUsage('--release takes the number of a release, together with --roll-back.', usage);
  if (list && isBack) throw wrongUsage('Use --list or --roll-back, not both.', usage);
  const ofPublish = { site, 'other-host': otherHost, 'remove-many': removeMany };
  const ignored = Object.entries(ofPublish).find(([, value]) => value);
  if ((list || isBack) && ignored)
    throw wrongUsage(`--${ignored[0]} doesn't go with --roll-back or --list.`, usage);
  const target = openTarget(to, process.env);
  if (list) {
    const { store } = target;
    for (const line of releaseLines(await readReleases(store, await store.list())))
      console.log(line);
    return 0;
  }
  const options = { dry, otherHost, removeMany };
  const done = await (isBack
    ? rollBackSite(target, id === undefined ? undefined : Number(id), options)
    : publishSite(target, site ?? 'dist', options));
  for (const line of publishLines(done, { to, dry, isBack })) console.log(line);
  return 0;
});
