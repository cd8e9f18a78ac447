import { countries, type Page } from '../catalogue.ts';
import type { NavigationType } from '../files/shared.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../read/document.ts';
import { audienceOfPath } from '../resolve/pages.ts';
import { problemOf, type Rule } from './rule.ts';

/** Pages that the site's machinery leads to; each must exist. */
const needed = [
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
const audiences: readonly NavigationType[] = [
  'Consumer',
  'Dealers',
  'Specifiers',
  'Food-Service',
  'Plumbers',
];

/** Pages have what their template shows, and those that the header, footer and search rely on are there. */
export const pages: Rule = ({ catalogue, allPages, documents, complete }) => {
  const problems: Problem[] = [];
  for (const { file, origin } of allPages) {
    const lacks = (field: string, template: string) =>
      problems.push(
        problemOf(origin, ['template'], {
          rule: 'incomplete-page',
          message: `a page with the template ${template} needs ${field}`,
          write: `${field}, as schema/page.schema.json describes it`,
        }),
      );
    const section = audienceOfPath(file.url);
    if (file.audience !== undefined && file.audience !== section) {
      problems.push(
        problemOf(origin, ['audience'], {
          rule: 'audience-of-path',
          message: `a visitor of ${file.url} is shown the section ${section}: the path decides`,
          found: file.audience,
          write: `${section}, or a path below the home of ${file.audience}`,
        }),
      );
    }
    if (file.template === 'form' && !file.form) lacks('form', 'form');
    if (file.template === 'places' && !file.places) lacks('places', 'places');
    if (file.template === 'video' && file.transcript === undefined) lacks('transcript', 'video');
    for (const [index, section] of (file.sections ?? []).entries()) {
      const { table } = section;
      for (const [row, cells] of (table?.rows ?? []).entries()) {
        if (table && cells.length !== table.columns.length) {
          problems.push(
            problemOf(origin, ['sections', index, 'table', 'rows', row], {
              rule: 'table-row',
              message: `the row has ${cells.length} cells and the table ${table.columns.length} columns`,
              write: `${table.columns.length} cells`,
            }),
          );
        }
      }
    }
  }
  for (const document of documents) {
    if (document.kind !== 'promotion') continue;
    const { start, end } = catalogue[document.name === 'banner' ? 'banner' : 'summerSpecial'];
    if (start === undefined || end === undefined || start <= end) continue;
    problems.push(
      problemAt(document, ['end'], {
        rule: 'promotion-dates',
        message: `the promotion ends before it starts on ${start}`,
        found: end,
        write: 'a later day',
      }),
    );
  }
  if (!complete) return problems;
  const anyPage = [...catalogue.pages.values()][0];
  for (const url of needed) {
    if (catalogue.pages.has(url) || !anyPage) continue;
    problems.push({
      ...missingFile(anyPage, `pages${url === '/' ? '/home' : url}.yaml`),
      rule: 'missing-page',
      message: `the site needs a page at ${url}`,
      write: `a file in pages/ with url: ${url}`,
    });
  }
  for (const audience of audiences) {
    for (const country of countries) {
      const origin = catalogue.menuOrigins.get(audience);
      if (catalogue.menus[country][audience].length > 0 || !anyPage) continue;
      const finding = {
        rule: 'empty-menu',
        message: `the menu of ${audience} has no entry in ${country}`,
        write: 'items that lead to pages of that country',
      };
      const missing = missingFile(anyPage, `menus/${audience.toLowerCase()}.yaml`);
      problems.push(origin ? problemOf(origin, [], finding) : { ...missing, ...finding });
    }
  }
  return problems;
};

/** The place of a file that should stand in the catalogue of the page and does not. */
const missingFile = (page: Page, name: string) => ({
  severity: 'error' as const,
  file: page.origin.document.file.replace(/pages\/[^/]+$/, name),
  line: 1,
  column: 1,
  field: '',
});
