/** Prints the modules of a catalogue, beside the making of its site. */
import type { Catalogue } from '../../codegen/catalogue.ts';
import { generate } from '../../codegen/generate.ts';
import { runWorker } from '../run-worker.ts';

export type GenerateWork = { readonly catalogue: Catalogue; readonly folder: string };

runWorker(async ({ catalogue, folder }: GenerateWork) => {
  await generate(catalogue, folder);
});
