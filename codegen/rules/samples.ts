import type { Problem } from '../problem.ts';
import type { FieldPath, SourceDocument } from '../read/document.ts';
import { problemAt } from '../read/document.ts';
import type { Rule } from './rule.ts';

/** How much of the catalogue is invented to make the site complete. One warning for all, an error under --strict. */
export const samples: Rule = ({ documents }): Problem[] => {
  const found = documents.flatMap((document) =>
    samplesIn(document.value, []).map((path) => ({ document, path })),
  );
  const [first] = found;
  if (!first) return [];
  const counts = new Map<string, number>();
  for (const { document } of found) {
    const name = names[document.kind] ?? 'elsewhere';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const list = [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
  return [
    problemAt(first.document, first.path, {
      severity: 'warning',
      key: true,
      rule: 'sample',
      message: `${found.length} ${found.length === 1 ? 'entry is a sample' : 'entries are samples'} (${list}); this is the first`,
      write: 'the real facts, and take sample away',
    }),
  ];
};

const names: Partial<Record<SourceDocument['kind'], string>> = {
  product: 'in products',
  page: 'in pages',
  category: 'in categories',
  places: 'in places',
};

/** Where `sample: true` stands, however deep. */
function samplesIn(value: unknown, path: FieldPath): FieldPath[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => samplesIn(entry, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'sample' && entry === true ? [[...path, key]] : samplesIn(entry, [...path, key]),
  );
}
