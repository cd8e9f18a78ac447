import type { Country, Page } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ListedLink } from '../components/LinkList/LinkList.tsx';
import type { PageSection } from '../components/PageSections/PageSections.tsx';
import { pageBreadcrumbs } from '../lookups/breadcrumbs.ts';
import {
  inlineFor,
  isReachableIn,
  type Market,
  sectionsIn,
  textFor,
} from '../lookups/in-country.ts';
import { distinctPictures, interestedIn, linkPicture, videosIn } from '../lookups/link-picture.ts';
import { pagePicture } from '../lookups/pictures.ts';
import { summariesOf } from '../lookups/product-summary.ts';

export type PageProps = ReturnType<typeof pageProps>;

export const marketOf = ({ audience }: Pick<Page, 'audience'>, country: Country): Market => ({
  country,
  dealers: audience === 'Dealers',
});

function sectionsOf(tables: Tables, page: Page, country: Country): readonly PageSection[] {
  const leads = ({ url }: { readonly url: string }) => isReachableIn(tables, url, country);
  return sectionsIn(page, country).map((section) => ({
    ...section,
    text: textFor(tables, section.text, country),
    ...(section.table && {
      table: {
        ...section.table,
        rows: section.table.rows.map((row) => row.map((cell) => inlineFor(tables, cell, country))),
      },
    }),
    faqs: section.faqs.map(({ question, answer }) => ({
      question,
      answer: textFor(tables, answer, country),
    })),
    notices: section.notices.map((notice) => ({
      ...notice,
      text: textFor(tables, notice.text, country),
    })),
    links: section.links.filter(leads),
    documents: section.documents.filter(leads),
    products: summariesOf(tables, section.products, marketOf(page, country)),
  }));
}

/** Props that every page template takes, besides its own. */
export function pageProps(tables: Tables, page: Page, country: Country) {
  const image = pagePicture(page);
  return {
    country,
    crumbs: pageBreadcrumbs(tables, page, country),
    title: page.title,
    intro: page.intro,
    sections: sectionsOf(tables, page, country),
    videos: videosIn(tables, page.relatedVideos, marketOf(page, country)),
    interestedIn: interestedIn(tables, page.interestedIn, marketOf(page, country)),
    sample: page.sample,
    ...(image && { image }),
    ...(page.source && { source: page.source }),
  };
}

export function pictured(
  tables: Tables,
  links: readonly ListedLink[],
  market: Market,
): readonly ListedLink[] {
  const pictureOf = ({ url }: ListedLink) => linkPicture(tables, url, market);
  const distinct = distinctPictures(tables, links, pictureOf);
  const withPictures = links.flatMap((link, index) => {
    const image = distinct[index] ?? pictureOf(link);
    return image ? [{ ...link, image: { ...image, alt: '' } }] : [];
  });
  return links.length > 2 && withPictures.length === links.length ? withPictures : links;
}

export const picturedSections = (
  tables: Tables,
  sections: readonly PageSection[],
  market: Market,
): readonly PageSection[] =>
  sections.map((section) => ({ ...section, links: pictured(tables, section.links, market) }));

export function picturedPageProps(tables: Tables, page: Page, country: Country) {
  const props = pageProps(tables, page, country);
  return { ...props, sections: picturedSections(tables, props.sections, marketOf(page, country)) };
}
