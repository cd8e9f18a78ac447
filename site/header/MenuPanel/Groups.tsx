import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import styles from './Groups.module.css';
import { MenuLink } from './MenuLink.tsx';

/** Categories with their sub-categories, all in sight at once. */
export function Groups({ items }: { readonly items: readonly MenuItem[] }): ReactElement {
  return (
    <ul className={styles.groups}>
      {items.map((group) => (
        <li key={group.label}>
          <MenuLink item={group} />
          {group.list && (
            <ul className={styles.links}>
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
