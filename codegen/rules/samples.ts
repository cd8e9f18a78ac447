import type { Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

/** How much of the catalogue is invented to make the site complete. One warning for all, an error under --strict. */
export const samples: Rule = ({ catalogue }) => {
  const products = [...catalogue.products.values()].filter(({ file }) => file.sample);
  const pages = [...catalogue.pages.values()].filter(({ file }) => file.sample);
  const categories = [...catalogue.categories.values()].filter(({ file }) => file.sample);
  const places = catalogue.places.flatMap((file) => file.places).filter(({ sample }) => sample);
  const count = products.length + pages.length + categories.length + places.length;
  const first = products[0] ?? pages[0] ?? categories[0];
  if (count === 0 || !first) return [];
  const problem: Problem = {
    severity: 'warning',
    file: first.origin.document.file,
    ...first.origin.document.keyAt([...first.origin.path, 'sample']),
    field: 'sample',
    rule: 'sample',
    message: `${count} entries are samples (${products.length} products, ${pages.length} pages, ${categories.length} categories, ${places.length} places); this is the first`,
    write: 'the real facts, and take sample away',
  };
  return [problem];
};
