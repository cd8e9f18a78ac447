import type { Kind } from '../document.ts';
import { foundAt, type Rule } from './rule.ts';

const places: Partial<Record<Kind, string>> = {
  product: 'in products',
  page: 'in pages',
  category: 'in categories',
  places: 'in places',
};

export const sample: Rule = {
  name: 'sample',
  proves: 'GEN-07',
  scope: 'every file',
  description: 'Invented entries are counted (one warning for all).',
  good: {
    file: 'products/CT-1.yaml',
    instead: 'type: cartridge',
    yaml: 'type: cartridge\nsample: false',
  },
  bad: {
    file: 'products/CT-1.yaml',
    instead: 'type: cartridge',
    yaml: 'type: cartridge\nsample: true',
    printed:
      'warning catalogue/products/CT-1.yaml:4:1 sample: 1 entry is a sample (1 in products). This is the first. Write the real facts, and delete sample. [sample]',
  },
  check: ({ documents }) => {
    const found = documents.flatMap((document) =>
      document.samples.map((path) => ({ document, path })),
    );
    const [first] = found;
    if (!first) return [];
    const counts = new Map<string, number>();
    for (const { document } of found) {
      const name = places[document.kind] ?? 'elsewhere';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const list = [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
    return [
      foundAt(first.document, first.path, {
        severity: 'warning',
        key: true,
        message: `${found.length} ${found.length === 1 ? 'entry is a sample' : 'entries are samples'} (${list}). This is the first.`,
        write: 'Write the real facts, and delete sample.',
      }),
    ];
  },
};
