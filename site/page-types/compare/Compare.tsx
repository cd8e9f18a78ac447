import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { picturedPageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

/** Compares two to four products side by side (QLT-06). Landing pages compare ranges. */
export function Compare(props: ReturnType<typeof compareProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <ToolNotice
        tool="compare"
        what="The comparison tool"
        instead="Every product page lists its specs in the same order, and our range pages put them side by side."
      />
      <div data-plain="compare">
        <div data-scripted>
          <PageSections sections={props.sections.slice(0, 1)} country={props.country} />
          <Section id="products" heading="Or compare by code" layout="split">
            <SearchForm
              id="compare-codes"
              label="Two to four codes"
              action={props.path}
              name="codes"
              placeholder="WH2-60, WH2-45"
              submitLabel="Compare"
            />
          </Section>
        </div>
        <PageEnd {...props} sections={props.sections.slice(1)} />
      </div>
    </>
  );
}

const compareProps = (tables: Tables, page: Page, country: Country) => ({
  ...picturedPageProps(tables, page, country),
  path: page.url,
});

export const compare = contentPageType(Compare, compareProps, { script: 'compare' });
