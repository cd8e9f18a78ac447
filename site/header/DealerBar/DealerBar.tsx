import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import './DealerBar.css';

export type DealerBarProps = {
  readonly loginUrl: string;
  /** The dealer product categories (NAV-05). */
  readonly groups: readonly MenuItem[];
};

/** HDR-07, A-07: for somebody with a customer on the phone: a code, a group, the portal. */
export function DealerBar({ loginUrl, groups }: DealerBarProps): ReactElement {
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
        <nav aria-label="Catalogue groups">
          <ul>
            {groups.map((group) => (
              <li key={group.label}>
                <MenuLink item={group} />
              </li>
            ))}
          </ul>
        </nav>
        <a href={loginUrl}>Dealer login</a>
      </div>
    </div>
  );
}
