/** What all pages share: way, words, picture, sections, closing; reading pages need little more. */

import type { Country, Page } from '../../kernel/contract.ts';
import type { ListedLink } from '../components/LinkList/LinkList.tsx';
import { longDate } from '../components/Notices/long-date.ts';
import type { PageSection } from '../components/PageSections/PageSections.tsx';
import { pageTrail } from '../tables/crumbs.ts';
import { type Here, inlineHere, leadsHere, textHere } from '../tables/here.ts';
import { pictureOfPage, videosHere } from '../tables/link-picture.ts';
import { childrenOf } from '../tables/page-index.ts';
import { pagePicture } from '../tables/pictures.ts';
import { summariesOf } from '../tables/product-summary.ts';
import type { Tables } from '../tables/tables.ts';
import type { ArticleProps } from './article/Article.tsx';
import type { HouseProps } from './house/House.tsx';
import type { HubProps } from './hub/Hub.tsx';
import type { PageProps } from './page-shape.ts';
import type { VideoProps } from './video/Video.tsx';

const hereOf = (page: Page, country: Country): Here => ({
  country,
  dealers: page.audience === 'Dealers',
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
  const leads = ({ url }: { readonly url: string }) => leadsHere(tables, url, country);
  const image = pagePicture(page);
  return {
    country,
    crumbs: pageTrail(tables, page, country),
    title: page.title,
    intro: page.intro,
    sections: sectionsOf(tables, page, country),
    videos: videosHere(tables, page.relatedVideos, hereOf(page, country)),
    interestedIn: page.interestedIn.filter(leads),
    sample: page.sample,
    ...(image && { image }),
    ...(page.source && { source: page.source }),
  };
}

export function articleProps(tables: Tables, page: Page, country: Country): ArticleProps {
  return {
    ...pageProps(tables, page, country),
    ...(page.date !== undefined && { date: page.date }),
  };
}

/** The pages below a hub as links, without those that its own sections already lead to. */
export function childLinks(tables: Tables, hub: Page, country: Country): readonly ListedLink[] {
  const linked = new Set(hub.sections.flatMap(({ links }) => links.map(({ url }) => url)));
  return childrenOf(tables, hub.url, country)
    .filter(({ url }) => !linked.has(url))
    .map((child) => ({
      label: child.title,
      url: child.url,
      description: child.intro,
      ...(child.date !== undefined && { note: longDate(child.date) }),
    }));
}

export function hubProps(tables: Tables, page: Page, country: Country): HubProps {
  return {
    ...pageProps(tables, page, country),
    children: childLinks(tables, page, country),
  };
}

export function houseProps(tables: Tables, page: Page, country: Country): HouseProps {
  const here = hereOf(page, country);
  return {
    ...pageProps(tables, page, country),
    points: page.points.map(({ name, text, url, products }) => ({
      name,
      text,
      products: summariesOf(tables, products, here),
      ...(url !== undefined && leadsHere(tables, url, country) && { url }),
    })),
  };
}

export function videoProps(tables: Tables, page: Page, country: Country): VideoProps {
  const image = pictureOfPage(tables, page, hereOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image }),
    transcript: textHere(tables, page.transcript, country),
  };
}
