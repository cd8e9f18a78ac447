import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../icons.tsx';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx';
import { useMenu } from '../use-menu.ts';
import styles from './MenuBar.module.css';

export type MenuBarProps = {
  readonly menu: readonly MenuItem[];
  readonly typeAheadResetMs: number;
};

/** The desktop bar of an audience: links, and buttons that open a panel of links (HDR-03 to HDR-06). */
export function MenuBar({ menu, typeAheadResetMs }: MenuBarProps): ReactElement {
  const root = useMenu(typeAheadResetMs);
  return (
    <nav aria-label="Main" className={styles.bar} data-bar="desktop" data-variant="" ref={root}>
      <ul className={classNames('wrap', styles.list)}>
        {menu.map((item, index) =>
          item.list === undefined ? (
            <li key={item.label} className={styles.item}>
              <MenuLink item={item} className={styles.entry} isOnBar />
            </li>
          ) : (
            <li key={item.label} className={styles.item} data-menu="">
              <button
                type="button"
                popoverTarget={`menu-${index}`}
                className={styles.entry}
                data-bar-entry=""
              >
                {item.label}
                <Icon name="chevron" />
              </button>
              <MenuPanel id={`menu-${index}`} item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
