/** npm run build: a catalogue into DIR/au and DIR/nz. */
import { readArguments, readTime, wrongUsage } from './arguments.ts';
import { buildAndReport, mergeAndReport } from './build/build-and-report.ts';
import { readShard } from './build/shards.ts';
import { runCommand } from './command.ts';
import { makeReadable } from './disk.ts';
import { hostingNames } from './hosting/hosting-adapter.ts';
import { UserError } from './user-error.ts';

const usage = `npm run build -- [--catalogue DIR] [--out DIR] [--strict] [--without-images] [--shard I/N] [--at TIME]
                    [--host cloudflare|nginx|bucket] [--compressed]
       npm run build -- --merge DIR --merge DIR … [--out DIR] [--host NAME]`;

runCommand(() => {
  makeReadable();
  const {
    'without-images': withoutImages,
    merge,
    shard,
    at,
    host,
    compressed,
    ...values
  } = readArguments(usage, {
    catalogue: { type: 'string', default: 'catalogue' },
    out: { type: 'string', default: 'dist' },
    strict: { type: 'boolean', default: false },
    'without-images': { type: 'boolean', default: false },
    shard: { type: 'string' },
    at: { type: 'string' },
    host: { type: 'string' },
    compressed: { type: 'boolean', default: false },
    merge: { type: 'string', multiple: true },
  });
  if (merge && shard !== undefined)
    throw wrongUsage('--shard makes a shard of a site, and --merge puts shards together.', usage);
  const name = hostingNames.find((each) => each === host);
  if (host !== undefined && name === undefined)
    throw new UserError(`--host: ${hostingNames.join(', ')} expected, found "${host}"`, 2);
  const wanted = { ...values, hosting: { name, isCompressed: compressed } };
  if (merge) return mergeAndReport(merge, wanted);
  return buildAndReport({
    ...wanted,
    withImages: !withoutImages,
    at: at === undefined ? undefined : readTime(at),
    shard: shard === undefined ? undefined : readShard(shard),
  });
});
