/** A thread that prints the modules of a catalogue, beside the making of its site. */
import { workerData } from 'node:worker_threads';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { generate } from '../../codegen/generate.ts';
import { writeNames } from '../editor/write-names.ts';

export type GenerateWork = {
  readonly catalogue: Catalogue;
  readonly folder: string;
  /** Where its files stand. */
  readonly root: string;
};

const { catalogue, folder, root }: GenerateWork = workerData;
writeNames(catalogue, root);
await generate(catalogue, folder);
