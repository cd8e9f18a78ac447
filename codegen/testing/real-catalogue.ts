/** This repository's catalogue. The specification must hold for it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Category, NavigationType } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { compileCatalogue } from '../compile-catalogue.ts';
import { diagnosticLine } from '../diagnostics/print.ts';
import { parsed } from './catalogue-copy.ts';

export const realRoot = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** The type is the caller's: the file is ours. */
function fixtureOf(name: string) {
  return parse(readFileSync(new URL(`../fixtures/${name}.yaml`, import.meta.url), 'utf8'));
}

/** Throws the printed errors, if any. */
async function readCatalogue(root: string): Promise<Tables> {
  const { tables, problems } = await compileCatalogue(root, { cache: parsed });
  if (tables) return tables;
  const errors = problems.filter(({ severity }) => severity === 'error').map(diagnosticLine);
  throw new Error(`The catalogue has ${errors.length} errors:\n${errors.join('\n')}`);
}

let real: Promise<Tables> | undefined;

/** Read once for all test files of a process. */
export const realCatalogue = (): Promise<Tables> => (real ??= readCatalogue(realRoot));

/** Throws if the category doesn't exist. */
export function categoryAt(tables: Tables, url: string): Category {
  const category = tables.categories[url];
  if (!category) throw new Error(`there is no category at ${url}`);
  return category;
}

/** Returns the wanted entries in the list's order, leaving out the others. */
export const among = (found: readonly string[], wanted: readonly string[]): readonly string[] =>
  found.filter((name) => wanted.includes(name));

export const specified: {
  readonly landings: readonly (readonly [id: string, path: string])[];
  readonly subCategories: readonly (readonly [
    id: string,
    landing: string,
    slugs: readonly string[],
  ])[];
  readonly dealerOnly: string[];
  readonly notSuggested: string[];
  readonly menus: readonly {
    readonly ids: string;
    readonly audience: NavigationType;
    readonly below?: string;
    readonly wanted: readonly string[];
  }[];
  readonly products: readonly string[];
  readonly facts: readonly string[];
  readonly site: readonly (readonly [ids: string, values: object])[];
} = fixtureOf('specification');
