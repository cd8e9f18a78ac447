import { slugOf } from '../../kernel/slug.ts';
import { countries, type Page, type Section } from '../catalogue.ts';
import type { Shaped } from '../check-shape.ts';
import type { SectionEntry } from '../files/page.ts';
import type { Audience } from '../files/shared.ts';
import { parseInline, parseRichText } from './rich-text.ts';

/** The section that a path belongs to (AUD-03…06, A-03): the first of three words that it contains. */
export function audienceOfPath(path: string): Audience {
  if (path.includes('/specifiers')) return 'Specifiers';
  if (path.includes('/dealers')) return 'Dealers';
  return path.includes('/food-service') ? 'Food-Service' : 'Consumer';
}

/** Page files by URL. The first of two with one address wins; a rule reports the second. */
export function resolvePages(files: readonly Shaped<'page'>[]): {
  readonly pages: ReadonlyMap<string, Page>;
  readonly all: readonly Page[];
} {
  const all = files.map(
    ({ document, value }): Page => ({
      url: value.url,
      file: value,
      origin: { document, path: [] },
      audience: value.audience ?? audienceOfPath(value.url),
      countries: countries.filter((country) => (value.countries ?? countries).includes(country)),
      sections: (value.sections ?? []).map(resolveSection),
      transcript: parseRichText(value.transcript),
    }),
  );
  const pages = new Map<string, Page>();
  for (const page of all) if (!pages.has(page.url)) pages.set(page.url, page);
  return { pages, all };
}

export const sectionId = (section: SectionEntry): string => section.id ?? slugOf(section.heading);

function resolveSection(section: SectionEntry): Section {
  const { text, table, faqs, notices, ...rest } = section;
  return {
    ...rest,
    id: sectionId(section),
    text: parseRichText(text),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(parseInline)) } }),
    faqs: (faqs ?? []).map(({ question, answer }) => ({ question, answer: parseRichText(answer) })),
    notices: (notices ?? []).map((notice) => ({
      date: notice.date,
      title: notice.title,
      text: parseRichText(notice.text),
      sample: notice.sample === true,
    })),
  };
}
