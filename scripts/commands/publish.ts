import { makeReadable } from '../disk.ts';
import { publishLines, releaseLines } from '../publish/publish-report.ts';
import { openTarget, publishSite, rollBackSite } from '../publish/publish-site.ts';
import { readReleases } from '../publish/releases.ts';
import { UserError } from '../user-error.ts';

type Options = {
  readonly to: string;
  readonly site?: string | undefined;
  readonly dryRun?: true | undefined;
  readonly otherHost?: true | undefined;
  readonly removeMany?: true | undefined;
  readonly rollBack?: true | undefined;
  readonly release?: number | undefined;
  readonly list?: true | undefined;
  readonly json?: true | undefined;
};

export async function run(options: Options): Promise<number> {
  const { to, site = 'dist', rollBack: isBack = false, release } = options;
  makeReadable();
  if (release !== undefined && !isBack)
    throw new UserError('--release only works with --roll-back.', 2);
  const target = openTarget(to, process.env);
  if (options.list) {
    const { store } = target;
    const releases = await readReleases(store, await store.list());
    if (options.json) console.log(JSON.stringify(releases, null, 2));
    else for (const line of releaseLines(releases)) console.log(line);
    return 0;
  }
  const { dryRun: dry = false, otherHost = false, removeMany = false } = options;
  const how = { dry, otherHost, removeMany };
  const done = await (isBack ? rollBackSite(target, release, how) : publishSite(target, site, how));
  for (const line of publishLines(done, { to, dry, isBack })) console.log(line);
  return 0;
}
