import type { Page } from '../../kernel/contract.ts';
import { atReferences, type Found, foundIn, foundOf, type Rule, type RuleInput } from './rule.ts';

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
  check: (input) => [...noFilms(input), ...incomplete(input)],
};

/** What is listed among films is one. */
const noFilms = (input: RuleInput): Found[] =>
  atReferences(input, (reference, document) => {
    const page = input.catalogue.pages[reference.value];
    if (!reference.path.includes('relatedVideos') || !page || page.template === 'video') return [];
    return [
      foundIn(document, reference, {
        message: 'this page is no film',
        write: 'the path of a page with the template video',
      }),
    ];
  });

const incomplete = ({ written, isInDoubt }: RuleInput): Found[] =>
  written.pages.flatMap(({ entry, origin }): Found[] => {
    const bare = entry.sections.findIndex(isBare);
    if (bare >= 0 && !isInDoubt(origin.document, ['sections', bare]))
      return [
        foundOf(origin, ['sections', bare, 'heading'], {
          severity: 'warning',
          message: 'nothing stands beneath this heading',
          found: entry.sections[bare]?.heading ?? '',
          write: 'what it is about, or take it away',
        }),
      ];
    const [field, has] = needs[entry.template] ?? [];
    if (field === undefined || has?.(entry)) return [];
    return [
      foundOf(origin, ['template'], {
        message: `a page with the template ${entry.template} needs ${field}`,
        write: `${field}, as schema/page.schema.json describes it`,
      }),
    ];
  });

/** A section of which nothing is shown but its heading. */
const isBare = ({ id: _id, heading: _heading, ...rest }: Page['sections'][number]): boolean =>
  Object.values(rest).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
