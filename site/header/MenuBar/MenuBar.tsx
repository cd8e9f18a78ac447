import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../icons.tsx';
import { MenuLink } from '../MenuPanel/MenuLink.tsx';
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx';
import styles from './MenuBar.module.css';

export type MenuBarProps = {
  readonly menu: readonly MenuItem[];
};

/** The desktop bar of an audience: links, and buttons that open a panel of links (HDR-03 to HDR-06). */
export function MenuBar({ menu }: MenuBarProps): ReactElement {
  return (
    <nav aria-label="Main" className={styles.bar} data-bar="desktop" data-variant="">
      <ul className={classNames('wrap', styles.list)}>
        {menu.map((item, index) =>
          item.list === undefined ? (
            <li key={item.label} className={styles.item}>
              <MenuLink item={item} className={styles.entry} isOnBar>
                <Label>{item.label}</Label>
              </MenuLink>
            </li>
          ) : (
            <li key={item.label} className={styles.item} data-menu="">
              <button
                type="button"
                popoverTarget={`menu-${index}`}
                className={styles.entry}
                data-bar-entry=""
              >
                <Label chevron>{item.label}</Label>
              </button>
              <MenuPanel id={`menu-${index}`} item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** As many letters fit beside the others where the bar is narrowest; a longer label takes two lines there. */
const lineLength = 21;

/** A label, broken near its middle where it is long. A chevron is joined to the end, so that it begins no line. */
function Label({ children: label, chevron = false }: LabelProps): ReactElement {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const fromMiddle = (index: number) => Math.abs(label.length / 2 - index);
  const [middle = 0] =
    label.length > lineLength ? spaces.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)) : [];
  return (
    <span>
      {label.slice(0, middle)}
      {middle > 0 && ' '}
      <span className={classNames(middle > 0 && styles.second)}>
        {label.slice(middle).trim()}
        {chevron && <Icon name="chevron" />}
      </span>
    </span>
  );
}

type LabelProps = { readonly children: string; readonly chevron?: boolean };
