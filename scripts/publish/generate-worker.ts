/** A thread that prints the modules of a catalogue, beside the making of its site. */
import { workerData } from 'node:worker_threads';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { generate } from '../../codegen/generate.ts';

export type GenerateWork = { readonly catalogue: Catalogue; readonly folder: string };

const { catalogue, folder }: GenerateWork = workerData;
await generate(catalogue, folder);
