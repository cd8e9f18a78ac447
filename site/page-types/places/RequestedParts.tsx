import type { ReactElement } from 'react';
import { priceLine } from '../../commerce/format-price.ts';
import styles from './PlaceResults.module.css';
import { mailAbout } from './place-words.ts';
import type { RequestedPart } from './requested-parts.ts';

/** The products a visitor wants to buy, from a product page or the cartridge finder. */
export function RequestedParts({
  parts,
  origin,
  onDrop,
}: {
  readonly parts: readonly RequestedPart[];
  /** The country's public address, for links in messages. */
  readonly origin: string;
  readonly onDrop: () => void;
}): ReactElement | null {
  if (parts.length === 0) return null;
  return (
    <section aria-label="What you want to buy" className={styles.requested}>
      <ul className={styles.words}>
        {parts.map(({ code, name, price }) => (
          <li key={code}>
            <a href={`/${code}`}>
              <span className="code">{code}</span> <span>{name}</span>
            </a>
            {price && <span>{` ${priceLine(price)}`}</span>}
            {price?.beside && <span>{` (${priceLine(price.beside)})`}</span>}
          </li>
        ))}
      </ul>
      <p className="hint">
        {`Call or email ahead with ${parts.length === 1 ? 'the code' : 'these codes'}. Not every store stocks every part.`}
      </p>
      <p className="actions">
        <a className={styles.clear} href={mailAbout(parts, origin)}>
          Email this list
        </a>
        <button type="button" className={`link-button ${styles.clear}`} onClick={onDrop}>
          Search without this list
        </button>
      </p>
    </section>
  );
}
