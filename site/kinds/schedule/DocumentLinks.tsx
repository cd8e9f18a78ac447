import type { ReactElement } from 'react';
import type { Document } from '../../../kernel/contract.ts';
import styles from './Schedule.module.css';

/** The documents of one product in a line, known by their kinds of file. */
export function DocumentLinks({
  code,
  documents,
}: {
  readonly code: string;
  readonly documents: readonly Document[];
}): ReactElement {
  return (
    <ul className={styles.documents} aria-label={`Documents of ${code}`}>
      {documents.map(({ title, type, url }) => (
        <li key={url}>
          <a href={url}>
            <span>{title}</span> <span className="hint">{type}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
