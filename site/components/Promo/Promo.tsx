import type { Country, FeaturedPromo, Price } from '../../../kernel/entry-types.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { PrintedPrice } from '../Teaser/Teaser.tsx';
import styles from './Promo.module.css';

type PromoProps = {
  readonly promo: FeaturedPromo & { readonly priceOf?: Price };
  readonly country: Country;
};

export function Promo({ promo, country }: PromoProps) {
  const price = promo.prices[country];
  const id = `promo-${promo.id}`;
  return (
    <div className="wrap part">
      <aside
        className={styles.promo}
        aria-labelledby={id}
        data-print="no"
        data-until={promo.until?.[country]}
      >
        <div className={`column ${styles.words}`}>
          <h2 id={id} className={styles.title}>
            {promo.title}
          </h2>
          {promo.points.length > 0 && (
            <ul className={`dashes ${styles.points}`}>
              {promo.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {price !== undefined && (
            <p className={styles.price}>
              <PrintedPrice amount={price} of={promo.priceOf} country={country} />
              {promo.product !== undefined && promo.link !== `/${promo.product}` && (
                <a href={`/${promo.product}`} className={classNames('code', styles.product)}>
                  {promo.product}
                </a>
              )}
            </p>
          )}
          <a className="button" href={promo.link}>
            {promo.linkLabel}
          </a>
        </div>
        {promo.background && (
          <div className={`framed ${styles.picture}`}>
            <Picture image={promo.background} width={480} sceneWidth={640} />
          </div>
        )}
      </aside>
    </div>
  );
}
