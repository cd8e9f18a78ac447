import { valueAt } from '../value-at.ts';
import type { Rule } from './rule.ts';
import { saidOnce } from './said-once.ts';

export const duplicateSection: Rule = {
  name: 'duplicate-section',
  proves: 'GEN-07',
  scope: 'pages',
  description:
    'The sections of a page have headings and ids of their own, because links lead to them.',
  good: { file: 'pages/specifiers-why.yaml', instead: 'id: more', yaml: 'id: further' },
  bad: {
    file: 'pages/specifiers-why.yaml',
    instead: 'id: more',
    yaml: 'id: flow-and-pressure',
    printed:
      'error catalogue/pages/specifiers-why.yaml:29:9 sections[1].id: Another section of the page has the same value. Found flow-and-pressure. First at catalogue/pages/specifiers-why.yaml:13. Change one of the two. [duplicate-section]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry: { sections }, origin }) => {
      const { document, path } = origin;
      // Without an id of its own, a section has one of its heading's words.
      const hasId = (index: number) =>
        valueAt(document.value, [...path, 'sections', index, 'id']) !== undefined;
      const sayings = (field: 'id' | 'heading', among: readonly number[]) =>
        among.map((index) => ({
          value: sections[index]?.[field] ?? '',
          origin,
          path: ['sections', index, hasId(index) ? field : 'heading'],
        }));
      const all = [...sections.keys()];
      const ids = sections.map(({ id }) => id);
      const own = all.filter((index) => ids.indexOf(ids[index] ?? '') === index);
      return [
        ...saidOnce('section of the page', sayings('id', all)),
        ...saidOnce('section of the page', sayings('heading', own)),
      ];
    }),
};
