/** Bundles the site's code while the build reads the catalogue. Reports the bundle's folder. */

import { runWorker } from '../run-worker.ts';
import { UserError } from '../user-error.ts';
import { bundleInto } from './bundle.ts';
import { type BundleWork, bundleFolder, hashCode } from './code-bundle.ts';

/** Saving a file once or twice during a build doesn't make it fail. */
const mostBundles = 3;

runWorker(async ({ constants }: BundleWork, tell: (folder: string) => void) => {
  for (let bundle = 1; bundle <= mostBundles; bundle++) {
    const { hash, isCurrent } = hashCode();
    const folder = bundleFolder(hash, constants);
    if (await bundleInto(folder, constants, isCurrent)) return tell(folder);
  }
  throw new UserError(
    "The site's code kept changing while it was bundled. Run the command again when the edits are done.",
  );
});
