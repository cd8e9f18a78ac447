import { formatNumber } from '../../../kernel/format.ts';
import { cardSize } from '../../../kernel/image-address.ts';
import { throughDealers } from '../../commerce/format-price.ts';
import { isByVolume } from '../../commerce/running-cost.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Amount, Price, ProductPrice } from '../../components/Price/Price.tsx';
import { SourceMarks } from '../../components/SourceMark/SourceMark.tsx';
import { Twin } from './Compliance.tsx';
import styles from './Product.module.css';
import type { ProductProps } from './product-props.ts';

/** Shows the replacement: with picture and price if the product is discontinued, otherwise as one line. */
function Successor(props: ProductProps) {
  const { discontinued, replacedBy, country } = props;
  if (!replacedBy) return null;
  const { url, code, name, image } = replacedBy;
  const link = (
    <a href={url}>
      <span className="code" translate="no">
        {code}
      </span>{' '}
      {name}
    </a>
  );
  if (!discontinued) return <p className="remark">There's a newer product: {link}.</p>;
  return (
    <div className={`aside ${styles.successor}`}>
      <Picture image={{ ...image, alt: '' }} width={cardSize} />
      <div>
        <p className="hint">Replaced by</p>
        <p>{link}</p>
        <ProductPrice product={replacedBy} country={country} />
      </div>
      <Action {...props} />
    </div>
  );
}

/** A part's link sets the finder's "Looking for" to "Cartridges". */
const storesUrl = ({ code, needsInstaller }: ProductProps) =>
  `/stores?part=${code}${needsInstaller ? '' : '&for=Cartridges'}`;

/** A discontinued product has no price (codegen/resolve/prices.ts). */
function OwnPrice({ country, price, dealerOnly, discontinued }: ProductProps) {
  if (discontinued) return null;
  if (dealerOnly) return <p className={styles.dealers}>{throughDealers}</p>;
  return <Price price={price} country={country} size="large" />;
}

function Action(props: ProductProps) {
  const { quote, dealerOnly, dealersUrl, discontinued, replacedBy } = props;
  const [url, words] = discontinued
    ? replacedBy
      ? [replacedBy.url, 'See the replacement']
      : ['/contact-us', 'Ask about alternatives']
    : dealerOnly
      ? [dealersUrl, 'Dealers']
      : quote
        ? [quote.url, 'Get a quote']
        : [storesUrl(props), 'Where to buy'];
  return (
    <a className="button" href={url}>
      {words}
    </a>
  );
}

export const PriceAndAction = (props: ProductProps) => (
  <>
    <OwnPrice {...props} />
    <Action {...props} />
  </>
);

/** On a phone, the name, state and a limit on installing come before the pictures, which fill the first screen. */
export function Name({ name, code, sources, discontinued, dealerOnly, compliance }: ProductProps) {
  return (
    <div>
      <SourceMarks sources={sources} />
      <h1>{name}</h1>
      <p className="code" translate="no">
        {code}
      </p>
      {(discontinued || dealerOnly) && (
        <p className="actions">
          {discontinued && <Badge kind="discontinued" />}
          {dealerOnly && <Badge kind="dealer only" />}
        </p>
      )}
      {compliance?.limit !== undefined && (
        <p className="remark">
          {compliance.limit} {compliance.twin && <Twin {...compliance.twin} />}
        </p>
      )}
    </div>
  );
}

export function ProductOverview(props: ProductProps) {
  const { discontinued, dealerOnly, finishes } = props;
  return (
    <>
      <div>
        <OwnPrice {...props} />
        <p className="lead">{props.summary}</p>
        <Successor {...props} />
        {props.spareParts && (
          <p>
            Spare parts are still available.{' '}
            {props.parts.length + props.compatibleParts.length > 0 && (
              <a href={props.parts.length > 0 ? '#parts' : '#takes'}>See what fits</a>
            )}
          </p>
        )}
        {finishes.length > 0 && (
          <fieldset className="finishes">
            <legend>{finishes.length === 1 ? 'Finish' : `${finishes.length} finishes`}</legend>
            {finishes.map(({ name, colour }, index) => (
              <label key={name}>
                <input type="radio" name="finish" defaultChecked={index === 0} />
                {/* An SVG, because the content policy forbids style attributes. */}
                <svg fill={colour} aria-hidden="true">
                  <rect />
                </svg>
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.actions}>
          {!(discontinued && props.replacedBy) && <Action {...props} />}
          {props.needsInstaller && (
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
        {/* Dealer-only products aren't in the public tools (A-43). */}
        {!dealerOnly && (
          <p className="links" data-keep="" data-print="no">
            {props.quote && <a href={storesUrl(props)}>Where to buy</a>}
            <a href={`/compare?codes=${props.code}`}>Compare</a>
          </p>
        )}
      </div>
      <div>
        <Facts specifications={props.facts}>
          {props.cost && (
            <div data-yearly="">
              <dt>
                Yearly running cost
                {isByVolume(props.cost.usage) && (
                  <>
                    {' at '}
                    <span data-rate="day">{formatNumber(props.cost.usage.rates.day)}</span>
                    {'\u00a0L a day'}
                  </>
                )}
                {props.cost.without.length > 0 && ', from'}
              </dt>
              <dd>
                <Amount incGstCents={props.cost.yearly} country={props.country} />
              </dd>
            </div>
          )}
        </Facts>
        {(props.fit || props.hasDueParts) && (
          <p className="links" data-print="no">
            {props.fit && <a href="#fit">Will it fit?</a>}
            {props.hasDueParts && <a href="#due">See what's due</a>}
          </p>
        )}
      </div>
    </>
  );
}
