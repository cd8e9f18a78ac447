import { expect, it } from 'vitest';
import { parseDocumentUrl, productDocuments } from './documents.ts';

const stated = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([id, value]) => ({ id, group: '', label: id, value }));
const cabinet = {
  code: 'FILTERWALL-F5',
  specifications: stated({ width: 640, height: 800, depth: 250 }),
};

it('parses every address it links', () => {
  const requests = productDocuments(cabinet, 'AU').map(({ url }) => parseDocumentUrl(url));
  expect(requests).toEqual([
    { format: 'pdf', code: 'FILTERWALL-F5', country: 'AU' },
    { format: 'txt', code: 'FILTERWALL-F5', country: 'AU' },
    { format: 'svg', code: 'FILTERWALL-F5' },
    { format: 'dxf', code: 'FILTERWALL-F5' },
  ]);
});

it.each([
  '/documents/WH2-60.pdf',
  '/documents/WH2-60-au.dxf',
  '/documents/../WH2-60.dxf',
  '/documents/WH2-60.exe',
  '/_ipx/_/products/WH2-60.svg',
])('%s names no document', (address) => {
  expect(parseDocumentUrl(address)).toBeUndefined();
});
