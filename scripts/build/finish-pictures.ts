/** Encodes a site's missing pictures while it's being served, requested ones first. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '../../kernel/contract.ts';
import { countryKeys } from '../../kernel/countries.ts';
import {
  createPictures,
  type PictureProgress,
  type PictureRequest,
} from '../images/create-pictures.ts';
import { fileOfAddress } from '../images/read-address.ts';
import type { ImageSources } from '../images/sources.ts';
import { identityOf, unfinishedFile } from '../output/output-folder.ts';
import { imageCache } from './image-cache.ts';

import { addToManifest } from './site-manifest.ts';
import { progressText } from './steps.ts';

export type PicturesLeft = {
  readonly sources: ImageSources;
  /** Each `tree` is the name of a folder in the output. */
  readonly left: readonly PictureRequest[];
};
export type Finishing = {
  /** Resolves when the picture at the path is in the tree. Resolves at once for any other path. */
  readonly provide: (country: Country, path: string) => Promise<void>;
  readonly progress: () => PictureProgress;
  /** True once all pictures are there; false if it was stopped or another build replaced the folder. */
  readonly ended: Promise<boolean>;
  readonly stop: () => Promise<void>;
};

const everyMs = 5000;
const lookMs = 250;

export function deferPictures(folder: string, count: number): void {
  writeFileSync(
    join(folder, unfinishedFile),
    `${count} pictures and documents were still missing when these pages were published. To make them, run npm start or npm run build.\n`,
  );
}

export function finishPictures(
  out: string,
  { sources, left }: PicturesLeft,
  cacheDirectory: string = imageCache,
): Finishing {
  const site = identityOf(out);
  // Doesn't write into another build's site.
  const mayPlace = () => identityOf(out) === site;
  const pictures = createPictures({ sources, cacheDirectory, mayPlace });
  const addresses = new Map<string, string>();
  const files: string[] = [];
  for (const { tree, address, page } of left) {
    const file = join(tree, fileOfAddress(address));
    addresses.set(file, address);
    files.push(file);
    pictures.want({ address, page, tree: join(out, tree) });
  }
  async function end(): Promise<boolean> {
    const { left: unmade } = await pictures.finish();
    if (unmade.length > 0) return false;
    addToManifest(out, files);
    rmSync(join(out, unfinishedFile), { force: true });
    return true;
  }
  return {
    async provide(country, path) {
      const name = join(countryKeys[country], path);
      const address = addresses.get(name);
      if (address === undefined) return;
      await pictures.place(address, join(out, countryKeys[country]));
      addresses.delete(name);
    },
    progress: pictures.progress,
    ended: end(),
    stop: pictures.stop,
  };
}

/** Prints progress every few seconds, then a line when all pictures are done and one when everything is. */
export function reportFinishing(
  { progress, ended }: Finishing,
  print: (line: string) => void = console.log,
): void {
  const began = performance.now();
  let saidAt = began;
  let hasPictures = false;
  const sayPictures = () => {
    if (hasPictures || progress().picturesLeft > 0) return;
    hasPictures = true;
    print('All pictures are ready.');
  };
  const timer = setInterval(() => {
    sayPictures();
    const now = performance.now();
    if (now - saidAt < everyMs) return;
    saidAt = now;
    print(`Pictures and documents: ${progressText(progress(), (now - began) / 1000)}`);
  }, lookMs);
  ended
    .then((all) => {
      if (!all) return;
      sayPictures();
      print(`All ${progress().total} pictures and documents are ready.`);
    })
    .finally(() => clearInterval(timer));
}
