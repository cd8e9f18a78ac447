import type { SpecificationName } from '../../kernel/entry-types.ts';
import { SpaceField } from '../components/SpaceField/SpaceField.tsx';
import { countText } from '../toolkit/count-text.ts';
import styles from './FilterBar.module.css';
import { countOptions } from './filter-products.ts';
import { type Facet, optionLabel } from './list-facets.ts';
import type { ProductFacts } from './product-facts.ts';
import { countFilters, noSelection, type Selection, sortsOf } from './selection.ts';

export type FilterBarProps = {
  readonly products: readonly ProductFacts[];
  readonly facets: readonly Facet[];
  /** Empty for a list of cards. */
  readonly columns?: readonly SpecificationName[];
  readonly selection?: Selection;
  readonly shown?: number;
  /** `isTyped` is true for each change of a number. */
  readonly onChoose?: (name: string, value: string, isTyped?: boolean) => void;
  readonly onClear?: () => void;
};

/** Filters in a wide window before "More filters". */
const maxInSight = 4;

export function filterStatus(shown: number, total: number): string {
  if (shown === 0) return 'No products match.';
  return shown === total ? countText(total) : `${shown} of ${countText(total)}`;
}

/** Prerendered without a choice, so nothing moves when the script takes over. Hidden without scripts. */
export function FilterBar(props: FilterBarProps) {
  const { facets, columns = [], selection = noSelection, onChoose, onClear } = props;
  const total = new Set(props.products.map(({ code }) => code)).size;
  const shown = props.shown ?? total;
  const active = countFilters(selection);
  const folded = facets.slice(maxInSight);
  const foldedOn = folded.filter(({ id }) => selection.choices[id] !== undefined).length;
  const select = (facet: Facet) => (
    <FacetSelect key={facet.id} {...props} facet={facet} selection={selection} />
  );
  const sorts = sortsOf(facets, columns, props.products);
  return (
    <form className={styles.bar} aria-label="Narrow the list">
      <details className={`opens unfolds ${styles.more}`}>
        <summary>
          <span>{active === 0 ? 'Filter and sort' : `Filter and sort (${active} on)`}</span>
          <span aria-hidden className={styles.shown}>
            {shown === total ? `All ${total}` : `${shown} of ${total}`}
          </span>
        </summary>
        <div className={styles.controls}>
          {facets.slice(0, maxInSight).map(select)}
          <p className={styles.control}>
            <label htmlFor="filter-sort">Sort</label>
            <select
              id="filter-sort"
              name="sort"
              autoComplete="off"
              value={selection.sort}
              onChange={(event) => onChoose?.('sort', event.currentTarget.value)}
            >
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </p>
          {folded.length > 0 && (
            <details className={`opens ${styles.rest}`}>
              <summary>
                <span>
                  <span>
                    More<span className="visually-hidden"> filters</span>
                  </span>
                  {foldedOn > 0 && <span>{` (${foldedOn} on)`}</span>}
                </span>
              </summary>
              <div className="stack gap-2">{folded.map(select)}</div>
            </details>
          )}
        </div>
      </details>
      <div className={styles.state}>
        <p role="status" className={styles.status}>
          {filterStatus(shown, total)}
        </p>
        {active > 0 && (
          <button type="button" className="link-button tall-link" onClick={onClear}>
            Clear filters
          </button>
        )}
      </div>
    </form>
  );
}

type FacetSelectProps = Pick<FilterBarProps, 'products' | 'onChoose'> & {
  readonly facet: Facet;
  readonly selection: Selection;
};

function FacetSelect({ products, facet, selection, onChoose }: FacetSelectProps) {
  const id = `filter-${facet.id}`;
  const chosen = selection.choices[facet.id] ?? '';
  const counts = countOptions(products, selection, facet);
  if (facet.id === 'space') {
    const options = facet.options.map(({ value, label }) => {
      const count = counts.get(value) ?? 0;
      // The closed control only has room for the name.
      if (value === chosen) return { value, label: label.replace(/,.*/, '') };
      return { value, label: `${label} (${count})`, disabled: count === 0 };
    });
    const choose = (value: string, isTyped: boolean) => onChoose?.(facet.id, value, isTyped);
    return (
      <SpaceField
        {...{ id, options }}
        className={styles.control}
        value={chosen}
        onChoose={choose}
      />
    );
  }
  const isOwn = chosen === '' || facet.options.some(({ value }) => value === chosen);
  return (
    <p className={styles.control}>
      <label htmlFor={id}>{facet.label}</label>
      <select
        id={id}
        name={facet.id}
        autoComplete="off"
        data-on={chosen === '' ? undefined : ''}
        value={chosen}
        onChange={(event) => onChoose?.(facet.id, event.currentTarget.value)}
      >
        <option value="">Any</option>
        {facet.options.map(({ value, label }) => {
          const count = counts.get(value) ?? 0;
          return (
            <option key={value} value={value} disabled={count === 0 && value !== chosen}>
              {/* The status below counts the chosen value. */}
              {value === chosen ? label : `${label} (${count})`}
            </option>
          );
        })}
        {!isOwn && <option value={chosen}>{optionLabel(facet, chosen)}</option>}
      </select>
    </p>
  );
}
