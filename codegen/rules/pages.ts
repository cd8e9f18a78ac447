import type { Page } from '../../kernel/entry-types.ts';
import { distance } from '../diagnostics/suggest.ts';
import lists from './lists.json' with { type: 'json' };
import { missingFile, type Rule, type RuleMatch, reportIn, reportOn } from './rule.ts';

export const incompletePage: Rule = {
  name: 'incomplete-page',
  check: ({ documents, tables, written, isReported }) => [
    ...documents.flatMap((document) =>
      document.references.flatMap((reference) => {
        const page = tables.pages[reference.value];
        if (!page || page.template === 'video' || !reference.path.includes('relatedVideos'))
          return [];
        return reportIn(document, reference, {
          message: `${reference.value} isn't a video page.`,
          write: 'Use the path of a page with template: video.',
        });
      }),
    ),
    ...written.pages.flatMap(({ entry: { sections, template }, origin }) => {
      if (
        sections.length === 0 &&
        template === 'article' &&
        !isReported(origin.document, ['sections'])
      )
        return reportOn(origin, ['url'], {
          severity: 'warning',
          key: true,
          message: 'This page has nothing under its intro.',
          write: 'Add its text under "sections".',
        });
      const bare = sections.findIndex(isBare);
      if (bare < 0 || isReported(origin.document, ['sections', bare])) return [];
      return reportOn(origin, ['sections', bare, 'heading'], {
        severity: 'warning',
        message: `There's nothing under the heading "${sections[bare]?.heading}".`,
        found: sections[bare]?.heading ?? '',
        write: 'Add some text, or delete the heading.',
      });
    }),
  ],
};

const isBare = ({ id: _id, heading: _heading, ...rest }: Page['sections'][number]): boolean =>
  Object.values(rest).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );

/** Pages that the site's code links to. */
export const needed: readonly string[] = lists.needed;

export const missingPage: Rule = {
  name: 'missing-page',
  description: `The site has the pages that its header, footer and search need: ${needed.join(', ')}.`,
  check: (input) => {
    if (!input.hasNoErrors('page')) return [];
    return needed.flatMap((url): RuleMatch | readonly [] => {
      const path = missingFile(input, `pages${url === '/' ? '/home' : url}.yaml`);
      if (input.tables.pages[url] || !path) return [];
      const message = `The site needs a page at ${url}.`;
      const write = `Restore its page's url, or add a file to pages/ with the line url: ${url}.`;
      const misspelt = input.written.pages.find(
        ({ entry }) => !needed.includes(entry.url) && distance(entry.url, url) <= 2,
      );
      return misspelt
        ? reportOn(misspelt.origin, ['url'], { message, found: misspelt.entry.url, fix: url })
        : { at: path, message, write };
    });
  },
};

export const orphanPage: Rule = {
  name: 'orphan-page',
  check: ({ documents, written, tables, hasNoErrors }) => {
    if (!hasNoErrors('site', 'page', 'menu', 'category')) return [];
    const hubOf = (url: string) => tables.pages[url.replace(/\/[^/]+$/, '')]?.url;
    const unlisted = written.pages.filter(({ entry: { url, parent } }) => {
      const hub = parent === undefined && hubOf(url);
      const others = written.pages.filter(
        ({ entry }) => hub && entry !== tables.pages[url] && hubOf(entry.url) === hub,
      );
      return others.length > 1 && others.every(({ entry }) => entry.parent === hub);
    });
    const linked = new Set(
      documents.flatMap(({ references }) =>
        references.flatMap(({ kind: of, value }) =>
          of === 'product' || of === 'image' ? [] : value.replace(/[?#].*$/, ''),
        ),
      ),
    );
    return [
      ...unlisted.map(({ entry: { url }, origin }) =>
        reportOn(origin, ['url'], {
          ...{ severity: 'warning', found: url },
          message: `${url} has no parent, but the other pages below ${hubOf(url)} do, so ${hubOf(url)} doesn't list it.`,
          write: `If it belongs there, add the line parent: ${hubOf(url)}. Otherwise, correct its url.`,
        }),
      ),
      ...written.pages.flatMap(({ entry: { url, parent }, origin }) =>
        parent !== undefined || needed.includes(url) || linked.has(url)
          ? []
          : reportOn(origin, ['url'], {
              severity: 'warning',
              message: `No page or menu links to ${url}.`,
              found: url,
              write: 'Give it a parent, link to it from another page, or correct its url.',
            }),
      ),
    ];
  },
};

export const tableRow: Rule = {
  name: 'table-row',
  check: ({ written }) =>
    written.pages.flatMap(({ entry, origin }) =>
      entry.sections.flatMap(({ table }, index) => {
        if (!table) return [];
        const { columns, rows } = table;
        const place = ['sections', index, 'table'];
        const counts = new Set(rows.map((cells) => cells.length));
        const [count = 0] = counts;
        // If all rows have the same number of cells, the columns are wrong.
        if (counts.size === 1 && rows.length > 1 && count !== columns.length)
          return reportOn(origin, [...place, 'columns'], {
            message: `The table has ${columns.length} columns, but ${rows.length === 2 ? 'both' : `all ${rows.length}`} rows have ${count} cells.`,
            write: `List ${count} column headings, with commas between them.`,
          });
        return rows.flatMap((cells, row) =>
          cells.length === columns.length
            ? []
            : reportOn(
                origin,
                [...place, 'rows', row, Math.min(columns.length, cells.length - 1)],
                {
                  message: `This row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the table has ${columns.length} columns.`,
                  write: `Give the row ${columns.length} cells.`,
                },
              ),
        );
      }),
    ),
};
