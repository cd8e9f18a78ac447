import { Link } from 'react-router-dom';
import { buildSearchAddress, type Paging, type SearchState } from '../../search/results.ts';
import styles from './Pages.module.css';
import { pageNumbers } from './results-text.ts';

/** Links to the other pages of results. Null if there is only one. */
export function Pages({ paging, state }: { readonly paging: Paging; readonly state: SearchState }) {
  const { page, pageCount } = paging;
  if (pageCount < 2) return null;
  const address = (number: number) => buildSearchAddress({ ...state, page: number });
  return (
    <nav aria-label="Results pages" className={`actions ${styles.pages}`}>
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" className="tall-link" onClick={toTop}>
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, place, all) => (
          <li key={number === 0 ? `after ${all[place - 1]}` : number}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={address(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={toTop}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={address(page + 1)} rel="next" className="tall-link" onClick={toTop}>
          Next
        </Link>
      )}
    </nav>
  );
}

/** Scrolls and moves focus to the top of the results, as opening a page would. */
function toTop(): void {
  const results = document.querySelector('[data-tool="search"]');
  results?.scrollIntoView({ behavior: 'instant' });
  results?.querySelector('h2')?.focus({ preventScroll: true });
}
