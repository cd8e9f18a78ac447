import { Fragment } from 'react';
import type { PromoFact } from '../../../kernel/entry-types.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import styles from './PromoFacts.module.css';

type ShownFact = Omit<PromoFact, 'products'> & {
  readonly products: readonly { readonly code: string; readonly url: string }[];
};

/** Shows the specification's facts, each with its products, and the conditions of those that share them (A-32b, FCT-01, QLT-12). */
export function PromoFacts({ facts }: { readonly facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="wrap part">
      <section aria-label="Key facts">
        <ul className={styles.facts}>
          {[...groupBy(facts, ({ note }) => note)].map(([note, members]) => (
            <li key={note}>
              {members.map(({ id, text, products }) => (
                <p key={id}>
                  <strong>{text}</strong>{' '}
                  {products.map(({ code, url }, place) => (
                    <Fragment key={code}>
                      {place > 0 && ', '}
                      <a href={url}>{code}</a>
                    </Fragment>
                  ))}
                </p>
              ))}
              <p className="hint">{note}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
