import type { Country, Page } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { PageSection } from '../components/PageSections/PageSections.tsx';
import { pageTrail } from '../tables/crumbs.ts';
import { type Here, inlineHere, leadsHere, textHere } from '../tables/here.ts';
import { interestedHere, videosHere } from '../tables/link-picture.ts';
import { pagePicture } from '../tables/pictures.ts';
import { summariesOf } from '../tables/product-summary.ts';
import type { PageProps } from './page-shape.ts';

/** The visitors a page or category is for. */
export const hereOf = ({ audience }: Pick<Page, 'audience'>, country: Country): Here => ({
  country,
  dealers: audience === 'Dealers',
});

function sectionsOf(tables: Tables, page: Page, country: Country): readonly PageSection[] {
  const leads = ({ url }: { readonly url: string }) => leadsHere(tables, url, country);
  return page.sections.map((section) => ({
    ...section,
    text: textHere(tables, section.text, country),
    ...(section.table && {
      table: {
        ...section.table,
        rows: section.table.rows.map((row) => row.map((cell) => inlineHere(tables, cell, country))),
      },
    }),
    faqs: section.faqs.map(({ question, answer }) => ({
      question,
      answer: textHere(tables, answer, country),
    })),
    notices: section.notices.map((notice) => ({
      ...notice,
      text: textHere(tables, notice.text, country),
    })),
    links: section.links.filter(leads),
    documents: section.documents.filter(leads),
    products: summariesOf(tables, section.products, hereOf(page, country)),
  }));
}

export function pageProps(tables: Tables, page: Page, country: Country): PageProps {
  const image = pagePicture(page);
  return {
    country,
    crumbs: pageTrail(tables, page, country),
    title: page.title,
    intro: page.intro,
    sections: sectionsOf(tables, page, country),
    videos: videosHere(tables, page.relatedVideos, hereOf(page, country)),
    interestedIn: interestedHere(tables, page.interestedIn, hereOf(page, country)),
    sample: page.sample,
    ...(image && { image }),
    ...(page.source && { source: page.source }),
  };
}
