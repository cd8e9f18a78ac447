import type { Country, Page } from '../../../kernel/entry-types.ts';
import { formatDate } from '../../../kernel/format.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections, SectionContent } from '../../components/PageSections/PageSections.tsx';
import { pictureOfPage } from '../../lookups/link-picture.ts';
import { marketOf, type PageProps, pageProps, pictured } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Article.module.css';

type ArticleProps = PageProps & {
  readonly date?: string;
};

export function Article(props: ArticleProps) {
  const { country, sections, date } = props;
  const questions = sections.filter(({ faqs }) => faqs.length > 0);
  return (
    <article data-source={props.source} className={date ? undefined : styles.manual}>
      <PageHead
        {...props}
        above={
          date !== undefined && (
            <p className="hint">
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
          )
        }
      >
        {questions.length > 2 && (
          <nav aria-label="Questions about">
            <ul className="links">
              {questions.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      {date === undefined ? (
        <PageSections sections={sections} country={country} />
      ) : (
        <div className={`wrap ${styles.reading}`}>
          {sections.length > 2 && (
            <nav aria-labelledby="contents" className={`quiet-links stays ${styles.contents}`}>
              <h2 id="contents">On this page</h2>
              <details className="opens unfolds">
                <summary>On this page</summary>
                <ol>
                  {sections.map((section) => (
                    <li key={section.id}>
                      <a href={`#${section.id}`}>{section.heading}</a>
                    </li>
                  ))}
                </ol>
              </details>
            </nav>
          )}
          <div className={styles.text}>
            {sections.map((section) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-heading`}
                className="stack"
              >
                <h2 id={`${section.id}-heading`}>{section.heading}</h2>
                <SectionContent section={section} country={country} />
              </section>
            ))}
          </div>
        </div>
      )}
      <Closing {...props} />
    </article>
  );
}

function articleProps(tables: Tables, page: Page, country: Country): ArticleProps {
  const props = pageProps(tables, page, country);
  const market = marketOf(page, country);
  // Dated pages and pages about one product have a picture. Reference pages begin with the answer.
  if (page.date === undefined && page.product === undefined) {
    const rangesAsCards = props.sections.map(({ links, ...section }) => ({
      ...section,
      links: links.every(({ url }) => tables.categories[url])
        ? pictured(tables, links, market)
        : links,
    }));
    return { ...props, sections: rangesAsCards };
  }
  const image = pictureOfPage(tables, page, market);
  return {
    ...props,
    ...(page.date && { date: page.date }),
    ...(image && { image: { ...image, alt: '' } }),
  };
}

export const article = contentPageType(Article, articleProps);
