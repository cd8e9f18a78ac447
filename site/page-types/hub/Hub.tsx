import type { ReactElement } from 'react';
import type { Country, CountrySite, Image, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Card, CardGrid } from '../../components/Card/Card.tsx';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Contact } from '../../components/Contact/Contact.tsx';
import type { ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { distinctPictures, pictureOfPage } from '../../tables/link-picture.ts';
import { childLinks } from '../page-links.ts';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

type HubProps = PageProps & {
  /** The pages whose parent this is, as the country has them. */
  readonly children: readonly (ListedLink & { readonly image?: Image })[];
  /** The country's company, on a page that links to the contact page. */
  readonly contact?: CountrySite['contact'] | undefined;
};

export function Hub(props: HubProps): ReactElement {
  return (
    <div data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {props.children.length > 0 && (
        <Section id="pages" heading="In this section">
          <CardGrid
            entries={props.children}
            card={({ label, url, image, description, note }) => (
              <Card title={label} url={url} image={image} text={description}>
                {note !== undefined && <p className="hint">{note}</p>}
              </Card>
            )}
          />
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

/** Child pages, each with a picture of its subject. */
function issued(tables: Tables, page: Page, country: Country): HubProps['children'] {
  const links = childLinks(tables, page, country);
  const images = distinctPictures(
    tables,
    links,
    ({ url }) => url,
    ({ url }) => {
      const child = tables.pages[url];
      return child && pictureOfPage(tables, child, marketOf(page, country));
    },
  );
  return links.map((link, index) => {
    const image = images[index];
    return image ? { ...link, image } : link;
  });
}

export function hubProps(tables: Tables, page: Page, country: Country): HubProps {
  return {
    ...pageProps(tables, page, country),
    children: issued(tables, page, country),
    ...(page.sections.some(({ links }) => links.some(({ url }) => url === '/contact-us')) && {
      contact: tables.site.countries[country].contact,
    }),
  };
}

export const hub = contentPageType(Hub, hubProps);
