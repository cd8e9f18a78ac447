import type { ReactElement } from 'react';
import './DealerBar.css';

export type DealerBarProps = {
  readonly loginUrl: string;
};

/**
 * HDR-07, A-07: for somebody with a customer on the phone: a code. On a desktop it stands in the line of the
 * menu, which has the portal and the groups of the catalogue; where that is folded away, beside the portal.
 */
export function DealerBar({ loginUrl }: DealerBarProps): ReactElement {
  return (
    <div data-bar="dealers" data-variant="">
      <div className="wrap">
        <search aria-label="Product code">
          <form action="/search" method="get">
            <label htmlFor="dealer-code">Code</label>
            <input
              id="dealer-code"
              name="keywords"
              placeholder="WH2-60"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={60}
              required
            />
            <button type="submit">Look up</button>
          </form>
        </search>
        <a href={loginUrl}>Dealer login</a>
      </div>
    </div>
  );
}
