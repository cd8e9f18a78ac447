import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { ProductPicture } from '../../components/Picture/Picture.tsx';
import { PriceOfCents } from '../../components/Price/Price.tsx';
import type { Answers } from './answers.ts';
import type { Fit } from './fitting.ts';
import styles from './ResultCard.module.css';
import { limitsOf, reasonsOf } from './selector-text.ts';

type ResultCardProps = {
  readonly fit: Fit;
  readonly country: Country;
  readonly answers: Answers;
  readonly names: ReadonlyMap<string, string>;
};

/** A system with the reasons it fits, and what it isn't made for. */
export function ResultCard({ fit, country, answers, names }: ResultCardProps): ReactElement {
  const { code, name, price, image } = fit.product;
  const limits = limitsOf(fit, names);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture code={code} image={image} />
      </div>
      <div className={styles.words}>
        <p className="code">{code}</p>
        <h3 className={styles.title}>
          <a href={`/${code}`}>
            <span>{name}</span>
            <span className="visually-hidden">{` ${code}`}</span>
          </a>
        </h3>
        <PriceOfCents cents={price} country={country} />
        <p className="visually-hidden">Why it fits</p>
        <ul className={styles.reasons}>
          {reasonsOf(fit, answers, names).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {limits.length > 0 && (
          <>
            <p className="visually-hidden">Before you choose</p>
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
