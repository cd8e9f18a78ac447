/** Bundles the site's code, beside the reading of the catalogue. */
import type { Constants } from '../../kernel/contract.ts';
import { runWorker } from '../run-worker.ts';
import { bundleInto } from './bundle.ts';

/** Into a folder that is not there yet. */
export type BundleWork = { readonly folder: string; readonly constants: Constants };

runWorker(({ folder, constants }: BundleWork) => bundleInto(folder, constants));
