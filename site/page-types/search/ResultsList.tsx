import type { ReactElement, ReactNode } from 'react';
import { nbsp, truncate } from '../../../kernel/typography.ts';
import { ListedPrice } from '../../components/Price/ListedPrice.tsx';
import { type ListedItem, replacesText } from '../../search/listed-items.ts';
import { ListedPicture } from './ListedPicture.tsx';
import styles from './ResultsList.module.css';

type ResultsListProps = {
  readonly items: readonly ListedItem[];
  readonly actions: (item: ListedItem) => ReactNode;
};

/** The items of one page. Their text comes from the catalogue or the backend, and is never HTML. */
export function ResultsList({ items, actions }: ResultsListProps): ReactElement {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.code}>
          <article className={styles.row}>
            <div className={styles.picture}>
              {item.image !== '' && <ListedPicture src={item.image} size={96} isLazy />}
            </div>
            <div className={styles.words}>
              <p className={styles.code}>
                {item.code}
                {item.label && <span className={styles.label}>{item.label}</span>}
              </p>
              <h3 className={styles.name}>
                <a className="card-link" href={item.url}>
                  {nbsp(item.name)}
                  <span className="visually-hidden">{` ${item.code}`}</span>
                </a>
              </h3>
              {item.replaces && (
                <p className={`hint ${styles.description}`}>{replacesText(item.replaces)}</p>
              )}
              {item.description !== '' && (
                <p className={`hint ${styles.description}`}>{nbsp(truncate(item.description))}</p>
              )}
              {actions(item)}
            </div>
            {item.price && <ListedPrice price={item.price} className={styles.price} />}
          </article>
        </li>
      ))}
    </ol>
  );
}
