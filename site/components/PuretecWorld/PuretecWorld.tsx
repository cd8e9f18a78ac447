import type { Country, Price, PuretecWorld as World } from '../../../kernel/entry-types.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Pointers } from '../Pointers/Pointers.tsx';
import { PrintedPrice } from '../Teaser/Teaser.tsx';
import styles from './PuretecWorld.module.css';

export type ShownWorld = World & { readonly priceOf?: Price };

type PuretecWorldProps = {
  readonly world: ShownWorld;
  readonly country: Country;
};

/** The puretecWorld promo (ENT-06) with its tiles. A country without a printed price shows none. */
export function PuretecWorld({ world, country }: PuretecWorldProps) {
  const price = world.prices[country];
  return (
    <section className={styles.world} aria-labelledby="puretec-world" data-print="no">
      <div className={classNames('wrap', styles.grid)}>
        <div className="column">
          <h2 id="puretec-world" className={world.isShowTitle ? undefined : 'visually-hidden'}>
            {world.title}
          </h2>
          <Pointers pointers={world.points} />
          {price !== undefined && (
            <p>
              <PrintedPrice amount={price} of={world.priceOf} country={country} />
            </p>
          )}
          <a className="button" href={world.link}>
            {world.linkLabel}
          </a>
        </div>
        {world.image && <Picture image={world.image} width={600} className={styles.picture} />}
        {world.tiles.length > 0 && (
          <ul className={classNames('tiles', styles.tiles)}>
            {world.tiles.map((tile) => (
              <li key={tile.link}>
                <a href={tile.link} className="onward">
                  {tile.image && <Picture image={tile.image} width={280} />}
                  <span>{tile.label}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
