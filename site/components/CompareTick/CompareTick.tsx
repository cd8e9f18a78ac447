import type { ReactElement } from 'react';
import './CompareTick.css';

/**
 * A tick of a product in a list. It belongs to the form of the page, wherever it stands, so that it
 * works without a script; the bar appears by the style sheet.
 */
export function CompareTick({
  code,
  isTicked = false,
}: {
  readonly code: string;
  readonly isTicked?: boolean;
}): ReactElement {
  return (
    <label className="tick">
      <input
        type="checkbox"
        name="code"
        value={code}
        form="compare"
        autoComplete="off"
        aria-label={`Compare ${code}`}
        defaultChecked={isTicked}
      />
      Compare
    </label>
  );
}

/** Once a page. Its script adds what is ticked elsewhere, and ways to keep it (site/saved/compare-bar.ts). */
export const CompareForm = (): ReactElement => (
  <form id="compare" action="/compare">
    <button type="submit" className="button">
      Compare
    </button>
  </form>
);
