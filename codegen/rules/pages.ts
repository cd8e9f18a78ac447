import type { Page } from '../../kernel/contract.ts';
import { audienceOfPath, sectionsOf } from '../../kernel/navigation.ts';
import { distance } from '../diagnostics/suggest.ts';
import { valueAt } from '../value-at.ts';
import { duplicatesIn } from './duplicates.ts';
import { missingFile, type Rule, type RuleMatch, reportIn, reportOn } from './rule.ts';
export const audienceOfPathRule: Rule = {
  name: 'audience-of-path',
  scope: 'pages',
  description: 'The audience of a page is the one that its path names.',
  check: ({ catalogue, written, isSettingReported }) => {
    if (isSettingReported(['audiences'])) return [];
    const sections = sectionsOf(catalogue.site.audiences);
    return written.pages.flatMap(({ entry: { url, audience }, origin }) => {
      const section = audienceOfPath(url, sections);
      if (audience === section) return [];
      return [
        reportOn(origin, ['audience'], {
          message: `Visitors of ${url} see the section ${section}, because of its path.`,
          found: audience,
          write: `Use ${section}, or a path below the home of ${audience}.`,
        }),
      ];
    });
  },
};

export const duplicateSection: Rule = {
  name: 'duplicate-section',
  scope: 'pages',
  description:
    'The sections of a page have headings and ids of their own, because links lead to them.',
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
        ...duplicatesIn('section of the page', sayings('id', all)),
        ...duplicatesIn('section of the page', sayings('heading', own)),
      ];
    }),
};
export const formField: Rule = {
  name: 'form-field',
  scope: 'pages',
  description: 'The fields of a form have names of their own, and a select has options.',
  check: ({ written }) =>
    written.pages.flatMap(({ entry: { form }, origin }) =>
      (form?.fields ?? []).flatMap(({ name, type, options }, index, all): RuleMatch[] => {
        const at = (field: string) => ['form', 'fields', index, field];
        if (all.findIndex((other) => other.name === name) < index)
          return [
            reportOn(origin, at('name'), {
              message: 'Another field of this form has this name, so one answer would be lost.',
              found: name,
              write: 'Use another name.',
            }),
          ];
        if (type === 'select' && options.length === 0)
          return [
            reportOn(origin, at('type'), {
              message: 'This select has no options.',
              write: 'Add options: with the choices in a list, or use the type text.',
            }),
          ];
        return type !== 'select' && options.length > 0
          ? [
              reportOn(origin, at('type'), {
                message: 'Only a select shows its options.',
                found: type,
                fix: 'select',
              }),
            ]
          : [];
      }),
    ),
};

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
  scope: 'pages',
  description: 'A page has what its template shows: a form its fields, a video its transcript.',
  check: ({ documents, catalogue, written, isReported }) => [
    ...documents.flatMap((document) =>
      document.references.flatMap((reference) => {
        const page = catalogue.pages[reference.value];
        return !page || page.template === 'video' || !reference.path.includes('relatedVideos')
          ? []
          : [
              reportIn(document, reference, {
                message: "This page isn't a video.",
                write: 'Use the path of a page with the template video.',
              }),
            ];
      }),
    ),
    ...written.pages.flatMap(({ entry, origin }) => {
      const bare = entry.sections.findIndex(
        // duplicate-section reports a heading that is there twice.
        (section, index) =>
          isBare(section) && section.heading !== entry.sections[index + 1]?.heading,
      );
      const found: RuleMatch[] = [];
      if (bare >= 0 && !isReported(origin.document, ['sections', bare]))
        found.push(
          reportOn(origin, ['sections', bare, 'heading'], {
            severity: 'warning',
            message: 'Nothing follows this heading.',
            found: entry.sections[bare]?.heading ?? '',
            write: 'Add a text, or delete the heading.',
          }),
        );
      const [field, has] = needs[entry.template] ?? [];
      if (field !== undefined && !has?.(entry))
        found.push(
          reportOn(origin, ['template'], {
            message: `A page with the template ${entry.template} needs ${field}.`,
            write: `Add ${field}, as schema/page.schema.json describes it.`,
          }),
        );
      return found;
    }),
  ],
};

/** A section that shows nothing but its heading. */
const isBare = ({ id: _id, heading: _heading, ...rest }: Page['sections'][number]): boolean =>
  Object.values(rest).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );

/** Pages that the code of the site leads to. */
export const needed: readonly string[] = [
  '/',
  '/404',
  '/search',
  '/world',
  '/stores',
  '/installer',
  '/login',
  '/contact-us',
  '/warranty-registration',
];

export const missingPage: Rule = {
  name: 'missing-page',
  scope: 'pages',
  description: `The pages that header, footer and search rely on exist: ${needed.join(', ')}.`,
  check: (input) => {
    if (!input.isWhole('page')) return [];
    return needed.flatMap((url) => {
      const place = missingFile(input, `pages${url === '/' ? '/home' : url}.yaml`);
      if (input.catalogue.pages[url] || !place) return [];
      const message = `The site needs a page at ${url}.`;
      const misspelt = input.written.pages.find(
        ({ entry }) => !needed.includes(entry.url) && distance(entry.url, url) <= 2,
      );
      return misspelt
        ? [reportOn(misspelt.origin, ['url'], { message, found: misspelt.entry.url, fix: url })]
        : [{ at: place, message, write: `Add a file to pages/ with url: ${url}.` }];
    });
  },
};

export const tableRow: Rule = {
  name: 'table-row',
  scope: 'pages',
  description: 'Each row of a table has as many cells as the table has columns.',
  check: ({ written }) =>
    written.pages.flatMap(({ entry, origin }) =>
      entry.sections.flatMap(({ table }, index): RuleMatch[] => {
        if (!table) return [];
        const { columns, rows } = table;
        const place = ['sections', index, 'table'];
        const counts = new Set(rows.map((cells) => cells.length));
        const [count = 0] = counts;
        // Where all rows agree, the columns are wrong.
        if (counts.size === 1 && rows.length > 1 && count !== columns.length)
          return [
            reportOn(origin, [...place, 'columns'], {
              message: `The table has ${columns.length} columns, and all of its ${rows.length} rows have ${count} cells.`,
              write: `Write ${count} columns, with commas between them.`,
            }),
          ];
        return rows.flatMap((cells, row) =>
          cells.length === columns.length
            ? []
            : [
                reportOn(
                  origin,
                  [...place, 'rows', row, Math.min(columns.length, cells.length - 1)],
                  {
                    message: `The row has ${cells.length} cells, and the table ${columns.length} columns.`,
                    write: `Write ${columns.length} cells.`,
                  },
                ),
              ],
        );
      }),
    ),
};
