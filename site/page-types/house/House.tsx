import { constants } from '#generated/constants.ts';
import type { Country, Image, Page } from '../../../kernel/entry-types.ts';
import { housePoints, type HousePoint as Position } from '../../../kernel/house-points.ts';
import { densities } from '../../../kernel/image-address.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ProductTable } from '../../components/ProductTable/ProductTable.tsx';
import { isReachableIn } from '../../lookups/in-country.ts';
import { summariesOf } from '../../lookups/product-summary.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './House.module.css';

type NumberLinkProps = {
  readonly number: number;
  readonly name: string;
  readonly at?: Position;
};

function NumberLink({ number, name, at }: NumberLinkProps) {
  if (!at) return null;
  const { x, y } = at;
  return (
    <a href={`#point-${number}`} aria-label={`${number}. ${name}`}>
      <circle cx={x} cy={y} r={32} />
      <text x={x} y={y}>
        {number}
      </text>
    </a>
  );
}

/** Shows the drawing around a point, enlarged up to five times, with the floor still in view. */
function Detail({ image, at }: { readonly image: Image; readonly at: Position }) {
  const { width, height } = image;
  const { x, y, floor = 800 } = at;
  const high = Math.max(200, floor + 56 - y);
  const wide = Math.round(high * (520 / 300));
  const left = Math.min(Math.max(x - wide / 2, 0), width - wide);
  const top = Math.min(Math.max(y - high / 2, floor + 24 - high), height - high);
  return (
    <svg viewBox={`${left} ${top} ${wide} ${high}`} aria-hidden="true" data-print="no">
      <image
        href={densities(image.source, width, height, constants.images).src}
        width={width}
        height={height}
      />
    </svg>
  );
}

/** Shows a house's drawing, then each point with text and products to fit there (RTE-23). */
export function House(props: ReturnType<typeof houseProps>) {
  // One storey leaves a third of the drawing to the sky.
  const isLow = props.points.every(({ at }) => at && at.y > 440);
  return (
    <div data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <div className="wrap">
        {props.image && (
          <figure
            className={styles.drawing}
            aria-label="Drawing of the house"
            data-low={isLow || undefined}
          >
            <Picture image={props.image} width={440} wider={{ 640: 800, 1024: 1230 }} priority />
            <svg viewBox={isLow ? '0 200 1600 800' : '0 0 1600 1000'}>
              <title>Places in the house</title>
              {props.points.map((point, index) => (
                <NumberLink key={point.name} {...point} number={index + 1} />
              ))}
            </svg>
          </figure>
        )}
        <nav aria-label="Places in the house">
          <ol className={`quiet-links ${styles.index}`}>
            {props.points.map(({ name }, index) => (
              <li key={name}>
                <a href={`#point-${index + 1}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className={styles.points}>
          {props.points.map((point, index) => (
            <li key={point.name} id={`point-${index + 1}`} className="stack">
              <div className={`stack gap-2 ${styles.name}`}>
                <h2>{point.name}</h2>
                {props.image && point.at && <Detail image={props.image} at={point.at} />}
              </div>
              <div className={`column gap-2 ${styles.point}`}>
                <p>{point.text}</p>
                {point.products.length > 0 && (
                  <ProductTable
                    caption="What to fit here"
                    products={point.products}
                    country={props.country}
                  />
                )}
                {point.url !== undefined && (
                  <a className="onward" href={point.url}>
                    See the full range
                    <span className="visually-hidden">: {point.name}</span>
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <PageEnd {...props} />
    </div>
  );
}

function houseProps(tables: Tables, page: Page, country: Country) {
  const market = marketOf(page, country);
  const props = pageProps(tables, page, country);
  const positions = housePoints(props.image?.source);
  return {
    ...props,
    points: page.points.map(({ name, text, url, products }, index) => ({
      name,
      text,
      ...(positions[index] && { at: positions[index] }),
      products: summariesOf(tables, products, market),
      ...(url !== undefined && isReachableIn(tables, url, country) && { url }),
    })),
  };
}

export const house = contentPageType(House, houseProps);
