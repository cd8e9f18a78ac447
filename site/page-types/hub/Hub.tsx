import type { ReactElement } from 'react';
import type { Country, CountrySite, Image, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Contact } from '../../components/Contact/Contact.tsx';
import { classNames } from '../../components/class-names.ts';
import type { ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { isScene, Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { distinctPictures, pictureOfPage } from '../../tables/link-picture.ts';
import { childLinks } from '../page-links.ts';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Hub.module.css';

type Issued = ListedLink & { readonly image?: Image };

type HubProps = PageProps & {
  /** The pages whose parent this is, as the country has them. */
  readonly children: readonly Issued[];
  /** The country's company, on a page that links to the contact page. */
  readonly contact?: CountrySite['contact'] | undefined;
};

/** Articles as in a magazine, the newest first and large. */
function Issue({ links }: { readonly links: readonly Issued[] }): ReactElement {
  return (
    <ol className={`wrap ${styles.issue}`}>
      {links.map(({ label, url, description, note, image }, place) => (
        <li key={url}>
          {image && (
            <Picture
              image={image}
              width={place === 0 ? 440 : 288}
              wider={{ 640: place === 0 ? 720 : 600 }}
              priority={place === 0}
              className={isScene(image) ? styles.scene : styles.object}
            />
          )}
          {note !== undefined && <p className="hint">{note}</p>}
          <h2>
            <a className="card-link" href={url}>
              {label}
            </a>
          </h2>
          {description !== undefined && <p className={styles.about}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Short lists side by side, next to the contact details on a page about contact. */
function Directory({ sections, contact }: Pick<HubProps, 'sections' | 'contact'>): ReactElement {
  return (
    <div className={classNames('wrap', styles.directory, contact && styles.withContact)}>
      <div className={styles.lists}>
        {sections.map(({ id, heading, text, links }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <RichText text={text} />
            <ul>
              {links.map(({ label, url, description }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                  {description !== undefined && <span className="hint">{description}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {contact && (
        <aside className={styles.contact} aria-label="Contact">
          <h2>Talk to us</h2>
          <Contact contact={contact} />
          <a className="button" href="/contact-us">
            Write to us
          </a>
        </aside>
      )}
    </div>
  );
}

export function Hub(props: HubProps): ReactElement {
  const isDirectory = props.sections.every(
    ({ links, products, table, faqs }) =>
      links.length > 0 && products.length === 0 && !table && faqs.length === 0,
  );
  return (
    <div data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {props.children.length > 0 && <Issue links={props.children} />}
      {isDirectory ? (
        <Directory sections={props.sections} contact={props.contact} />
      ) : (
        <PageSections sections={props.sections} country={props.country} />
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
