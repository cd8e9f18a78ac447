import type { ReactNode } from 'react';
import { constants } from '#generated/constants.ts';
import type { Country, Image, ToolPrice } from '../../../kernel/entry-types.ts';
import { imageUrl, productSource, thumbnailUrl } from '../../../kernel/image-address.ts';
import { slugify } from '../../../kernel/slug.ts';
import { nbsp, wholeSentences } from '../../../kernel/typography.ts';
import { typeLabel } from '../../../kernel/vocabulary.ts';
import { priceOnRequest } from '../../commerce/format-price.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { ListedPrice } from '../../components/Price/ListedPrice.tsx';
import { visitorPrice } from '../../components/Price/visitor-price.ts';
import { discontinuedLabel, type ListedItem } from '../../search/visible-items.ts';
import { ListedPicture } from './ListedPicture.tsx';
import styles from './ResultsList.module.css';

type ResultsListProps = {
  readonly items: readonly ListedItem[];
  readonly actions: (item: ListedItem) => ReactNode;
  /** Below the price. */
  readonly beside?: (item: ListedItem) => ReactNode;
};

/** Lists one page's items. Text from the catalogue or the backend is never HTML. */
export function ResultsList({ items, actions, beside }: ResultsListProps) {
  return (
    <ol className="ruled">
      {items.map((item) => (
        <li key={item.code}>
          <article className={styles.row}>
            <div className={`framed ${styles.picture}`}>
              {item.image !== '' && <ListedPicture key={item.image} src={item.image} size={96} />}
            </div>
            <div className={styles.words}>
              <p className="hint">
                <span className="code">{item.code}</span>{' '}
                {item.label ? <Badge kind="discontinued" /> : item.type && typeLabel(item.type)}
              </p>
              <h3 className={styles.name}>
                <a className="card-link" href={item.url}>
                  {nbsp(item.name)}
                  <span className="visually-hidden">{` ${item.code}`}</span>
                </a>
              </h3>
              {item.note && <p className="hint">{item.note}</p>}
              {item.description !== '' && (
                <p className={`hint ${styles.description}`}>
                  {nbsp(wholeSentences(item.description))}
                </p>
              )}
            </div>
            <div className={styles.foot}>
              {item.price && (
                <div className={styles.price}>
                  <ListedPrice price={item.price} />
                  {beside?.(item)}
                </div>
              )}
              <div className={styles.actions}>{actions(item)}</div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

type ListedProduct = ToolPrice & {
  readonly code: string;
  readonly name: string;
  readonly facts?: string;
  readonly image?: Omit<Image, 'alt'>;
  readonly discontinued?: boolean;
  readonly finishes?: readonly { readonly name: string }[];
  readonly finish?: string;
};

export function itemOfProduct(product: ListedProduct, country: Country): ListedItem {
  const { code, name, facts = '', image, price, rating = '', discontinued } = product;
  const { finishes, finish } = product;
  // A drawing has a file for each finish but the first.
  const isDrawn = finish !== undefined && !image && finish !== finishes?.[0]?.name;
  return {
    code,
    name: finish === undefined ? name : `${name}, ${finish}`,
    description: facts,
    note: rating,
    image: isDrawn
      ? imageUrl(`products/${code}-${slugify(finish)}.svg`, {})
      : thumbnailUrl(image?.source ?? productSource(code), constants.images),
    url: finish === undefined ? `/${code}` : `/${code}?finish=${slugify(finish)}`,
    ...(discontinued
      ? { label: discontinuedLabel }
      : { price: price === undefined ? priceOnRequest : visitorPrice(price, country) }),
  };
}
