import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import { ownPageOf } from '../MenuPanel/menu-shape.ts';
import { Overview } from '../MenuPanel/Overview.tsx';
import styles from './DrawerMenu.module.css';

/**
 * The lists of the drawer; an entry with a list of its own unfolds. The page's script makes levels
 * of them, and gives each its title and its way back.
 */
export function DrawerMenu({ items }: { readonly items: readonly MenuItem[] }): ReactElement {
  return <ul className={styles.menu}>{items.map(entry)}</ul>;
}

function entry(item: MenuItem): ReactElement {
  const { label, list } = item;
  const ownPage = ownPageOf(item);
  return (
    <li key={label}>
      {list === undefined ? (
        <MenuLink item={item} />
      ) : (
        <details>
          <summary>{label}</summary>
          <div>
            {ownPage && (
              <MenuLink item={ownPage}>
                <Overview of={label} />
              </MenuLink>
            )}
            <ul>{list.map(entry)}</ul>
          </div>
        </details>
      )}
    </li>
  );
}
