/** The whole build: check → generate → bundle → render both countries → swap in. */
import { basename, join, resolve } from 'node:path';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { generate } from '../../codegen/generate.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { Problem } from '../../codegen/problem.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { createPictures } from '../images/create-pictures.ts';
import { projectRoot } from '../project-root.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { withLock } from './build-lock.ts';
import { leaveUnfinished, type PicturesLeft } from './finish-pictures.ts';
import { imageCache, imageSources } from './images.ts';
import { makeSite } from './make-site.ts';
import { judgeOutput } from './output-folder.ts';
import type { Places } from './place-file.ts';
import type { Shard } from './shards.ts';
import { step } from './steps.ts';
import { exchange, heal, withStaging } from './swap.ts';
import { withWorkFolder } from './work-folder.ts';

export type BuildOptions = {
  readonly catalogue: string;
  readonly out: string;
  readonly strict: boolean;
  /** False leaves the pictures out: for measuring, never for publishing. */
  readonly withImages?: boolean;
  /** Told, once the site is published, of the pictures that would have to be encoded; else they are. */
  readonly leavePictures?: (left: PicturesLeft) => void;
  /** A share of the site alone, to be merged with the others. */
  readonly shard?: Shard | undefined;
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
    compileCatalogue(options.catalogue, { strict: options.strict, cache: catalogueCache }),
  );
  const { catalogue } = checked;
  if (!catalogue) return { ok: false, problems: checked.problems };
  const left = await withLock(output, (lock) =>
    withWorkFolder((work) =>
      withStaging(output, async (staging) => {
        if (isOwn(options.catalogue)) {
          await step('Generating code', () => generate(catalogue, ownGenerated));
        }
        const unmade = await fillSite(
          catalogue,
          { staging, published: output.folder },
          work,
          options,
        );
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

/** Returns the pictures that are left to be made, where some are. */
async function fillSite(
  catalogue: Catalogue,
  places: Places,
  work: string,
  { catalogue: root, withImages = true, leavePictures, shard }: BuildOptions,
): Promise<PicturesLeft | undefined> {
  if (!withImages) {
    await makeSite(catalogue, places, { work, shard });
    return undefined;
  }
  const sources = imageSources(root, catalogue.products);
  const onlyKnown = leavePictures !== undefined;
  const pictures = createPictures({ sources, cacheDirectory: imageCache, onlyKnown });
  try {
    const left = await makeSite(catalogue, places, { work, pictures, shard });
    if (left.length === 0) return undefined;
    leaveUnfinished(places.staging, left.length);
    return { sources, left: left.map((each) => ({ ...each, tree: basename(each.tree) })) };
  } finally {
    await pictures.stop();
  }
}

const ownGenerated = join(projectRoot, 'site', 'generated');
const isOwn = (catalogue: string): boolean =>
  resolve(catalogue) === resolve(projectRoot, 'catalogue');

/** The generated code of our own catalogue stands where editors and the type checker find it; that of any other one does not disturb it. */
export function generatedFolder(catalogue: string): string {
  return isOwn(catalogue) ? ownGenerated : join(projectRoot, '.cache', `generated-${process.pid}`);
}
