import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildOptions,
  type BuildResult,
  buildSite,
  forHosting,
  hostingOf,
  writeDeployOutput,
} from '../build/build-site.ts';
import { hashOfTables } from '../build/build-trees.ts';
import { mergeShards, readShard } from '../build/shards.ts';
import { compile } from '../compile-with-cache.ts';
import { makeReadable } from '../disk.ts';
import { hostingNames } from '../hosting/all-adapters.ts';
import type { HostingName } from '../hosting/hosting-adapter.ts';
import { OutputError } from '../output/output-folder.ts';
import { recoverOutput } from '../output/replace-output.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';
import { searchLogKey } from '../search-log-key.ts';
import { exitCodeOf, reportError, UserError } from '../user-error.ts';

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

export const buildAndReport = (options: BuildOptions): Promise<number> =>
  report(options, async () => {
    const result = await buildSite(options);
    if (result.ok && searchLogKey() === undefined)
      console.log('The search log is off. To turn it on, set PURETEC_SEARCH_LOG_KEY and rebuild.');
    return result;
  });

/** Merges the shards and returns the exit status. The host comes from the options, or from the catalogue. */
const mergeAndReport = (
  shards: readonly string[],
  options: Pick<BuildOptions, 'catalogue' | 'out' | 'hosting' | 'at'>,
): Promise<number> =>
  report(options, async () => {
    await mergeShards(shards, options.out, async (staging, hash) => {
      const { tables } = await compile(options.catalogue, { at: options.at });
      if (!tables) throw new UserError('The catalogue has problems. Run npx puretec check.');
      const hosting = hostingOf(tables, options);
      if (hosting && hashOfTables(forHosting(tables, hosting)) !== hash)
        throw new UserError(
          `The shards weren't built for ${hosting}, so their pages would call backends that don't respond. Build each shard again with --host ${hosting}, from the current catalogue.`,
        );
      await writeDeployOutput(staging, tables, options);
    });
    return { ok: true, problems: [] };
  });

async function report(
  { out, shard, at }: Pick<BuildOptions, 'out' | 'shard' | 'at'>,
  work: () => Promise<BuildResult>,
): Promise<number> {
  if (await recoverOutput(out))
    console.log('Restored the site that an interrupted build had moved aside.');
  let status = 1;
  try {
    const { ok, problems } = await work();
    reportDiagnostics(problems);
    if (ok) {
      const ofShard = shard ? `shard ${shard.number} of ${shard.of} in ` : '';
      const forms = hostingNames.filter((name) => existsSync(join(out, name)));
      const form = forms.map((name) => `, and ${out}/${name} for the web host`).join('');
      const day = at === undefined ? '' : `, as at ${at}`;
      console.log(`Built ${ofShard}${out}/au and ${out}/nz${form}${day}`);
      return 0;
    }
  } catch (error) {
    reportError(error);
    // The error already says why the folder can't be used, and its contents may not be ours.
    if (error instanceof OutputError) return exitCodeOf(error);
    status = exitCodeOf(error);
  }
  console.log(
    `Nothing was built.${existsSync(out) ? ` The previous build in ${out} hasn't changed.` : ''}`,
  );
  return status;
}
