import { Fragment, type ReactElement } from 'react';
import type { PromoFact } from '../../../kernel/contract.ts';
import styles from './PromoFacts.module.css';

/** A fact with the products sold here that it applies to. */
export type ShownFact = Omit<PromoFact, 'products'> & {
  readonly products: readonly { readonly code: string; readonly url: string }[];
};
type PromoFactsProps = { readonly facts: readonly ShownFact[] };

/** The facts of the specification as a quiet strip, each with its footnote (A-32b, FCT-01, QLT-12). */
export function PromoFacts({ facts }: PromoFactsProps): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <section className={styles.facts} aria-label="Key facts">
      <ul className={`tiles ${styles.strip}`}>
        {facts.map((fact, index) => (
          <li key={fact.id}>
            {fact.text}
            <sup>
              <a
                href={`#facts-note-${index + 1}`}
                id={`facts-ref-${index + 1}`}
                aria-label={`Note ${index + 1}`}
              >
                {index + 1}
              </a>
            </sup>
          </li>
        ))}
      </ul>
      <ol className={styles.notes}>
        {facts.map((fact, index) => (
          <li key={fact.id} id={`facts-note-${index + 1}`}>
            {fact.products.map(({ code, url }, place) => (
              <Fragment key={code}>
                {place === 0 ? 'Applies to ' : ', '}
                <a href={url}>{code}</a>
              </Fragment>
            ))}
            . {fact.note}
          </li>
        ))}
      </ol>
    </section>
  );
}
