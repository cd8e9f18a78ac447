import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { FileType } from '../../codegen/document.ts';
import { yamlValueAt } from '../editing/edit-yaml.ts';
import { openCatalogue } from '../editing/editing.ts';
import { applyValues } from './apply-values.ts';

/** Saves a form in which the test changed some of a file's values. Returns the lines that differ. */
function edited(kind: FileType, text: string, change: (values: Product) => object) {
  const before = yamlValueAt(text, []);
  const result = applyValues(text, kind, before, change(before as Product));
  const lines = diffLines(text, result).flatMap(({ value, added, removed }) =>
    added || removed ? `${added ? '+' : '-'} ${value.trimEnd()}` : [],
  );
  return { result, lines };
}
type Product = Record<string, never>;

const textOf = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const product = textOf('product.yaml');
const saved: readonly {
  readonly what: string;
  readonly values: object;
  readonly differs: string;
}[] = parse(textOf('saved-values.yaml'));

it.each(saved)('changes $what and nothing else', ({ values, differs }) => {
  const change = (of: Product) => ({ ...of, ...values });
  const { result, lines } = edited('product', product, change);
  expect(lines.join('\n')).toBe(differs);
  expect(normalised(yamlValueAt(result, []))).toEqual(
    normalised(change(yamlValueAt(product, []) as Product)),
  );
});

it('refuses a value that its field does not take', () => {
  const change = (of: Product) => ({ ...of, price: { au: 'cheap', nz: 1 } });
  expect(() => edited('product', product, change)).toThrow(/^price\.au: /);
});

it('changes nothing in any file of the catalogue, in whatever style a CMS writes it', async () => {
  const { documents, proposal, nameOf } = await openCatalogue('catalogue');
  expect(documents.length).toBeGreaterThan(200);
  for (const document of documents) {
    const text = proposal.read(nameOf(document));
    const before = yamlValueAt(text, []);
    const form = yamlValueAt(stringify(before, { lineWidth: 60 }), []);
    expect(applyValues(text, document.kind, before, form)).toBe(text);
  }
});

/** Writes prices and numbers as strings, and leaves out empty fields. */
const normalised = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values), (_name, value) =>
    value === '' || value === null || (Array.isArray(value) && value.length === 0)
      ? undefined
      : typeof value === 'object'
        ? value
        : String(Number.isNaN(Number(value)) ? value : Number(value)).trimEnd(),
  );
