import type { ReactElement } from 'react';
import type { Country, Section as SectionOf } from '../../../kernel/contract.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Faqs } from '../Faqs/Faqs.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { Notices } from '../Notices/Notices.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProductGrid, type ProductSummary } from '../ProductCard/ProductCard.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './PageSections.module.css';

/** A section of a page with its products looked up for the country. */
export type PageSection = Omit<SectionOf, 'products'> & {
  readonly products: readonly ProductSummary[];
};

type SectionContentProps = {
  readonly section: PageSection;
  readonly country: Country;
};

/** All that a section of a page may hold, in one order. */
export function SectionContent({ section, country }: SectionContentProps): ReactElement {
  return (
    <div className={styles.content}>
      <RichText text={section.text} />
      {section.image && <Picture image={section.image} width={800} className={styles.picture} />}
      {section.table && <DataTable table={section.table} />}
      <Faqs faqs={section.faqs} />
      <Notices notices={section.notices} />
      <LinkList links={section.links} />
      <LinkList
        links={section.documents.map(({ title, type, url }) => ({ label: title, url, note: type }))}
      />
      <ProductGrid products={section.products} country={country} small />
    </div>
  );
}

type PageSectionsProps = {
  readonly sections: readonly PageSection[];
  readonly country: Country;
};

/** The sections of a page, each with its heading in a column of its own on a wide screen. */
export function PageSections({ sections, country }: PageSectionsProps): ReactElement {
  return (
    <>
      {sections.map((section) => (
        <Section key={section.id} id={section.id} heading={section.heading} layout="split">
          <SectionContent section={section} country={country} />
        </Section>
      ))}
    </>
  );
}
