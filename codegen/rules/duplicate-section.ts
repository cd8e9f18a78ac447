import type { Rule } from './rule.ts';
import { saidOnce } from './said-once.ts';

export const duplicateSection: Rule = {
  name: 'duplicate-section',
  scope: 'pages',
  truth: 'The sections of a page have headings or ids of their own: links lead to them.',
  good: { file: 'pages/specifiers-why.yaml', instead: 'id: more', yaml: 'id: further' },
  bad: { file: 'pages/specifiers-why.yaml', instead: 'id: more', yaml: 'id: flow-and-pressure' },
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
