import { countries } from '../../kernel/countries.ts';
import type { FormDefinition, Page } from '../../kernel/entry-types.ts';
import type { PageFile } from '../../kernel/generated/page.ts';
import { audienceOfPath, type Sections } from '../../kernel/navigation.ts';
import { slugify } from '../../kernel/slug.ts';
import type { EntryWithOrigin } from '../entries.ts';
import type { Validated } from '../validate/validated.ts';
import type { JoinedFields } from './joined-fields.ts';
import { omitUndefined } from './omit-undefined.ts';

export const resolvePages = (
  files: readonly Validated<'page'>[],
  joinedFields: JoinedFields,
  sections: Sections,
): readonly EntryWithOrigin<Page>[] =>
  files
    .map(({ document, value }) => ({
      entry: pageOf(value, joinedFields, sections),
      origin: { document, path: [] },
    }))
    .sort((a, b) => (a.entry.url < b.entry.url ? -1 : a.entry.url > b.entry.url ? 1 : 0));

function pageOf(file: PageFile, joinedFields: JoinedFields, sections: Sections): Page {
  const shownIn = file.countries ?? countries;
  return omitUndefined({
    ...file,
    template: file.template ?? 'article',
    audience: audienceOfPath(file.url, sections),
    image: joinedFields.image(file.image),
    noindex: file.noindex ?? false,
    sections: (file.sections ?? []).map((section) => sectionOf(section, joinedFields)),
    relatedVideos: joinedFields.videos(file.relatedVideos),
    interestedIn: joinedFields.interestedIn(file.interestedIn),
    points: (file.points ?? []).map(({ name, text, url, products = [] }) =>
      omitUndefined({ name, text, url, products }),
    ),
    transcript: joinedFields.text(file.transcript),
    form: file.form && formOf(file.form),
    guide: file.guide && {
      serves: file.guide.serves,
      steps: file.guide.steps.map((step) => ({ ...step, text: joinedFields.text(step.text) })),
    },
    countries: countries.filter((country) => shownIn.includes(country)),
    sample: file.sample ?? false,
  });
}

function sectionOf(section: NonNullable<PageFile['sections']>[number], joinedFields: JoinedFields) {
  const { table } = section;
  return omitUndefined({
    id: section.id ?? slugify(section.heading),
    heading: section.heading,
    countries: section.countries,
    text: joinedFields.text(section.text),
    image: joinedFields.image(section.image),
    table: table && { ...table, rows: table.rows.map((row) => row.map(joinedFields.inline)) },
    faqs: (section.faqs ?? []).map(({ question, answer }) => ({
      question,
      answer: joinedFields.text(answer),
    })),
    links: section.links ?? [],
    products: section.products ?? [],
    documents: section.documents ?? [],
    notices: (section.notices ?? []).map(({ date, title, text, sample = false }) => ({
      date,
      title,
      text: joinedFields.text(text),
      sample,
    })),
  });
}

/** Adds a form's defaults. Fields are required unless the file says otherwise. */
const formOf = (form: NonNullable<PageFile['form']>): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) => ({
    ...field,
    required: field.required ?? true,
    options: field.options ?? [],
    lazy: field.lazy ?? field.type === 'date',
  })),
});
