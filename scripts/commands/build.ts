import { buildAndReport, mergeAndReport } from '../build/build-and-report.ts';
import { readShard } from '../build/shards.ts';
import { makeReadable } from '../disk.ts';
import type { HostingName } from '../hosting/hosting-adapter.ts';

type Options = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict?: true | undefined;
  readonly withoutImages?: true | undefined;
  readonly shard?: string | undefined;
  readonly merge?: readonly string[] | undefined;
  readonly at?: string | undefined;
  readonly host?: HostingName | undefined;
  readonly compressed?: true | undefined;
};

export function run(options: Options): Promise<number> {
  makeReadable();
  const { catalogue, out, strict = false, merge, at, shard } = options;
  const hosting = { name: options.host, isCompressed: options.compressed ?? false };
  const wanted = { catalogue, out, strict, hosting, at };
  if (merge) return mergeAndReport(merge, wanted);
  return buildAndReport({
    ...wanted,
    withImages: !options.withoutImages,
    shard: shard === undefined ? undefined : readShard(shard),
  });
}
