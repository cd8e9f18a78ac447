/** The whole build: check → generate → bundle → prerender both countries → swap in. */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileCatalogue, generate } from '../../codegen/main.ts';
import type { Problem } from '../../codegen/problem.ts';
import type { Country } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { css } from '../../vite.config.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { bundle, projectRoot, renderPages, viteConfig } from './bundle.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { readClientAssets } from './client-assets.ts';
import { hostFiles } from './host-files.ts';
import { imageSources, writeTreeImages } from './images.ts';
import { previewSettings } from './preview-settings.ts';
import { step } from './steps.ts';
import { prepareStaging, swapIn } from './swap.ts';
import { treeWriter } from './write-tree.ts';

export type BuildOptions = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict: boolean;
  /** False leaves the pictures out: for measuring, never for publishing. */
  readonly withImages?: boolean;
};
export type BuildResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Problems of the catalogue come back as data; a fault of ours is thrown. What was published before stays until the new trees are complete. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { strict } = options;
  const out = resolve(options.out);
  const checked = await step('Checking the catalogue', () =>
    compileCatalogue(options.catalogue, { strict }),
  );
  const { catalogue } = checked;
  if (!catalogue) return { ok: false, problems: checked.problems };

  const generated = generatedFolder(options.catalogue);
  await step('Generating code', () => {
    generate(catalogue, generated);
  });

  const work = join(projectRoot, '.cache', `build-${process.pid}`);
  const config = viteConfig(generated, work);
  try {
    const scriptDir = join(work, 'scripts');
    const scripts = await step('Bundling', async () => {
      await bundle(config);
      return bundleScripts({ ...config, css }, scriptDir);
    });
    const staging = prepareStaging(out);
    const client = readClientAssets(work, scripts, scriptDir);
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
    const sources = imageSources(options.catalogue, catalogue.products);
    for (const country of options.withImages === false ? [] : countries) {
      await step(`Pictures ${country}`, () =>
        writeTreeImages(join(staging, country.toLowerCase()), sources),
      );
    }
    swapIn(staging, out);
    return { ok: true };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The generated code of our own catalogue stands where editors and the type checker find it; that of any other one does not disturb it. */
export function generatedFolder(catalogue: string): string {
  return resolve(catalogue) === resolve(projectRoot, 'catalogue')
    ? join(projectRoot, 'site', 'generated')
    : join(projectRoot, '.cache', `generated-${process.pid}`);
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
