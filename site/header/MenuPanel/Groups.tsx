import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import './Groups.css';
import { MenuLink } from './MenuLink.tsx';

/** Categories with their sub-categories, all in sight at once. */
export function Groups({ items }: { readonly items: readonly MenuItem[] }): ReactElement {
  return (
    <ul>
      {items.map((group) => (
        <li key={group.label}>
          <MenuLink item={group} />
          {group.list && (
            <ul>
              {group.list.map((item) => (
                <li key={item.label}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
