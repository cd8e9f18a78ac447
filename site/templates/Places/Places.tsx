import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Place } from '../../contract.ts';
import type { PageProps } from '../page-props.ts';
import styles from './Places.module.css';

export type PlacesProps = PageProps & {
  readonly path: string;
  readonly kind: Place['type'];
  readonly regions: readonly {
    readonly id: string;
    readonly region: string;
    readonly places: readonly Place[];
  }[];
  /** Whether any of the places is a placeholder. */
  readonly samplePlaces: boolean;
};

/** Where to buy, or who installs, by region: a list first; a script may sort it by distance (GEN-03). */
export function Places(props: PlacesProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <SearchForm
          id="places-postcode"
          label="Postcode or suburb"
          action={props.path}
          name="near"
          submitLabel="Find"
        />
      </PageHead>
      <Section
        id="places"
        heading="By region"
        layout="split"
        aside={
          <nav aria-label="Regions">
            <ul className={styles.regions}>
              {props.regions.map(({ id, region }) => (
                <li key={id}>
                  <a href={`#${id}`}>{region}</a>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <div data-island="places" data-kind={props.kind} className={styles.list}>
          {props.samplePlaces && <SampleNote what="list" />}
          {props.regions.map(({ id, region, places }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h3 id={`${id}-heading`}>{region}</h3>
              <ul className={styles.places}>
                {places.map((place) => (
                  <li key={`${place.name} ${place.suburb}`}>
                    <strong>{place.name}</strong>
                    <span>
                      {place.suburb} {place.postcode}
                    </span>
                    {place.services.length > 0 && (
                      <span className="hint">{place.services.join(', ')}</span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}
