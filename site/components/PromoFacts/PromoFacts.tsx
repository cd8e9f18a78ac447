import { Fragment } from 'react';
import type { PromoFact } from '../../../kernel/contract.ts';
import styles from './PromoFacts.module.css';

/** A fact with the products it applies to that are sold here. */
export type ShownFact = Omit<PromoFact, 'products'> & {
  readonly products: readonly { readonly code: string; readonly url: string }[];
};
type PromoFactsProps = { readonly facts: readonly ShownFact[] };

/** Shows the specification's facts, each with its products and conditions (A-32b, FCT-01, QLT-12). */
export function PromoFacts({ facts }: PromoFactsProps) {
  if (facts.length === 0) return null;
  return (
    <section aria-label="Key facts">
      <ul className={`tiles ruled ${styles.facts}`}>
        {facts.map((fact) => (
          <li key={fact.id}>
            <strong>{fact.text}</strong>
            <p>
              {fact.products.map(({ code, url }, place) => (
                <Fragment key={code}>
                  {place === 0 ? 'Applies to ' : ', '}
                  <a href={url}>{code}</a>
                </Fragment>
              ))}
              . {fact.note}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
