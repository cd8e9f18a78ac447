import type { ReactElement } from 'react';
import type { InterestedIn as Entry } from '../../../kernel/contract.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './InterestedIn.module.css';

type InterestedInProps = { readonly entries: readonly Entry[] };

/** Where visitors of this page often go next, with three pointers each (ENT-04). */
export function InterestedIn({ entries }: InterestedInProps): ReactElement {
  return (
    <ul className={`tiles-large ${styles.list}`}>
      {entries.map((entry) => (
        <li key={entry.url}>
          {entry.image && (
            <div className={`framed ${styles.picture}`}>
              <Picture image={entry.image} width={160} sceneWidth={288} />
            </div>
          )}
          <div className={styles.words}>
            <h3>
              <a href={entry.url}>{entry.name}</a>
            </h3>
            <ul className={`hint ${styles.pointers}`}>
              {entry.pointers.map((pointer) => (
                <li key={pointer}>{pointer}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
