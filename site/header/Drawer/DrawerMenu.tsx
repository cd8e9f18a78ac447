import type { MenuItem } from '../../../kernel/entry-types.ts';
import { MenuLink, OwnPageLink } from '../MenuPanel/MenuLink.tsx';
import styles from './DrawerMenu.module.css';

/** The drawer's lists, which unfold. The page's script turns them into levels with a title and a back button. */
export function DrawerMenu({ items }: { readonly items: readonly MenuItem[] }) {
  return <ul className={styles.menu}>{items.map(entry)}</ul>;
}

function entry(item: MenuItem) {
  const { label, list } = item;
  return (
    <li key={label}>
      {list === undefined ? (
        <MenuLink item={item} />
      ) : (
        <details>
          <summary>{label}</summary>
          <div>
            <OwnPageLink item={item} />
            <ul>{list.map(entry)}</ul>
          </div>
        </details>
      )}
    </li>
  );
}
