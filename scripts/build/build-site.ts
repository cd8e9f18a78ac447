/** The whole build: check → generate → bundle → render both countries → replace the previous build. */
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { generate } from '../../codegen/generate.ts';
import type { Tables } from '../../kernel/tables.ts';
import { compile, requireCatalogue } from '../compile.ts';
import { writeNames } from '../editor/write-names.ts';
import { withActiveBackends } from '../hosts/active-backends.ts';
import type { HostName } from '../hosts/host.ts';
import { addComingPictures, requireFits } from '../hosts/hosts.ts';
import { readTrees } from '../hosts/read-trees.ts';
import { requireReachable } from '../hosts/require-reachable.ts';
import { writeHost } from '../hosts/write-host.ts';
import { createPictures } from '../images/create-pictures.ts';
import type { ImageSources } from '../images/sources.ts';
import { requirePlainRoot, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import { withWorkFolder } from '../output/work-folder.ts';
import { projectRoot } from '../project-root.ts';
import { buildTrees, type SiteContext, type SiteOutput } from './build-trees.ts';
import { codeBundles } from './code-bundle.ts';
import { imageCache, imageSources } from './image-cache.ts';
import { loadTables, stripTypes } from './load-tables.ts';
import { type Shard, writeManifest } from './site-manifest.ts';
import { step } from './steps.ts';
import type { OutputPaths } from './write-file.ts';

export type BuildOptions = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict: boolean;
  /** False leaves the pictures out. For measuring only, never for publishing. */
  readonly withImages?: boolean;
  /** Leaves out pictures that aren't in the cache, and receives their sources, to make each when it's asked for. */
  readonly leavePictures?: (sources: ImageSources) => void;
  /** Builds only this shard of the site, to merge with the others later. */
  readonly shard?: Shard | undefined;
  /** Also writes the files for a host: the named one, or the one in site.yaml if there is one. */
  readonly host?: { readonly name?: HostName | undefined; readonly isCompressed: boolean };
  /** Builds the site as at this local time in each country, such as "2026-12-01T00:00". Defaults to now. */
  readonly at?: string | undefined;
};
export type BuildResult =
  /** `warnings`: what will be wrong from a coming day on. */
  | { readonly ok: true; readonly warnings?: readonly Diagnostic[] }
  | { readonly ok: false; readonly problems: readonly Diagnostic[] };

/**
 * Returns the catalogue's problems as data and throws for anything else. Publishes nothing until the
 * new trees are complete: if it throws or the process is killed, the previous build stays as it is.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const output = resolveOutput(options.out, options.catalogue);
  requireCatalogue(options.catalogue);
  requirePlainRoot(projectRoot);
  const bundles = codeBundles(options.catalogue);
  try {
    const { catalogue: read, problems } = await step('Checking the catalogue', () =>
      compile(options.catalogue, {
        strict: options.strict,
        includeWarnings: false,
        at: options.at,
      }),
    );
    if (!read) return { ok: false, problems };
    const host = hostOf(read, options);
    const catalogue = host ? forHost(read, host, console.log) : read;
    await withWorkFolder((work) =>
      replaceOutput(output, async (staging) => {
        const places = { staging, previousBuild: output.folder };
        const generated = join(work, 'generated');
        generate(catalogue, generated);
        await stripTypes(generated);
        const tables = await loadTables(generated);
        const filled = await fillSite(tables, places, { bundles, generated }, options);
        const { made, previousFiles, shardInfo, left } = filled;
        await writeDeployOutput(staging, read, options);
        const withPictures = (options.withImages ?? true) && left === 0;
        writeManifest(staging, {
          previousFiles,
          made,
          shard: shardInfo,
          at: options.at,
          withPictures,
        });
        keepGenerated(read, options.catalogue);
      }),
    );
    return { ok: true, ...(problems.length > 0 && { warnings: problems }) };
  } finally {
    bundles.stop();
  }
}

async function fillSite(
  catalogue: Tables,
  places: OutputPaths,
  given: Pick<SiteContext, 'bundles' | 'generated'>,
  options: BuildOptions,
): Promise<SiteOutput> {
  const { catalogue: root, withImages = true, leavePictures, shard } = options;
  const { site } = catalogue;
  const host = hostOf(catalogue, options);
  const context = {
    ...given,
    shard,
    // A shard doesn't know the pictures of the other shards, so its site is counted after the merge.
    ...(host &&
      !shard && {
        requireFits: (pictures: readonly string[]) =>
          requireFits(
            host,
            addComingPictures(readTrees(places.staging, site), pictures),
            site.hosting,
          ),
      }),
  };
  if (!withImages) return buildTrees(catalogue, places, context);
  const sources = imageSources(root, catalogue);
  const onlyCached = leavePictures !== undefined;
  const pictures = createPictures({ sources, cacheDirectory: imageCache, onlyCached });
  try {
    const built = await buildTrees(catalogue, places, { ...context, pictures });
    if (built.left > 0) leavePictures?.(sources);
    return built;
  } finally {
    await pictures.stop();
  }
}

export const hostOf = (
  { site }: Tables,
  { host }: Pick<BuildOptions, 'host'>,
): HostName | undefined => host && (host.name ?? site.hosting?.host);

/** Returns the catalogue adjusted for a host's pages. Throws a UserError if the host can't reach a backend it proxies to. */
export function forHost(
  catalogue: Tables,
  host: HostName,
  tell: (line: string) => void = () => {},
): Tables {
  requireReachable(catalogue.site, host);
  const { site, notices } = withActiveBackends(catalogue.site);
  for (const line of notices) tell(line);
  return { ...catalogue, site };
}

/** Writes the host's files for a whole site. Shards get theirs when they're merged. */
export async function writeDeployOutput(
  staging: string,
  catalogue: Tables,
  options: Pick<BuildOptions, 'host' | 'shard'>,
): Promise<void> {
  const name = hostOf(catalogue, options);
  if (name === undefined || options.shard) return;
  const isCompressed = options.host?.isCompressed ?? false;
  await step(`Preparing for ${name}`, async ({ summary }) => {
    const { files } = await writeHost(staging, catalogue.site, { name, isCompressed });
    summary(`${files} files`);
  });
}

/** Saves the generated modules for editors. */
function keepGenerated(catalogue: Tables, root: string): void {
  if (!isOwn(root)) return;
  generate(catalogue, ownGenerated);
  writeNames(catalogue, root);
}

const ownGenerated = join(projectRoot, 'site', 'generated');
const isOwn = (catalogue: string): boolean =>
  resolve(catalogue) === resolve(projectRoot, 'catalogue');

/** Our own catalogue's generated code goes where editors and the type checker look. Any other catalogue's goes elsewhere. */
export function generatedFolder(catalogue: string): string {
  return isOwn(catalogue) ? ownGenerated : join(projectRoot, '.cache', `generated-${process.pid}`);
}
