import { type Ref, useState } from 'react';
import type { Country, Link } from '../../../kernel/entry-types.ts';
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
  readonly codes: readonly string[];
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onWiden: () => void;
  readonly onClear: () => void;
};

/** Places shown before "Show all". */
const atFirst = 9;

/** The least places shown. The list folds others that are too far for a drive. */
const least = 3;
const isNear = ({ km = 0 }: FoundPlace) => km <= 250;

const isFar = ([nearest]: readonly FoundPlace[]): boolean =>
  nearest === undefined || (nearest.km ?? 0) > 100;

/** Shows how the query was understood, then the places, nearest first. */
export function PlaceResults(props: PlaceResultsProps) {
  const { found, query, noun, country } = props;
  const { location, places } = found;
  const [isWhole, setWhole] = useState(false);
  const note = noteOf(found, country);
  const first = Math.max(least, places.slice(0, atFirst).filter(isNear).length);
  const shown = isWhole ? places : places.slice(0, first);
  // Otherwise the note above the list is about all places.
  const isMixed = places.some(({ place }) => !place.sample);
  const isNarrow = query.service !== '' || query.region !== '';
  const isElsewhere = location.kind === 'unknown' || location.kind === 'near';
  return (
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
      {places.length > 0 && (
        <ol className={styles.places}>
          {shown.map((entry) => (
            <Result
              key={`${entry.place.name} ${entry.place.postcode}`}
              {...entry}
              isMarked={isMixed && entry.place.sample}
              rough={location.kind === 'near'}
              codes={props.codes}
            />
          ))}
        </ol>
      )}
      <div className="actions" data-print="no">
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
    </div>
  );
}

function Result({
  place,
  km,
  isMarked,
  rough,
  codes,
}: FoundPlace & {
  readonly isMarked: boolean;
  readonly rough: boolean;
  readonly codes: readonly string[];
}) {
  return (
    <li>
      {km !== undefined && (
        <p className={styles.distance}>
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
