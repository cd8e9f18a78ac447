/** Runs the whole build: check → generate → bundle → render both countries → replace the previous build. */
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { generate } from '../../codegen/generate.ts';
import type { Tables } from '../../kernel/tables.ts';
import { compile, requireCatalogue } from '../compile-with-cache.ts';
import { requireReachable, writeDeployFiles } from '../hosting/all-adapters.ts';
import { withActiveBackends } from '../hosting/backends.ts';
import type { HostingName } from '../hosting/hosting-adapter.ts';
import { createPictures } from '../images/create-pictures.ts';
import type { FindSource } from '../images/sources.ts';
import { requirePlainRoot, resolveOutput } from '../output/output-folder.ts';
import { replaceOutput } from '../output/replace-output.ts';
import { withWorkFolder } from '../output/work-folder.ts';
import { projectRoot } from '../project-root.ts';
import { buildTrees } from './build-trees.ts';
import { loadTables } from './load-tables.ts';
import { imageCache, imageSources } from './picture-sources.ts';
import { type Shard, writeManifest } from './site-manifest.ts';
import { step } from './steps.ts';
import type { OutputPaths } from './write-file.ts';
import { writeNames } from './write-names-schema.ts';

export type BuildOptions = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict: boolean;
  /** False leaves out the pictures, for measurements only. */
  readonly withImages?: boolean;
  /** Leaves out pictures that aren't in the cache, and receives their sources to make them on request. */
  readonly leavePictures?: (sources: FindSource) => void;
  /** Builds only this shard of the site, to merge with the others later. */
  readonly shard?: Shard | undefined;
  /** Also writes the files for a host: the named one, or the one in site.yaml if there is one. */
  readonly hosting?: { readonly name?: HostingName | undefined; readonly isCompressed: boolean };
  /** Builds the site as at this local time in each country, "2026-12-01T00:00". Defaults to now. */
  readonly at?: string | undefined;
};
/** The build worked. These problems only begin on a later day. */
export type BuildResult = { readonly ok: boolean; readonly problems: readonly Diagnostic[] };

/** Returns the catalogue's problems as data and throws for anything else. The previous build stays until the new trees are complete. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const output = resolveOutput(options.out, options.catalogue);
  requireCatalogue(options.catalogue);
  requirePlainRoot(projectRoot);
  const { tables: read, problems } = await step('Checking the catalogue', () =>
    compile(options.catalogue, {
      strict: options.strict,
      includeWarnings: false,
      at: options.at,
    }),
  );
  if (!read) return { ok: false, problems };
  const hosting = hostingOf(read, options);
  const tables = hosting ? forHosting(read, hosting, console.log) : read;
  await withWorkFolder((work) =>
    replaceOutput(output, async (staging) => {
      const paths = { staging, previousBuild: output.folder };
      const generated = join(work, 'generated');
      generate(tables, generated);
      const filled = await fillSite(await loadTables(generated), paths, options);
      await writeDeployOutput(staging, read, options);
      const withPictures = (options.withImages ?? true) && filled.left === 0;
      writeManifest(staging, { ...filled, at: options.at, withPictures });
      if (!isOwn(options.catalogue)) return;
      generate(read, ownGenerated);
      writeNames(read, options.catalogue);
    }),
  );
  return { ok: true, problems };
}

async function fillSite(tables: Tables, paths: OutputPaths, options: BuildOptions) {
  const { catalogue: root, withImages = true, leavePictures, shard } = options;
  if (!withImages) return buildTrees(tables, paths, { shard });
  const sources = imageSources(root, tables);
  const onlyCached = leavePictures !== undefined;
  const pictures = createPictures({ sources, cacheDirectory: imageCache, onlyCached });
  const built = await buildTrees(tables, paths, { shard, pictures });
  if (built.left > 0) leavePictures?.(sources);
  return built;
}

export const hostingOf = (
  { site }: Tables,
  { hosting }: Pick<BuildOptions, 'hosting'>,
): HostingName | undefined => hosting && (hosting.name ?? site.hosting?.host);

/** Returns the catalogue adjusted for a host's pages. Throws a UserError if the host can't reach a backend it proxies to. */
export function forHosting(
  tables: Tables,
  hosting: HostingName,
  tell: (line: string) => void = () => {},
): Tables {
  requireReachable(tables.site, hosting);
  const { site, notices } = withActiveBackends(tables.site);
  for (const line of notices) tell(line);
  return { ...tables, site };
}

/** Writes the host's files for a whole site. Shards get theirs at the merge. */
export async function writeDeployOutput(
  staging: string,
  tables: Tables,
  options: Pick<BuildOptions, 'hosting' | 'shard'>,
): Promise<void> {
  const name = hostingOf(tables, options);
  if (name === undefined || options.shard) return;
  const isCompressed = options.hosting?.isCompressed ?? false;
  await step(`Preparing for ${name}`, async ({ summary }) => {
    const { files } = await writeDeployFiles(staging, tables.site, { name, isCompressed });
    summary(`${files} files`);
  });
}

const ownGenerated = join(projectRoot, 'site', 'generated');
const isOwn = (catalogue: string): boolean =>
  resolve(catalogue) === resolve(projectRoot, 'catalogue');

/** Our own catalogue's modules go where editors and the type checker look, any other catalogue's into the cache. */
export function generatedFolder(catalogue: string): string {
  return isOwn(catalogue) ? ownGenerated : join(projectRoot, '.cache', `generated-${process.pid}`);
}
