import type { MenuItem } from '../../../kernel/entry-types.ts';
import { MenuLink, OwnPageLink } from './MenuLink.tsx';
import './MenuPanel.css';
import styles from './Rail.module.css';

export type MenuPanelProps = {
  readonly id: string;
  readonly item: MenuItem;
};

/** Longer lists have two columns. */
const longestColumn = 8;

/** 0 for a link, 1 for a list, 2 for groups of links, 3 for the dealer range: menu, group, name. */
const depthOf = ({ list = [] }: MenuItem): number =>
  list.length === 0 ? 0 : 1 + Math.max(...list.map(depthOf));

/** A menu button's panel is a native popover of plain links, so it opens and closes before any script has loaded. */
export function MenuPanel({ id, item }: MenuPanelProps) {
  const { list = [] } = item;
  const depth = depthOf(item);
  if (depth === 1) {
    return (
      <div id={id} popover="auto" data-list={list.length > longestColumn ? 'long' : ''}>
        <OwnPageLink item={item} isLabelled />
        <Links items={list} />
      </div>
    );
  }
  return (
    <div id={id} popover="auto">
      <div className="wrap">
        {depth === 2 ? <Groups items={list} /> : <Rail id={id} items={list} />}
        <OwnPageLink item={item} />
      </div>
    </div>
  );
}

function Links({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <MenuLink item={item} />
        </li>
      ))}
    </ul>
  );
}

function Groups({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((group) => (
        <li key={group.label}>
          <MenuLink item={group} />
          {group.list && <Links items={group.list} />}
        </li>
      ))}
    </ul>
  );
}

/** The dealer mega-menu (NAV-07). The details share a name, so it works without a script. */
function Rail({ id, items }: { readonly id: string; readonly items: readonly MenuItem[] }) {
  return (
    <div className={styles.rail} data-rail="">
      {items.map((menu, index) => (
        <details key={menu.label} name={`${id}-rail`} open={index === 0}>
          <summary>{menu.label}</summary>
          <div>
            {[1, 2].map((column) => (
              <div key={column}>
                {(menu.list ?? [])
                  .filter((group) => (group.column ?? 1) === column)
                  .map((group) => (
                    <section key={group.label}>
                      <h3>{group.label}</h3>
                      <Links items={group.list ?? []} />
                    </section>
                  ))}
              </div>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
