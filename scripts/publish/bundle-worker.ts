/** A thread that bundles the site's code, beside the reading of the catalogue. */
import { workerData } from 'node:worker_threads';
import type { Constants } from '../../kernel/contract.ts';
import { bundleInto } from './bundle.ts';

/** Into a folder that is not there yet. */
export type BundleWork = { readonly folder: string; readonly constants: Constants };

const { folder, constants }: BundleWork = workerData;
await bundleInto(folder, constants);
