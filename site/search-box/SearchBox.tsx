import { maxKeywordLength } from '../search/keywords.ts';
import './SearchBox.css';

const searchBoxId = 'header-search';

/** The search box (SPEC 4): a plain GET form. At the first touch it becomes a combobox (search-box.ts). */
export function SearchBox() {
  return (
    <search>
      <form action="/search" method="get">
        <label htmlFor={searchBoxId} className="visually-hidden">
          Search products by code or keyword
        </label>
        <div>
          <input
            id={searchBoxId}
            name="keywords"
            maxLength={maxKeywordLength}
            type="search"
            placeholder="Code or keyword"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit">
            <span className="visually-hidden">Search</span>
          </button>
        </div>
      </form>
    </search>
  );
}
