import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import styles from './PlainSearch.module.css';

/** The search as HTML: a GET form to the results page (SPEC 4, ACCEPTANCE 30). */
export function PlainSearch(): ReactElement {
  return (
    <search aria-label="Site">
      <form action="/search" method="get" className={styles.form}>
        <label htmlFor="header-search" className="visually-hidden">
          Search by product, code or water problem
        </label>
        <input
          id="header-search"
          name="keywords"
          type="search"
          placeholder="Product, code or water problem"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          className={styles.input}
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
