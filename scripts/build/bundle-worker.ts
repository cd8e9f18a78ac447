/** Bundles the site's code while the build reads the catalogue. Reports the bundle's folder. */
import { Fault } from '../fault.ts';
import { runWorker } from '../run-worker.ts';
import { bundleInto } from './bundle.ts';
import { type BundleWork, folderOf, hashCode } from './code-bundle.ts';

/** Saving a file once or twice during a build doesn't make it fail. */
const mostBundles = 3;

runWorker(async ({ constants }: BundleWork, tell: (folder: string) => void) => {
  for (let bundle = 1; bundle <= mostBundles; bundle++) {
    const { hash, isCurrent } = hashCode();
    const folder = folderOf(hash, constants);
    if (await bundleInto(folder, constants, isCurrent)) return tell(folder);
  }
  throw new Fault(
    "The site's code kept changing while it was bundled. Run the command again when the edits are done.",
  );
});
