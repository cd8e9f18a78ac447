import type { Country, Page } from '../../../kernel/entry-types.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { upperFirst } from '../../../kernel/vocabulary.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { CountryMap, hasMap } from './CountryMap.tsx';
import { PlaceContact } from './PlaceContact.tsx';
import styles from './Places.module.css';
import { nouns } from './place-words.ts';

type PlacesProps = ReturnType<typeof placesProps>;

/** Lists stores or installers by region. A script can sort them by distance (GEN-03). */
export function Places(props: PlacesProps) {
  const places = props.regions.flatMap((region) => region.places);
  const what = `${places.length} ${nouns[props.kind][1]}`;
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <PlaceForm {...props} />
      </PageHead>
      <ToolNotice tool="places" what="The finder" instead="The full list is below." />
      <Section id="places" heading={upperFirst(nouns[props.kind][1])}>
        <div className={styles.finder}>
          {hasMap(props.country) && (
            <div className={`framed ${styles.map}`} data-plain="places" data-print="no">
              <CountryMap country={props.country} places={places} label={`Sketch map of ${what}`} />
            </div>
          )}
          {props.samplePlaces && <SampleNote what="The details in this list" />}
          <div data-places-answer={props.kind} />
          <div className={styles.regions} data-plain="places">
            {props.regions.map(({ id, region, places }) => (
              <details key={id} className="opens">
                <summary>
                  <h3>{region}</h3>
                  <span className={`hint ${styles.count}`}>{places.length}</span>
                </summary>
                <ul id={id}>
                  {places.map((place) => (
                    <li key={`${place.name} ${place.suburb}`}>
                      <strong>{place.name}</strong>
                      <PlaceContact place={place} withRegion={false} />
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </div>
      </Section>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}

function PlaceForm({ path, country, regions }: PlacesProps) {
  const places = regions.flatMap((region) => region.places);
  return (
    <search className={styles.search}>
      <form action={path} method="get" className={styles.form}>
        <p className="field">
          <label htmlFor="places-postcode">Postcode or suburb</label>
          <input
            id="places-postcode"
            name="postcode"
            type="text"
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={80}
          />
        </p>
        <details className={`opens unfolds ${styles.more}`}>
          <summary>More</summary>
          <Choice
            name="service"
            label="Looking for"
            options={places.flatMap(({ services }) => services)}
          />
          <Choice
            name="region"
            label={regionWords[country]}
            options={places.map(({ region }) => region)}
          />
        </details>
        <button type="submit" className="button">
          Find
        </button>
      </form>
    </search>
  );
}

const regionWords = {
  AU: 'State or territory',
  NZ: 'Region',
} as const;

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
};

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={`places-${name}`}>{label}</label>
      <select id={`places-${name}`} name={name} autoComplete="off">
        <option value="">Any</option>
        {[...new Set(options)].sort().map((option) => (
          // Without a value, a translated page would send the translated words.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </p>
  );
}

function placesProps(tables: Tables, page: Page, country: Country) {
  const kind = page.places ?? 'store';
  const places = tables.places.filter((place) => place.type === kind && place.country === country);
  const regions = [...new Set(places.map(({ region }) => region))].sort();
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    kind,
    regions: regions.map((region) => ({
      id: slugify(region),
      region,
      places: places.filter((place) => place.region === region),
    })),
    samplePlaces: places.some(({ sample }) => sample),
  };
}

export const places = contentPageType(Places, placesProps, { script: 'places' });
