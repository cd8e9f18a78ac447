import type { Page } from '../../kernel/contract.ts';
import { foundOf, type Rule } from './rule.ts';

/** What a template cannot do without, and whether the page has it. */
const needs: Partial<
  Record<Page['template'], readonly [field: string, has: (page: Page) => boolean]>
> = {
  guide: ['guide', ({ guide }) => guide !== undefined],
  form: ['form', ({ form }) => form !== undefined],
  places: ['places', ({ places }) => places !== undefined],
  video: ['transcript', ({ transcript }) => transcript.length > 0],
};

export const incompletePage: Rule = {
  name: 'incomplete-page',
  proves: 'RTE-25',
  scope: 'pages',
  truth: 'A page has what its template shows: a form its fields, a film its transcript.',
  good: { file: 'pages/stores.yaml', instead: 'places: store', yaml: 'places: installer' },
  bad: {
    file: 'pages/stores.yaml',
    instead: 'places: store\n',
    yaml: '',
    printed:
      'error catalogue/pages/stores.yaml:2:11 template: a page with the template places needs places; write places, as schema/page.schema.json describes it [incomplete-page]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry, origin }) => {
      const [field, has] = needs[entry.template] ?? [];
      if (field === undefined || has?.(entry)) return [];
      return [
        foundOf(origin, ['template'], {
          message: `a page with the template ${entry.template} needs ${field}`,
          write: `${field}, as schema/page.schema.json describes it`,
        }),
      ];
    }),
};
