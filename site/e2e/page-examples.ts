import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A product list with a filter and checkboxes. */
export const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';

const read = (file: string) => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
export const {
  pages: pageExamples,
  answers: toolAnswers,
  alike,
}: {
  readonly pages: readonly (readonly [kind: string, path: string])[];
  readonly answers: readonly (readonly [kind: string, path: string, ready: string])[];
  /** Their layout is another example's. */
  readonly alike: readonly string[];
} = read('page-examples.yaml');

const specified: { readonly landings: readonly (readonly [id: string, path: string])[] } = read(
  '../../codegen/fixtures/specification.yaml',
);
export const landings = specified.landings.map(([, path]) => path);

/** Returns a path's address on a country's host. `baseURL` may be either country's. */
export function onHost(baseURL: string | undefined, country: 'au' | 'nz', path: string): string {
  return `${(baseURL ?? '').replace(/\/\/(au|nz)\./, `//${country}.`)}${path}`;
}
