import type { ReactElement, ReactNode } from 'react';
import type { Country, Image, Price as PriceOf } from '../../../kernel/entry-types.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './Card.module.css';

type CardProps = {
  readonly title: string;
  readonly url: string;
  readonly image?: Image | undefined;
  readonly second?: Image | undefined;
  readonly source?: WaterSource | undefined;
  readonly text?: string | undefined;
  /** The picture's side on a wide card. */
  readonly position?: 'left' | 'right';
  readonly children?: ReactNode;
};

/** A link to a range, article or guide, as a large picture with a few lines. */
export function Card(props: CardProps) {
  const { title, url, image, second, source, text, position, children } = props;
  return (
    <article className={styles.card} data-source={source}>
      <div className={styles.words}>
        <h3>
          <a className="card-link" href={url}>
            {title}
          </a>
        </h3>
        {text !== undefined && <p className={`hint ${styles.text}`}>{text}</p>}
        {children}
      </div>
      <div className={`framed ${styles.picture}`} data-position={position}>
        {image && <Picture image={image} width={480} sceneWidth={640} />}
        {second && <Picture image={second} width={480} />}
      </div>
    </article>
  );
}

type CardGridProps<Entry> = {
  readonly entries: readonly Entry[];
  readonly isWide?: (entry: Entry) => boolean;
  readonly small?: boolean;
  readonly card: (entry: Entry) => ReactElement;
};

/** Arranges cards in rows of two to four. Wide cards take two places if that fills every row. */
export function CardGrid<Entry extends { readonly url: string }>({
  entries,
  isWide = () => false,
  small,
  card,
}: CardGridProps<Entry>) {
  if (entries.length === 0) return null;
  const widths = fillsRows(entries.map(isWide));
  return (
    <ul className={classNames(small ? styles.small : 'tiles-large', styles.grid)}>
      {entries.map((entry) => (
        <li key={entry.url} className={classNames(widths && isWide(entry) && styles.wide)}>
          {card(entry)}
        </li>
      ))}
    </ul>
  );
}

/** Whether tiles of these widths fill every row of three, including the last. */
export function fillsRows(widths: readonly boolean[]): boolean {
  let column = 0;
  for (const wide of widths) {
    const cells = wide ? 2 : 1;
    if (column + cells > 3) return false;
    column = (column + cells) % 3;
  }
  return column === 0;
}

export type CategorySummary = {
  readonly name: string;
  readonly url: string;
  readonly text: string;
  readonly image?: Image;
  readonly second?: Image;
  readonly source?: WaterSource;
  readonly wide: boolean;
  readonly position: 'left' | 'right';
  readonly from?: PriceOf;
};

type CategoryGridProps = {
  readonly categories: readonly CategorySummary[];
  readonly country: Country;
};

export function CategoryGrid({ categories, country }: CategoryGridProps) {
  const hasWide = fillsRows(categories.map(({ wide }) => wide));
  return (
    <CardGrid
      entries={categories}
      isWide={({ wide }) => wide}
      card={({ name, from, second, ...category }) => (
        <Card title={name} {...category} second={hasWide ? second : undefined}>
          {from && <Price price={from} country={country} before="From" />}
        </Card>
      )}
    />
  );
}
