import { dealerLoginUrl } from '../../commerce/contact-links.ts';
import type { HeaderProps } from '../header-data.ts';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import './DealerBar.css';

/** The Dealers' extra bar (HDR-07, A-07): a code lookup, the entries under Categories, and the link to the portal. */
export function DealerBar({ site, shared, menu }: HeaderProps) {
  const groups = menu.find(({ url }) => url === '/dealers')?.list ?? [];
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
        <nav aria-label="Dealer catalogue">
          <ul>
            {groups.map(({ label, url }) => (
              <li key={url}>
                <MenuLink item={{ label, url }} />
              </li>
            ))}
          </ul>
        </nav>
        <a href={dealerLoginUrl(site, shared.country)}>Dealer login</a>
      </div>
    </div>
  );
}
