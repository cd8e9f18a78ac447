import type { Tables } from '../../kernel/tables.ts';
import { printModule } from '../emit/source-file.ts';
import { modulesOf } from '../emit.ts';

/** Prints every generated module without its header, by file name. */
export const printedModules = (tables: Tables): { name: string; text: string }[] =>
  modulesOf(tables).map((module) => ({
    name: module.file,
    text: 'text' in module ? module.text : printModule(module.source),
  }));
