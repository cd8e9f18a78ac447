import type { ReactElement } from 'react';
import type { MenuItem } from '../../../kernel/contract.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './Rail.module.css';

export type RailProps = {
  readonly id: string;
  readonly items: readonly MenuItem[];
};

/**
 * The dealer mega-menu (NAV-07): Menu at the left, one of them open; its groups in two columns,
 * each name with a line about it. Details of one name, so that it works without a script.
 */
export function Rail({ id, items }: RailProps): ReactElement {
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
                      <ul>
                        {(group.list ?? []).map((item) => (
                          <li key={item.label}>
                            <MenuLink item={item} />
                          </li>
                        ))}
                      </ul>
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
