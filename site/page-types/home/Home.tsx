import type { ReactElement } from 'react';
import { CategoryGrid } from '../../components/CategoryCard/CategoryCard.tsx';
import { Closing } from '../../components/Closing/Closing.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Promo } from '../../components/Promo/Promo.tsx';
import { PromoFacts } from '../../components/PromoFacts/PromoFacts.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Range } from '../dealer-range/Range.tsx';
import styles from './Home.module.css';
import type { HomeProps } from './home-props.ts';
import { Opening } from './Opening.tsx';

const headingOfRanges = {
  Consumer: 'Our ranges',
  Dealers: 'Browse by category',
  Specifiers: 'Browse by building, water or plant',
  'Food-Service': 'Product ranges',
} as const satisfies Readonly<Record<HomeProps['audience'], string>>;

/** A section's home page: the visitor's own question first, then the ranges (LOOK: Pages). */
export function Home(props: HomeProps): ReactElement {
  const { audience, country } = props;
  return (
    <>
      <Opening {...props} />
      {props.signs.length > 0 && (
        <Section
          id="signs"
          heading="Noticed something in your water?"
          intro="Pick what you see, taste or smell. We’ll show you the cause and the fix."
          layout="split"
        >
          <ul className={`tiles-large ${styles.signs}`}>
            {props.signs.map(({ sign, url }) => (
              <li key={url}>
                <a href={url}>{sign}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {props.finderUrl !== undefined && audience === 'Consumer' && (
        <Section id="finder" heading="Need a new cartridge?" tone="mist" layout="split" screenOnly>
          <SearchForm
            id="finder-system"
            label="System code"
            hint="It’s on your system’s label, for example HYBRID-G7."
            action={props.finderUrl}
            name="code"
            submitLabel="Find"
          />
        </Section>
      )}
      {props.range.length > 0 && <Range range={props.range} />}
      {props.categories.length > 0 &&
        (audience === 'Dealers' ? (
          <Section id="ranges" heading="Browse by category" layout="split">
            <LinkList
              links={props.categories.map(({ name, url, text }) => ({
                label: name,
                url,
                description: text,
              }))}
            />
          </Section>
        ) : (
          <Section id="ranges" heading={headingOfRanges[audience]}>
            <CategoryGrid categories={props.categories} country={country} />
          </Section>
        ))}
      {props.children.length > 0 && (
        <Section id="pages" heading="In this section" layout="split">
          <LinkList links={props.children} />
        </Section>
      )}
      {props.promo && (
        <div className={`wrap ${styles.promo}`}>
          <Promo promo={props.promo} country={country} />
        </div>
      )}
      <PageSections sections={props.sections} country={country} />
      {props.facts.length > 0 && (
        <div className={`wrap ${styles.facts}`}>
          <PromoFacts facts={props.facts} />
        </div>
      )}
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </>
  );
}
