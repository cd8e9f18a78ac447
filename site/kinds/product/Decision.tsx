import type { ReactElement, ReactNode } from 'react';
import { throughDealers } from '../../commerce/format-price.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import type { Fitting } from '../../components/Fits/Fits.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { SourceMarks } from '../../components/SourceMark/SourceMark.tsx';
import styles from './Product.module.css';
import type { ProductProps } from './product-shape.ts';

const successor = ({ url, code, name }: Fitting) => (
  <a href={url}>
    <span className="code">{code}</span> {name}
  </a>
);

/** What became of a product that is no longer the present one. */
function stateOf({ discontinued, replacedBy, spareParts }: ProductProps): ReactNode {
  if (discontinued) {
    return (
      <>
        {replacedBy ? <>Replaced by {successor(replacedBy)}.</> : 'This product is no longer made.'}
        {spareParts && ' Spare parts are still available.'}
      </>
    );
  }
  return replacedBy && <>There is a newer product: {successor(replacedBy)}.</>;
}

/** Price and where to get it: beside the picture, and on a phone below the thumb as well. */
export function Buy(props: ProductProps): ReactElement {
  const { code, country, price, dealerOnly, discontinued, replacedBy } = props;
  // What is no longer made has no price (codegen/resolve/prices.ts), and is not to be had in stores.
  if (discontinued) {
    return (
      <>
        <p>Discontinued</p>
        <a className="button" href={replacedBy ? replacedBy.url : '/contact-us'}>
          {replacedBy ? `See ${replacedBy.code}` : 'Ask what fits instead'}
        </a>
      </>
    );
  }
  return (
    <>
      {dealerOnly ? (
        <p className={styles.dealers}>{throughDealers}</p>
      ) : (
        <Price price={price} country={country} size="large" />
      )}
      <a className="button" href={dealerOnly ? props.dealersUrl : `/stores?part=${code}`}>
        {dealerOnly ? 'Dealers' : 'Where to buy'}
      </a>
    </>
  );
}

/** What it is. On a phone it stands above the pictures, which fill the first screen by themselves. */
export function Name({ name, code, sources }: ProductProps): ReactElement {
  return (
    <div>
      <SourceMarks sources={sources} />
      <h1>{name}</h1>
      <p className="code">{code}</p>
    </div>
  );
}

/** State, price, where to get it, three facts and the finishes: what a visitor decides by. */
export function Decision(props: ProductProps): ReactElement {
  const { discontinued, dealerOnly, finishes } = props;
  const state = stateOf(props);
  return (
    <div>
      {(discontinued || dealerOnly) && (
        <p className="actions">
          {discontinued && <Badge kind="discontinued" />}
          {dealerOnly && <Badge kind="dealer only" />}
        </p>
      )}
      {state && <p className={styles.state}>{state}</p>}
      <p className="lead">{props.summary}</p>
      <div className={styles.actions}>
        <Buy {...props} />
        {props.isFitted && (
          <a className="button button-quiet" href="/installer">
            Find an installer
          </a>
        )}
        {props.guideUrl !== undefined && (
          <a className="button button-quiet" href={props.guideUrl}>
            Install guide
          </a>
        )}
      </div>
      {/* The tools stand on pages for everybody, and know nothing of what is for dealers alone. */}
      {!dealerOnly && (
        <p data-keep="">
          <a href={`/compare?codes=${props.code}`}>Compare</a>
        </p>
      )}
      <Facts specifications={props.facts} />
      {finishes.length > 0 && (
        <fieldset className="finishes">
          <legend>{finishes.length === 1 ? 'Finish' : `${finishes.length} finishes`}</legend>
          {finishes.map(({ name, colour }, index) => (
            <label key={name}>
              <input type="radio" name="finish" defaultChecked={index === 0} />
              {/* The policy allows no style attribute. */}
              <svg fill={colour} aria-hidden="true">
                <rect />
              </svg>
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
