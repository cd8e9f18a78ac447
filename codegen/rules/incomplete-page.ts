import type { Page } from '../../kernel/contract.ts';
import { type Found, foundIn, foundOf, type Rule } from './rule.ts';

/** The part that a template needs, and whether the page has it. */
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
  description: 'A page has what its template shows: a form its fields, a video its transcript.',
  good: { file: 'pages/stores.yaml', instead: 'places: store', yaml: 'places: installer' },
  bad: {
    file: 'pages/stores.yaml',
    instead: 'places: store\n',
    yaml: '',
    printed:
      'error catalogue/pages/stores.yaml:2:11 template: A page with the template places needs places. Add places, as schema/page.schema.json describes it. [incomplete-page]',
  },
  check: ({ documents, catalogue, written, isInDoubt }) => [
    ...documents.flatMap((document) =>
      document.references.flatMap((reference) => {
        const page = catalogue.pages[reference.value];
        return !page || page.template === 'video' || !reference.path.includes('relatedVideos')
          ? []
          : [
              foundIn(document, reference, {
                message: "This page isn't a video.",
                write: 'Use the path of a page with the template video.',
              }),
            ];
      }),
    ),
    ...written.pages.flatMap(({ entry, origin }): Found[] => {
      const bare = entry.sections.findIndex(
        // duplicate-section reports a heading that is there twice.
        (section, index) =>
          isBare(section) && section.heading !== entry.sections[index + 1]?.heading,
      );
      if (bare >= 0 && !isInDoubt(origin.document, ['sections', bare]))
        return [
          foundOf(origin, ['sections', bare, 'heading'], {
            severity: 'warning',
            message: 'Nothing follows this heading.',
            found: entry.sections[bare]?.heading ?? '',
            write: 'Add a text, or delete the heading.',
          }),
        ];
      const [field, has] = needs[entry.template] ?? [];
      if (field === undefined || has?.(entry)) return [];
      return [
        foundOf(origin, ['template'], {
          message: `A page with the template ${entry.template} needs ${field}.`,
          write: `Add ${field}, as schema/page.schema.json describes it.`,
        }),
      ];
    }),
  ],
};

/** A section that shows nothing but its heading. */
const isBare = ({ id: _id, heading: _heading, ...rest }: Page['sections'][number]): boolean =>
  Object.values(rest).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
