import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { cardSize } from '../../../kernel/image-address.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PriceOfCents } from '../../components/Price/PriceOfCents.tsx';
import type { Answers } from './answers.ts';
import type { Fit } from './fitting.ts';
import styles from './ResultCard.module.css';
import { limitsOf, reasonsOf } from './words.ts';

export type ResultCardProps = {
  readonly fit: Fit;
  readonly country: Country;
  readonly answers: Answers;
  readonly names: ReadonlyMap<string, string>;
};

/** A system with the reasons why it is here, and what it is not made for. */
export function ResultCard({ fit, country, answers, names }: ResultCardProps): ReactElement {
  const { code, name, price, image } = fit.product;
  const picture = image ?? { source: `products/${code}.svg`, width: 800, height: 800 };
  const limits = limitsOf(fit, names);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={{ ...picture, alt: '' }} width={cardSize} />
      </div>
      <div className={styles.words}>
        <p className="code">{code}</p>
        <h3 className={styles.title}>
          <a href={`/${code}`}>{name}</a>
        </h3>
        <PriceOfCents cents={price} country={country} />
        <p className="visually-hidden">Fits because</p>
        <ul className={styles.reasons}>
          {reasonsOf(fit, answers, names).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {limits.length > 0 && (
          <>
            <p className="visually-hidden">To know before you choose</p>
            <ul className={styles.limits}>
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </>
        )}
        <a className={styles.compare} href={`/compare?codes=${code}`}>
          Compare<span className="visually-hidden">{` ${code}`}</span>
        </a>
      </div>
    </article>
  );
}
