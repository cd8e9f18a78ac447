import type { Catalogue, Page, Section } from '../catalogue.ts';
import type { FormEntry } from '../files/page.ts';
import { interestedInOf, relatedVideoOf } from './categories.ts';
import { imageOf } from './image.ts';
import type { SourceModule } from './source-file.ts';

export function emitPages(catalogue: Catalogue): SourceModule {
  return {
    name: 'pages',
    doc: 'Every page of text, hub and tool.',
    contract: ['Page'],
    unions: [
      {
        name: 'PageUrl',
        members: [...catalogue.pages.keys()].sort(),
        doc: 'The addresses of all pages.',
      },
    ],
    tables: [
      {
        name: 'pages',
        type: 'Readonly<Record<PageUrl, Page>>',
        value: Object.fromEntries(
          [...catalogue.pages.values()]
            .sort((a, b) => (a.url < b.url ? -1 : 1))
            .map((page) => [page.url, pageOf(catalogue, page)]),
        ),
        doc: 'Pages by address.',
      },
    ],
  };
}

function pageOf(
  catalogue: Catalogue,
  { url, file, audience, countries, sections, transcript }: Page,
) {
  return {
    url,
    template: file.template ?? 'article',
    audience,
    title: file.title,
    pageTitle: file.pageTitle,
    pageDescription: file.pageDescription,
    intro: file.intro,
    image: imageOf(catalogue, file.image),
    parent: file.parent,
    date: file.date,
    canonical: file.canonical,
    noindex: file.noindex ?? false,
    sections: sections.map((section) => sectionOf(catalogue, section)),
    relatedVideos: (file.relatedVideos ?? []).flatMap((video) => relatedVideoOf(catalogue, video)),
    interestedIn: (file.interestedIn ?? []).map((entry) => interestedInOf(catalogue, entry)),
    points: (file.points ?? []).map((point) => ({ ...point, products: point.products ?? [] })),
    source: file.source,
    transcript,
    form: file.form && formOf(file.form),
    places: file.places,
    countries,
    sample: file.sample ?? false,
  };
}

/** A form with what it does not say filled in: fields are required unless told otherwise. */
export const formOf = (form: FormEntry) => ({
  ...form,
  fields: form.fields.map((field) => ({
    ...field,
    required: field.required ?? true,
    options: field.options ?? [],
    lazy: field.lazy ?? field.type === 'date',
  })),
});

const sectionOf = (
  catalogue: Catalogue,
  { id, heading, text, image, table, faqs, links, products, documents, notices }: Section,
) => ({
  id,
  heading,
  text,
  image: imageOf(catalogue, image),
  table,
  faqs,
  links: links ?? [],
  products: products ?? [],
  documents: documents ?? [],
  notices,
});
