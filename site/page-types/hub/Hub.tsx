import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { Contact } from '../../components/Contact/Contact.tsx';
import type { ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Links, PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { childLinks } from '../page-links.ts';
import { marketOf, pictured, picturedPageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Hub.module.css';

export function Hub({ children, ...props }: ReturnType<typeof hubProps>) {
  const [latest] = props.isDated ? children : [];
  const others = latest ? children.slice(1) : children;
  return (
    <div data-source={props.source}>
      <PageHead {...props} image={latest ? undefined : props.image} />
      {latest && <Latest {...latest} />}
      {others.length > 0 && (
        <Section id="pages" heading={latest ? 'Earlier' : 'In this section'}>
          <Links links={others} />
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

function Latest({ label, url, description, note, image }: ListedLink) {
  return (
    <article className={`wrap ${styles.latest}`}>
      <div className={`framed ${styles.picture}`}>
        {image && <Picture image={image} width={440} wider={{ 640: 720 }} priority />}
      </div>
      <div className="column">
        <p className="hint">{note}</p>
        <h2>
          <a className="card-link" href={url}>
            {label}
          </a>
        </h2>
        <p className="lead">{description}</p>
      </div>
    </article>
  );
}

export function hubProps(tables: Tables, page: Page, country: Country) {
  const market = marketOf(page, country);
  const children = pictured(tables, childLinks(tables, page, country), market);
  return {
    ...picturedPageProps(tables, page, country),
    children,
    // The newest then opens the page.
    isDated: children.length > 2 && children.every(({ image, note }) => image && note),
    ...(page.sections.some(({ links }) => links.some(({ url }) => url === '/contact-us')) && {
      contact: tables.site.countries[country].contact,
    }),
  };
}

export const hub = contentPageType(Hub, hubProps);
