import type { ReactElement } from 'react';
import type { Country, CountrySite, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Contact } from '../../components/Contact/Contact.tsx';
import type { ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Links, PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { distinctPictures, linkPicture } from '../../tables/link-picture.ts';
import type { Market } from '../../tables/market.ts';
import { childLinks } from '../page-links.ts';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

type HubProps = PageProps & {
  /** The pages whose parent this is, as the country has them. */
  readonly children: readonly ListedLink[];
  /** The country's company, on a page that links to the contact page. */
  readonly contact?: CountrySite['contact'] | undefined;
};

export function Hub(props: HubProps): ReactElement {
  return (
    <div data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {props.children.length > 0 && (
        <Section id="pages" heading="In this section">
          <Links links={props.children} />
        </Section>
      )}
      <PageSections sections={props.sections} country={props.country} />
      {props.contact && (
        <Section id="contact" heading="Talk to us" layout="split">
          <div className="column">
            <Contact contact={props.contact} />
            <a className="button" href="/contact-us">
              Write to us
            </a>
          </div>
        </Section>
      )}
      <Closing {...props} />
    </div>
  );
}

/** Three links or more, each with a picture of its subject if all have one. */
function pictured(
  tables: Tables,
  links: readonly ListedLink[],
  market: Market,
): readonly ListedLink[] {
  const pictureOf = ({ url }: ListedLink) => linkPicture(tables, url, market);
  const distinct = distinctPictures(tables, links, ({ url }) => url, pictureOf);
  const withPictures = links.flatMap((link, index) => {
    const image = distinct[index] ?? pictureOf(link);
    return image ? [{ ...link, image: { ...image, alt: '' } }] : [];
  });
  return links.length > 2 && withPictures.length === links.length ? withPictures : links;
}

export function hubProps(tables: Tables, page: Page, country: Country): HubProps {
  const market = marketOf(page, country);
  const props = pageProps(tables, page, country);
  return {
    ...props,
    sections: props.sections.map((section) => ({
      ...section,
      links: pictured(tables, section.links, market),
    })),
    children: pictured(tables, childLinks(tables, page, country), market),
    ...(page.sections.some(({ links }) => links.some(({ url }) => url === '/contact-us')) && {
      contact: tables.site.countries[country].contact,
    }),
  };
}

export const hub = contentPageType(Hub, hubProps);
