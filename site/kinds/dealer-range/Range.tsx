import type { ReactElement } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import styles from './Range.module.css';
import type { RangeMenu } from './range-menus.ts';

/** The dealer range on one page, by menu and group: read, click, done (NAV-07). */
export function Range({ range }: { readonly range: readonly RangeMenu[] }): ReactElement {
  return (
    <>
      {range.map(({ id, menu, groups }) => (
        <Section key={id} id={id} heading={menu} layout="split">
          <div className={styles.groups}>
            {groups.map(({ id: groupId, group, entries }) => (
              <div key={groupId}>
                <h3 id={groupId}>{group}</h3>
                <ul className={styles.entries}>
                  {entries.map(({ name, url }) => (
                    <li key={`${name} ${url}`}>
                      <a href={url}>{name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}
