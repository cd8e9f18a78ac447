import { runWorker } from '../run-worker.ts';
import { UserError } from '../user-error.ts';
import { bundleInto } from './bundle.ts';
import { type BundleWork, bundleFolder, hashCode, lastChange } from './code-bundle.ts';

runWorker(async ({ code, constants }: BundleWork) => {
  const before = lastChange();
  const isWhole = await bundleInto(
    bundleFolder(code, constants),
    constants,
    () => hashCode() === code && lastChange() === before,
  );
  if (!isWhole)
    throw new UserError(
      "The site's code changed while it was being bundled. Finish your edits and run the command again.",
    );
});
