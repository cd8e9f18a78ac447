import { Link } from 'react-router-dom';
import { searchPageUrl } from '../../search/keywords.ts';
import styles from './ResultsPage.module.css';

/** Helps visitors if nothing matched. The page has more help below (RTE-22). */
export function NothingFound({
  hasFailed,
  nearest,
  hasPages,
  onRetry,
}: {
  /** True if the item search didn't respond, so there may be more (A-20). */
  readonly hasFailed: boolean;
  readonly nearest: readonly string[];
  readonly hasPages: boolean;
  readonly onRetry: () => void;
}) {
  return (
    <div className={`column gap-2 ${styles.help}`}>
      {hasFailed && (
        <p>
          Live search isn't responding, so we searched our saved product list.{' '}
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
        <ul className={`stack gap-1 ${styles.hints}`}>
          <li>
            Worried about your water? Start with <a href="#water">what you see, smell or taste</a>.
          </li>
          <li>Try fewer words: “cartridge” instead of “cartridge for a filter”.</li>
          <li>
            Replacing a part? <a href="/find-my-cartridge">Find your cartridge</a> with your
            system's code.
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

/** Shown if neither the item search nor the site's index responds. It never says "No Results". */
export function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={`wrap column gap-2 ${styles.help}`} role="alert">
      <p>Search isn't responding. Try again, or browse the ranges below.</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Search again
      </button>
    </div>
  );
}
