import type { Country, Section as SectionOf } from '../../../kernel/entry-types.ts';
import { formatDate } from '../../../kernel/format.ts';
import { plainLine } from '../../../kernel/plain-text.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Card, CardGrid } from '../Card/Card.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { LinkList, type ListedLink } from '../LinkList/LinkList.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProductGrid, type ProductSummary } from '../ProductCard/ProductCard.tsx';
import { InlineText, RichText } from '../RichText/RichText.tsx';
import { Section } from '../Section/Section.tsx';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import styles from './PageSections.module.css';

export type PageSection = Omit<SectionOf, 'products' | 'links'> & {
  readonly links: readonly ListedLink[];
  readonly products: readonly ProductSummary[];
};

type SectionContentProps = {
  readonly section: PageSection;
  readonly country: Country;
};

export function SectionContent({ section, country }: SectionContentProps) {
  return (
    <div className="stack gap-4">
      <RichText text={section.text} />
      {section.image && <Picture image={section.image} width={800} className={styles.picture} />}
      {section.table && <DataTable table={section.table} />}
      <Faqs faqs={section.faqs} />
      <Notices notices={section.notices} />
      <Links links={section.links} />
      <LinkList
        links={section.documents.map(({ title, type, url }) => ({ label: title, url, note: type }))}
      />
      <ProductGrid products={section.products} country={country} small />
    </div>
  );
}

/** Cards if each link has a picture, rows otherwise. Tools use rows alone, so they don't load cards. */
export function Links({ links }: Pick<PageSection, 'links'>) {
  if (!links.every(({ image }) => image)) return <LinkList links={links} />;
  return (
    <CardGrid
      entries={links}
      card={({ label, url, image, description, note }) => (
        <Card title={label} url={url} image={image} text={description}>
          {note !== undefined && <p className="hint">{note}</p>}
        </Card>
      )}
    />
  );
}

type PageSectionsProps = {
  readonly sections: readonly PageSection[];
  readonly country: Country;
};

export function PageSections({ sections, country }: PageSectionsProps) {
  return sections.map((section) => (
    <Section
      key={section.id}
      id={section.id}
      heading={section.heading}
      // Cards take the whole width.
      layout={section.links[0]?.image ? 'stack' : 'split'}
    >
      <SectionContent section={section} country={country} />
    </Section>
  ));
}

function Faqs({ faqs }: Pick<PageSection, 'faqs'>) {
  if (faqs.length === 0) return null;
  return (
    <div className="ruled">
      {faqs.map((faq) => (
        <Disclosure key={faq.question} summary={faq.question}>
          <RichText text={faq.answer} />
        </Disclosure>
      ))}
    </div>
  );
}

function Notices({ notices }: Pick<PageSection, 'notices'>) {
  if (notices.length === 0) return null;
  const newestFirst = [...notices].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return (
    <ol className={styles.notices}>
      {newestFirst.map((notice) => (
        <li key={`${notice.date} ${notice.title}`}>
          <time className="hint" dateTime={notice.date}>
            {formatDate(notice.date)}
          </time>
          <div className="column gap-1">
            <h3>{notice.title}</h3>
            {notice.sample && <Badge kind="sample" />}
            <RichText text={notice.text} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function DataTable({ table }: { readonly table: NonNullable<PageSection['table']> }) {
  const longest = table.columns.map((_, index) =>
    Math.max(...table.rows.map((row) => plainLine(row[index] ?? []).length)),
  );
  // Three columns of a few words fit a phone.
  const isWide = longest.length > 3 || longest.reduce((sum, length) => sum + length, 0) > 80;
  return (
    <TableFrame label={table.caption}>
      <table className={isWide ? styles.stacked : undefined}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
            <tr key={place}>
              {row.map((cell, index) => {
                const label = table.columns[index];
                const key = label ?? index;
                const isShort = (longest[index] ?? 0) < 16;
                return index === 0 ? (
                  <th key={key} scope="row" className={isShort ? styles.short : undefined}>
                    <InlineText nodes={cell} />
                  </th>
                ) : (
                  <td
                    key={key}
                    data-label={isWide ? label : undefined}
                    className={isShort ? styles.short : undefined}
                  >
                    <InlineText nodes={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
