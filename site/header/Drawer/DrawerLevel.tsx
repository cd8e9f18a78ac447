import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { Icon } from '../icons.tsx';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import { ownPageOf } from '../MenuPanel/menu-shape.ts';
import { Overview } from '../MenuPanel/Overview.tsx';
import styles from './DrawerLevel.module.css';

export type DrawerLevelProps = {
  readonly items: readonly MenuItem[];
  /** What the way back leads to. */
  readonly parent: string;
};

/** One list of the drawer; an entry with a list of its own unfolds, or becomes the next level. */
export function DrawerLevel({ items, parent }: DrawerLevelProps): ReactElement {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const ownPage = ownPageOf(item);
        return (
          <li key={item.label}>
            {item.list === undefined ? (
              <MenuLink item={item} className={styles.row}>
                <span>{item.label}</span>
                {item.description !== undefined && <small>{item.description}</small>}
              </MenuLink>
            ) : (
              <details className={styles.details}>
                <summary className={styles.row}>
                  <span>{item.label}</span>
                  <Icon name="onward" />
                </summary>
                <div className={styles.level}>
                  <button type="button" className={styles.back} data-drawer-back="">
                    <Icon name="back" />
                    {parent}
                  </button>
                  <p className={styles.title}>{item.label}</p>
                  {ownPage && (
                    <MenuLink item={ownPage} className={styles.row}>
                      <Overview of={item.label} />
                    </MenuLink>
                  )}
                  <DrawerLevel items={item.list} parent={item.label} />
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
