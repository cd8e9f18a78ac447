import type { ReactElement } from 'react';
import styles from './Range.module.css';
import type { RangeMenu } from './range-menus.ts';

/** The dealer range in columns, by menu and group: read, click, done (NAV-07). */
export function Range({ range }: { readonly range: readonly RangeMenu[] }): ReactElement {
  return (
    <div className={`wrap ${styles.range}`}>
      {range.map(({ id, menu, groups }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{menu}</h2>
          {groups.map(({ id: groupId, group, entries }) => (
            <div key={groupId}>
              <h3 id={groupId}>{group}</h3>
              <ul>
                {entries.map(({ name, url }) => (
                  <li key={`${name} ${url}`}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
