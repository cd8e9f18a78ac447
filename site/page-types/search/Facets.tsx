import { useId } from 'react';
import { Link } from 'react-router-dom';
import { typeLabel } from '../../../kernel/vocabulary.ts';
import {
  buildSearchAddress,
  noFacets,
  type ResultFacetId,
  type Results,
  type SearchState,
} from '../../search/results.ts';
import { slugOf } from '../../toolkit/narrow.ts';
import styles from './Facets.module.css';
import { facetHeadings } from './results-text.ts';

type FacetsProps = Pick<Results, 'facets'> & {
  readonly state: SearchState;
  /** A chosen `value` is spelt as in the address, any other as in the items. */
  readonly onToggle: (id: ResultFacetId, value: string) => void;
};

/** Narrows by application and product type. Folded on a phone, where results come first. */
export function Facets({ facets, state, onToggle }: FacetsProps) {
  const id = useId();
  if (facets.length === 0) return null;
  const count = state.facets.application.length + state.facets.type.length;
  const isOpenAtFirst = matchMedia('(min-width: 64em)').matches;
  return (
    <details className={`opens ${styles.facets}`} open={isOpenAtFirst || undefined}>
      <summary>Filter the results{count > 0 && <span>{` (${count} selected)`}</span>}</summary>
      <div className={`column ${styles.groups}`}>
        {facets.map((facet) => (
          <fieldset key={facet.id}>
            <legend className="hint">{facetHeadings[facet.id]}</legend>
            {facet.values.map(({ value, count: matches, isChosen }) => (
              <label
                key={slugOf(value)}
                className={`check ${styles.value}`}
                htmlFor={`${id}-${facet.id}-${slugOf(value)}`}
              >
                <input
                  id={`${id}-${facet.id}-${slugOf(value)}`}
                  type="checkbox"
                  checked={isChosen}
                  onChange={() => onToggle(facet.id, chosenSpelling(state, facet.id, value))}
                />
                <span>{typeLabel(value)}</span>
                <span className={`hint ${styles.count}`}>{matches}</span>
              </label>
            ))}
          </fieldset>
        ))}
        {count > 0 && (
          <Link to={buildSearchAddress({ ...state, page: 1, facets: noFacets })}>
            Show all results
          </Link>
        )}
      </div>
    </details>
  );
}

/** An address may spell a value differently, and only its own spelling removes it. */
function chosenSpelling({ facets }: SearchState, id: ResultFacetId, value: string): string {
  return facets[id].find((each) => slugOf(each) === slugOf(value)) ?? value;
}
