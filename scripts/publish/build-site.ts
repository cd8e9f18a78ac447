/** The whole build: check → generate → bundle → prerender both countries → swap in. */
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { emitAll } from '../../codegen/emit.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { Problem } from '../../codegen/problem.ts';
import { writeGenerated } from '../../codegen/write.ts';
import type { Country } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { createPictures } from '../images/create-pictures.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { projectRoot } from '../project-root.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { withLock } from './build-lock.ts';
import { bundle, renderPages, viteConfig } from './bundle.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { readClientAssets } from './client-assets.ts';
import { css } from './css-options.ts';
import { leaveUnfinished, type PicturesLeft } from './finish-pictures.ts';
import { hostFiles } from './host-files.ts';
import { imageCache, imageSources, pictureAddresses } from './images.ts';
import { judgeOutput } from './output-folder.ts';
import { previewSettings } from './preview-settings.ts';
import { showProgress } from './progress.ts';
import { step } from './steps.ts';
import { exchange, heal, withStaging } from './swap.ts';
import { withWorkFolder } from './work-folder.ts';
import { treeWriter } from './write-tree.ts';

export type BuildOptions = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict: boolean;
  /** False leaves the pictures out: for measuring, never for publishing. */
  readonly withImages?: boolean;
  /** Told, once the site is published, of the pictures that would have to be encoded; else they are. */
  readonly leavePictures?: (left: PicturesLeft) => void;
};
export type BuildResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Problems of the catalogue come back as data; a fault is thrown. Until the new trees are complete
 * nothing is published, and what was published before stays: whatever is thrown before, whenever
 * the process ends.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const output = judgeOutput(options.out, options.catalogue);
  if (await heal(output)) console.log(`Put back the site that an interrupted build left aside.`);
  requireCatalogue(options.catalogue);
  const checked = await step('Checking the catalogue', () =>
    compileCatalogue(options.catalogue, { strict: options.strict }),
  );
  const { catalogue } = checked;
  if (!catalogue) return { ok: false, problems: checked.problems };
  const left = await withLock(output, (lock) =>
    withWorkFolder((work) =>
      withStaging(output, async (staging) => {
        const unmade = await fillTrees(staging, work, catalogue, options);
        // A signal that came meanwhile is heard now, and nothing is published.
        await new Promise((done) => setImmediate(done));
        exchange(staging, output, lock);
        return unmade;
      }),
    ),
  );
  if (left) options.leavePictures?.(left);
  return { ok: true };
}

async function fillTrees(
  staging: string,
  work: string,
  catalogue: Catalogue,
  options: BuildOptions,
): Promise<PicturesLeft | undefined> {
  // Each build bundles tables of its own: another one may write those of site/generated meanwhile.
  const generated = join(work, 'generated');
  await step('Generating code', () => {
    const modules = emitAll(catalogue);
    writeGenerated(generated, modules);
    if (isOwn(options.catalogue)) writeGenerated(ownGenerated, modules);
  });

  const bundleDir = join(work, 'bundle');
  const scriptDir = join(work, 'scripts');
  const config = viteConfig(generated, bundleDir);
  const scripts = await step('Bundling', async () => {
    await bundle(config);
    return bundleScripts({ ...config, css }, scriptDir);
  });
  const client = readClientAssets(bundleDir, scripts, scriptDir);
  for (const country of countries) {
    await step(`Rendering ${country}`, async () => {
      const folder = join(staging, country.toLowerCase());
      const tree = treeWriter(folder);
      await renderPages(config, country, pathsOf(catalogue, country), client.assets, (page) =>
        tree.writePage(page),
      );
      assertComplete(tree.pages, catalogue, country);
      client.copyTo(folder);
      for (const file of hostFiles(catalogue, country)) tree.writeFile(file);
      return `${tree.pages} pages`;
    });
  }
  writeFileSync(
    join(staging, settingsFile),
    `${JSON.stringify(previewSettings(catalogue), null, 2)}\n`,
  );
  if (options.withImages === false) return undefined;
  return step('Pictures', async () => {
    const sources = imageSources(options.catalogue, catalogue.products);
    const onlyKnown = options.leavePictures !== undefined;
    const pictures = createPictures({ sources, cacheDirectory: imageCache, onlyKnown });
    const done = showProgress(pictures.progress);
    try {
      for (const country of countries) {
        const tree = join(staging, country.toLowerCase());
        for (const wanted of pictureAddresses(tree)) pictures.want({ ...wanted, tree });
      }
      const { left } = await pictures.finish();
      if (left.length === 0) return undefined;
      leaveUnfinished(staging, left.length);
      return { sources, left: left.map((each) => ({ ...each, tree: basename(each.tree) })) };
    } finally {
      done();
      await pictures.stop();
    }
  });
}

const ownGenerated = join(projectRoot, 'site', 'generated');
const isOwn = (catalogue: string): boolean =>
  resolve(catalogue) === resolve(projectRoot, 'catalogue');

/** The generated code of our own catalogue stands where editors and the type checker find it; that of any other one does not disturb it. */
export function generatedFolder(catalogue: string): string {
  return isOwn(catalogue) ? ownGenerated : join(projectRoot, '.cache', `generated-${process.pid}`);
}

const pathsOf = ({ routes }: Tables, country: Country): ReadonlySet<string> =>
  new Set(
    Object.values(routes)
      .filter(({ countries: shownIn }) => shownIn.includes(country))
      .map(({ path }) => path),
  );

/** A prerender that loses pages says nothing and exits with 0, so the pages are counted. */
function assertComplete(written: number, catalogue: Tables, country: Country): void {
  const wanted = pathsOf(catalogue, country).size;
  if (written !== wanted) {
    throw new Error(
      `${country} has ${wanted} routes, but ${written} pages were rendered; nothing is published`,
    );
  }
}
