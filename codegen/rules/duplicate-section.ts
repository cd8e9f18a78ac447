import type { Rule } from './rule.ts';
import { saidOnce } from './said-once.ts';

export const duplicateSection: Rule = {
  name: 'duplicate-section',
  proves: 'GEN-07',
  scope: 'pages',
  truth: 'The sections of a page have headings or ids of their own: links lead to them.',
  good: { file: 'pages/specifiers-why.yaml', instead: 'id: more', yaml: 'id: further' },
  bad: {
    file: 'pages/specifiers-why.yaml',
    instead: 'id: more',
    yaml: 'id: flow-and-pressure',
    printed:
      'error catalogue/pages/specifiers-why.yaml:28:14 sections[1].heading: another section of the page says the same; found flow-and-pressure; first at catalogue/pages/specifiers-why.yaml:13; write something of its own [duplicate-section]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry, origin }) =>
      saidOnce(
        'section of the page',
        entry.sections.map(({ id }, index) => ({
          value: id,
          origin,
          path: ['sections', index, 'heading'],
        })),
      ),
    ),
};
