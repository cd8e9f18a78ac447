import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { searchPageUrl } from '../../search/keywords.ts';
import styles from './ResultsPage.module.css';

/** How to go on where nothing matched; the page's own ways on stand below (RTE-22). */
export function NothingFound({
  hasFailed,
  nearest,
  hasPages,
  onRetry,
}: {
  /** The item search could not be reached, so that an empty list is not all there is. */
  readonly hasFailed: boolean;
  /** Words that do find something. */
  readonly nearest: readonly string[];
  /** Pages that match stand below: they are the help. */
  readonly hasPages: boolean;
  readonly onRetry: () => void;
}): ReactElement {
  return (
    <div className={styles.help}>
      {hasFailed && (
        <p>
          We could only look through the list that this page carries.{' '}
          <button type="button" className="link-button" onClick={onRetry}>
            Search again
          </button>
        </p>
      )}
      {nearest.length > 0 && (
        <p>
          Did you mean{' '}
          {nearest.map((word, place) => (
            <span key={word}>
              {place > 0 && (place === nearest.length - 1 ? ' or ' : ', ')}
              <Link to={searchPageUrl(word) ?? '/search'}>{word}</Link>
            </span>
          ))}
          ?
        </p>
      )}
      {!hasPages && (
        <ul className={styles.hints}>
          <li>
            Looking for what is in your water? Start from{' '}
            <a href="#water">what you see, smell or taste</a>.
          </li>
          <li>Fewer words find more: “cartridge” rather than “cartridge for a filter”.</li>
          <li>
            Replacing a part? <a href="/find-my-cartridge">Find your cartridge</a> by the system
            that you have.
          </li>
          <li>
            Not sure what you need? <a href="#ways">Browse the ranges</a>, or{' '}
            <a href="/contact-us">ask us</a>.
          </li>
        </ul>
      )}
    </div>
  );
}

/** Both the item search and the site's own index are gone: said plainly, and never "No Results". */
export function Unavailable({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className={`wrap ${styles.help}`} role="alert">
      <p>The search cannot be reached just now. The ranges below list every product.</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Search again
      </button>
    </div>
  );
}
