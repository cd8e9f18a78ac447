import { diffLines } from 'diff';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
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

const product = `# A comment that stays.
name: Carbon cartridge
summary: >-
  Keeps up with two bathrooms, because its 20" cartridges keep your flow up. Water runs through sediment and
  carbon filters, then past the UV lamp.
description: |
  The first line.

  The second line.   # not a comment
type: cartridge   # of the shelf
price: { au: 10.50, nz: on request } # ex GST
specifications:
  connection: "1.50"
  flow: 60
related: [A-1, B-2]
cartridges:
  # The first stage.
  - { code: A-1, every: 12 }
  - code: B-2 # the second
`;

it.each<[string, object, string]>([
  [
    'a price',
    { price: { au: '11.5', nz: 'on request' } },
    `- price: { au: 10.50, nz: on request } # ex GST
+ price: { au: 11.50, nz: on request } # ex GST`,
  ],
  [
    'a number typed as text',
    { specifications: { connection: '1.50', flow: '65' } },
    '-   flow: 60\n+   flow: 65',
  ],
  [
    'a text that looks like a number',
    { specifications: { connection: '1.25', flow: 60 } },
    '-   connection: "1.50"\n+   connection: "1.25"',
  ],
  [
    'a line of a block',
    { description: 'The first line.\n\nThe last line.' },
    '-   The second line.   # not a comment\n+   The last line.',
  ],
  [
    'a folded text',
    {
      summary: `Keeps up with two bathrooms, because its 20" cartridges keep your flow up. Water runs through sediment and carbon filters, then past the lamp.`,
    },
    '-   carbon filters, then past the UV lamp.\n+   carbon filters, then past the lamp.',
  ],
  [
    'an entry of a list in one line',
    { related: ['A-1', 'C-3'] },
    '- related: [A-1, B-2]\n+ related: [A-1, C-3]',
  ],
  [
    'a field of an entry',
    { cartridges: [{ code: 'A-1', every: 6 }, { code: 'B-2' }] },
    '-   - { code: A-1, every: 12 }\n+   - { code: A-1, every: 6 }',
  ],
  [
    'an entry taken away',
    { cartridges: [{ code: 'A-1', every: 12 }] },
    '-   - code: B-2 # the second',
  ],
  [
    'an entry added',
    {
      cartridges: [{ code: 'A-1', every: 12 }, { code: 'B-2' }, { code: 'C-3', every: '24' }],
    },
    '+   - code: C-3\n    every: 24',
  ],
  [
    'a field left empty',
    { related: [], keywords: [], gtin: null, series: '' },
    '- related: [A-1, B-2]',
  ],
  ['new fields', { series: 'WH2', keywords: ['carbon'] }, '+ series: WH2\nkeywords: [carbon]'],
  [
    'a new text of several lines',
    { specifications: { connection: '1.50', flow: 60, media: 'One\nTwo' } },
    '+   media: |\n    One\n    Two',
  ],
  [
    'entries in another order',
    { cartridges: [{ code: 'B-2' }, { code: 'A-1', every: 12 }] },
    '-   - { code: A-1, every: 12 }\n+   - { code: A-1, every: 12 }',
  ],
])('changes %s and nothing else', (_what, changed, expected) => {
  const change = (of: Product) => ({ ...of, ...changed });
  const { result, lines } = edited('product', product, change);
  expect(lines.join('\n')).toBe(expected);
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
