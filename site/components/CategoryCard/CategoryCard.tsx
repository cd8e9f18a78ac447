import type { ReactElement } from 'react';
import type { Country, Image, Price as PriceOf } from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './CategoryCard.module.css';

export type CategorySummary = {
  readonly name: string;
  readonly url: string;
  readonly text: string;
  readonly image?: Image;
  readonly source?: WaterSource;
  /** A wide tile (the catalogue's isRectangle). */
  readonly wide: boolean;
  /** The side of a wide tile that its picture is on. */
  readonly position: 'left' | 'right';
  readonly from?: PriceOf;
};

type CategoryCardProps = {
  readonly category: CategorySummary;
  readonly country: Country;
};

/** A range as a large picture with its starting price. */
export function CategoryCard({ category, country }: CategoryCardProps): ReactElement {
  const { from, image } = category;
  return (
    <article className={styles.card} data-source={category.source}>
      <div className={styles.words}>
        <h3>
          <a className="card-link" href={category.url}>
            {category.name}
          </a>
        </h3>
        <p className={`hint ${styles.text}`}>{category.text}</p>
        {from && <Price price={from} country={country} before="From" />}
      </div>
      <div className={`framed ${styles.picture}`} data-position={category.position}>
        {image && <Picture image={image} width={480} sceneWidth={640} />}
      </div>
    </article>
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

type CategoryGridProps = {
  readonly categories: readonly CategorySummary[];
  readonly country: Country;
};

export function CategoryGrid({ categories, country }: CategoryGridProps): ReactElement | null {
  if (categories.length === 0) return null;
  const widths = fillsRows(categories.map(({ wide }) => wide));
  return (
    <ul className={classNames('tiles-large', styles.grid)}>
      {categories.map((category) => (
        <li key={category.url} className={classNames(widths && category.wide && styles.wide)}>
          <CategoryCard category={category} country={country} />
        </li>
      ))}
    </ul>
  );
}
