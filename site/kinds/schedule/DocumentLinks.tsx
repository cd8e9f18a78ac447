import type { ReactElement } from 'react';
import type { Document } from '../../../kernel/contract.ts';

/** The documents of one product in a line, known by their kinds of file. */
export function DocumentLinks({
  code,
  documents,
}: {
  readonly code: string;
  readonly documents: readonly Document[];
}): ReactElement {
  return (
    <ul className="links" aria-label={`Documents of ${code}`}>
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
