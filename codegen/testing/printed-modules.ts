import type { Catalogue } from '../catalogue.ts';
import { printModule } from '../emit/source-file.ts';
import { modulesOf } from '../emit.ts';

/** Every module as it is printed, by the name of its file. */
export const printedModules = (catalogue: Catalogue): { name: string; text: string }[] =>
  modulesOf(catalogue).map((module) => ({ name: `${module.name}.ts`, text: printModule(module) }));
