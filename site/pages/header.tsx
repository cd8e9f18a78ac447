import type { ReactElement } from 'react';

import type { Audience, Country } from '../contract.ts';
import { menuOf } from './menu-of.ts';

/** The header of an audience's pages, as it stands before any script has run. */
export function renderHeader(country: Country, audience: Audience): ReactElement {
  return (
    <header>
      <nav aria-label="Main">
        <ul>
          {menuOf(country, audience).map((item) => (
            <li key={item.label}>
              <a href={item.url}>{item.label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
