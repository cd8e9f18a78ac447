import { type Ref, useState } from 'react';
import type { Country, Link } from '../../../kernel/contract.ts';
import { choiceUrl, choiceWords } from '../../browser/chosen-finish.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import {
  distanceText,
  type FoundPlace,
  type PlaceQuery,
  type PlaceSearchResult,
} from './find-places.ts';
import { PlaceContact } from './PlaceContact.tsx';
import styles from './PlaceResults.module.css';
import { headingOf, mailAbout, type Noun, noteOf } from './place-words.ts';

type PlaceResultsProps = {
  readonly found: PlaceSearchResult;
  readonly query: PlaceQuery;
  readonly noun: Noun;
  readonly country: Country;
  readonly elsewhere: readonly Link[];
  /** The codes of the products to buy, for emails to a place. */
  readonly codes: readonly string[];
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Drops the service and region, or the whole query. */
  readonly onWiden: () => void;
  readonly onClear: () => void;
};

/** Places shown before "Show all". */
const atFirst = 9;

/** Places next to the map. */
const besideMap = 3;

/** The map shows no farther place's number, and the list folds farther places. */
const isNear = ({ km = 0 }: FoundPlace, index: number) => index === 0 || km <= 250;
export const numbered = (places: readonly FoundPlace[]) =>
  places.slice(0, besideMap).filter(isNear);

/** Whether the nearest place is too far for a visit. */
const isFar = ([nearest]: readonly FoundPlace[]): boolean =>
  nearest === undefined || (nearest.km ?? 0) > 100;

/** Shows how the query was understood, then the places, nearest first. */
export function PlaceResults(props: PlaceResultsProps) {
  const { found, query, noun, country } = props;
  const { location, places } = found;
  const [isWhole, setWhole] = useState(false);
  const note = noteOf(found, country);
  const first = Math.max(besideMap, places.slice(0, atFirst).filter(isNear).length);
  const shown = isWhole ? places : places.slice(0, first);
  // Otherwise the note above the list is about all places.
  const isMixed = places.some(({ place }) => !place.sample);
  const isNarrow = query.service !== '' || query.region !== '';
  const isElsewhere = location.kind === 'unknown' || location.kind === 'near';
  const list = (from: number, to?: number) => (
    <ol className={styles.places} start={from + 1}>
      {shown.slice(from, to).map((entry, index) => (
        <Result
          key={`${entry.place.name} ${entry.place.postcode}`}
          {...(from + index < numbered(places).length && { number: index + 1 })}
          {...entry}
          isMarked={isMixed && entry.place.sample}
          rough={location.kind === 'near'}
          codes={props.codes}
        />
      ))}
    </ol>
  );
  return (
    <>
      <div className="stack gap-2">
        <h3 ref={props.headingRef} tabIndex={-1}>
          {headingOf(found, query, noun)}
        </h3>
        {note !== '' && (
          <p className={styles.note}>
            <span>{note}</span>
          </p>
        )}
        {isElsewhere &&
          props.elsewhere.map(({ label, url }) => (
            <p key={url} className={styles.note}>
              <span>{`Are you in ${label}? `}</span>
              <a href={url}>{`See the ${noun[1]} there`}</a>.
            </p>
          ))}
        {location.kind !== 'unknown' && isFar(places) && (
          <p className={styles.note}>
            <span>None near you? </span>
            <a href="/contact-us">Ask us</a>
            <span>{` which ${noun[0]} can help.`}</span>
          </p>
        )}
        {places.length > 0 && list(0, besideMap)}
      </div>
      {shown.length > besideMap && <div className={styles.others}>{list(besideMap)}</div>}
      <div className={`actions ${styles.others}`} data-print="no">
        {shown.length < places.length && (
          <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
            {`Show all ${places.length}`}
          </button>
        )}
        {places.length === 0 && isNarrow && location.kind !== 'unknown' && (
          <button type="button" className="button button-quiet" onClick={props.onWiden}>
            {`Show all ${noun[1]} again`}
          </button>
        )}
        <button type="button" className="link-button tall-link" onClick={props.onClear}>
          Back to the full list
        </button>
      </div>
    </>
  );
}

function Result({
  number,
  place,
  km,
  isMarked,
  rough,
  codes,
}: FoundPlace & {
  readonly number?: number;
  readonly isMarked: boolean;
  readonly rough: boolean;
  readonly codes: readonly string[];
}) {
  return (
    <li>
      {km !== undefined && (
        <p className={styles.distance}>
          {number !== undefined && <b data-print="no">{number}</b>}{' '}
          <span>{distanceText(km, rough)}</span>
        </p>
      )}
      <p className={styles.name}>
        <strong>{place.name}</strong> {isMarked && <Badge kind="sample" />}
      </p>
      <PlaceContact place={place} codes={codes} />
    </li>
  );
}

/** Shows the codes a visitor wants to buy, from a product page or the cartridge finder. */
export function RequestedCodes({
  codes,
  onDrop,
}: {
  readonly codes: readonly string[];
  readonly onDrop: () => void;
}) {
  if (codes.length === 0) return null;
  return (
    <section aria-label="What you want to buy" className={`wrap remark ${styles.requested}`}>
      <p className="links">
        {codes.map((code) => (
          <a key={code} href={choiceUrl(code)} className="code" translate="no">
            {choiceWords(code)}
          </a>
        ))}
      </p>
      <p className="hint">
        {`Call or email ahead with ${codes.length === 1 ? 'the code' : 'these codes'}. Not every store stocks every part.`}
      </p>
      <p className="actions" data-print="no">
        <a className="tall-link" href={mailAbout(codes)}>
          Email this list
        </a>
        <button type="button" className="link-button tall-link" onClick={onDrop}>
          Search without this list
        </button>
      </p>
    </section>
  );
}
