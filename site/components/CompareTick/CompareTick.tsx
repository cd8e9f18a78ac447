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
        aria-label={`Compare ${code}`}
        defaultChecked={isTicked}
      />
      Compare
    </label>
  );
}

/**
 * Once a page. Its script adds products that are ticked elsewhere, and keeps the ticks (site/saved/compare-bar.ts),
 * so the browser must not restore them by itself.
 */
export const CompareForm = (): ReactElement => (
  <form id="compare" action="/compare" autoComplete="off">
    <button type="submit" className="button">
      Compare
    </button>
  </form>
);
