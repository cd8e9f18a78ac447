/** npm run build: a catalogue into DIR/au and DIR/nz. */
import { readArguments, readTime, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { buildAndReport, mergeAndReport } from './publish/build-and-report.ts';
import { readShard } from './publish/shards.ts';

const usage = `npm run build -- [--catalogue DIR] [--out DIR] [--strict] [--without-images] [--shard I/N] [--at TIME]
       npm run build -- --merge DIR --merge DIR … [--out DIR]`;

runCommand(() => {
  const {
    'without-images': withoutImages,
    merge,
    shard,
    at,
    ...values
  } = readArguments(usage, {
    catalogue: { type: 'string', default: 'catalogue' },
    out: { type: 'string', default: 'dist' },
    strict: { type: 'boolean', default: false },
    'without-images': { type: 'boolean', default: false },
    shard: { type: 'string' },
    at: { type: 'string' },
    merge: { type: 'string', multiple: true },
  });
  if (merge && shard !== undefined)
    throw wrongUsage('--shard makes a share of a site, and --merge puts shares together.', usage);
  if (merge) return mergeAndReport(merge, values.out);
  return buildAndReport({
    ...values,
    withImages: !withoutImages,
    at: at === undefined ? undefined : readTime(at),
    shard: shard === undefined ? undefined : readShard(shard),
  });
});
