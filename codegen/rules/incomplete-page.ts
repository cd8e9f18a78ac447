import type { Page } from '../../kernel/contract.ts';
import { groupBy } from './group-by.ts';
import { type Found, foundIn, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

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
      'error catalogue/pages/stores.yaml:2:11 template: A page with the template places needs places. Places, as schema/page.schema.json describes it. [incomplete-page]',
  },
  check: (input) => [...noFilms(input), ...incomplete(input)],
};

/** What is listed among films is one; what several list was one, most likely. */
const noFilms = (input: RuleInput): Found[] => {
  const places = input.documents.flatMap((document) =>
    document.references.flatMap((reference) => {
      const page = input.catalogue.pages[reference.value];
      const isFilm = !reference.path.includes('relatedVideos') || page?.template === 'video';
      return isFilm || !page ? [] : [{ reference, document, page }];
    }),
  );
  return [...groupBy(places, ({ page }) => page.url).values()].flatMap((group): Found[] => {
    const [first] = group;
    const origin = input.written.pages.findLast(
      ({ entry }) => entry.url === first?.page.url,
    )?.origin;
    if (!first || !origin) return [];
    const { reference, document, page } = first;
    if (group.length > 1 && page.transcript.length > 0)
      return [
        foundOf(origin, ['template'], {
          message: `${group.length} places list this page among films, and it has a transcript`,
          found: page.template,
          related: [lineOf({ document, path: reference.path }, [], 'the first is')],
          fix: 'video',
        }),
      ];
    return group.map((each) =>
      foundIn(each.document, each.reference, {
        message: 'this page is no film',
        write: 'the path of a page with the template video',
      }),
    );
  });
};

const incomplete = ({ written, isInDoubt }: RuleInput): Found[] =>
  written.pages.flatMap(({ entry, origin }): Found[] => {
    // What is there twice is told as such.
    const bare = entry.sections.findIndex(
      (section, index) => isBare(section) && section.heading !== entry.sections[index + 1]?.heading,
    );
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
