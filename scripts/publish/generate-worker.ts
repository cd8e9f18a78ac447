/** Prints the modules of a catalogue, beside the making of its site. */
import type { Catalogue } from '../../codegen/catalogue.ts';
import { generate } from '../../codegen/generate.ts';
import { writeNames } from '../editor/write-names.ts';
import { runWorker } from '../run-worker.ts';

export type GenerateWork = {
  readonly catalogue: Catalogue;
  readonly folder: string;
  /** Where its files stand. */
  readonly root: string;
};

runWorker(async ({ catalogue, folder, root }: GenerateWork) => {
  writeNames(catalogue, root);
  await generate(catalogue, folder);
});
