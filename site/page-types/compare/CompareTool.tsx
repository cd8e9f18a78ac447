import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import type { Country } from '../../../kernel/entry-types.ts';
import { fitsIn, fitText, readSize, sizeQuery, sizeText, spaceLabel } from '../../../kernel/fit.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { formatList } from '../../../kernel/format-list.ts';
import { nbsp } from '../../../kernel/typography.ts';
import { maxCompared, readStoredList, writeStoredList } from '../../browser/stored-lists.ts';
import { formatCents } from '../../commerce/format-price.ts';
import {
  costKinds,
  costsAt,
  isByVolume,
  rateLabels,
  ratesFor,
} from '../../commerce/running-cost.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { classNames } from '../../components/class-names.ts';
import { isInLimits, makeNumberField } from '../../components/Field/number-field.ts';
import { dearestYear, tenYearTexts } from '../../components/Parts/ten-year-texts.ts';
import { colourOf, KindSign, YearBars } from '../../components/Parts/YearBars.tsx';
import { ProductPicture } from '../../components/Picture/Picture.tsx';
import { Price, priceOfCents } from '../../components/Price/Price.tsx';
import { moneyOf } from '../../components/Price/visitor-price.ts';
import { markedNumbers, SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { SpaceField } from '../../components/SpaceField/SpaceField.tsx';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import { AddProduct } from './AddProduct.tsx';
import styles from './CompareTool.module.css';
import type { CompareData, CompareProduct } from './compare-data.ts';
import {
  type Cell,
  type CompareRow,
  compareRows,
  differencesOf,
  type RowGroup,
  statedRows,
} from './compare-rows.ts';
import {
  addressOf,
  type ComparedChoice,
  currentCodes,
  givenText,
  type HomeRates,
} from './compared.ts';
import { UnknownCodes } from './UnknownCodes.tsx';
import { useChoice } from './use-choice.ts';

/** The address holds the choice, so visitors can share it. */
export function CompareTool(props: ToolProps<CompareData>) {
  const { data, country } = props;
  const choice = useChoice(props, maxCompared);
  const { products, unknown, left, onlyDifferences, space, codes, isPlain, heading, announcement } =
    choice;
  const navigate = useNavigate();
  // The tick changes at once, before the address does.
  const [isTicked, setTicked] = useState(onlyDifferences);
  useEffect(() => setTicked(onlyDifferences), [onlyDifferences]);
  const [isWhole, setWhole] = useState(false);

  // Removes only this product from the stored list, because the address may be someone else's.
  const othersTicked = (code: string) =>
    currentCodes(readStoredList('compared'), data.products).filter((each) => each !== code);
  const give = (given: Partial<ComparedChoice>) =>
    navigate(
      { search: addressOf(codes, onlyDifferences, { ...choice, ...given }) },
      { replace: true },
    );
  const remove = (code: string) => {
    writeStoredList('compared', othersTicked(code));
    choice.remove(code);
  };
  const add = (code: string) => {
    writeStoredList('compared', [...othersTicked(code), code]);
    choice.add(code);
    heading.current?.focus();
  };

  if (isPlain) return <div />;
  const defaults = defaultsOf(products);
  const rates = ratesOf(defaults, choice.rates);
  const dearest = Math.max(
    ...products.flatMap(({ usage }) => (usage ? dearestYear(usage, ratesFor(usage, rates)) : [])),
  );
  const costed = products.map((product) => {
    const { usage } = product;
    if (!usage) return product;
    const own = ratesFor(usage, rates);
    const years = tenYearTexts(usage, own, country, dearest);
    return { ...product, ...costsAt(usage, own), years };
  });
  const { litres, kWh } = choice.rates;
  const given = givenText({ space, litres, kWh });
  const size = readSize(space);
  const whole = compareRows(data, costed, country);
  const [total] = whole.flatMap(({ rows }) => rows.filter(({ id }) => id === 'five years'));
  const cheapest = total?.cells.findIndex(({ isLowest }) => isLowest) ?? -1;
  const stated = statedRows(whole);
  const sparse = rowsIn(whole) - rowsIn(stated);
  // One product has nothing to compare yet, and its page has its facts.
  const groups = products.length < 2 ? [] : isWhole ? whole : stated;
  const adder = { products: data.products, chosen: products, onAdd: add };
  const unknownCodes = unknown.length > 0 && (
    <UnknownCodes codes={unknown} dealerCodes={data.dealerCodes} country={country} />
  );
  // The page's ready-made comparisons come next.
  if (products.length === 0) return <div className="wrap part">{unknownCodes}</div>;
  return (
    <div className="tool opened">
      <div className="wrap">
        <section aria-labelledby="compared" className={`below-line ${styles.compared}`}>
          <h2 id="compared" ref={heading} tabIndex={-1}>
            {products.length < 2
              ? `Compare ${codes[0]} with …`
              : `Comparing ${products.length} products`}
          </h2>
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          {cheapest >= 0 && (
            <p role="status" className="lead">
              <b translate="no">{products[cheapest]?.code}</b>{' '}
              {`costs the least over five years${litres ? ` at ${formatNumber(Number(litres))} L a day` : ''}: ${total?.cells[cheapest]?.text} ${total?.unit}.`}
            </p>
          )}
          {unknownCodes}
          {left > 0 && (
            <p className="aside">You can compare up to four products. Here are the first four.</p>
          )}
          {products.length > 1 && (
            <div className={styles.given}>
              <RateFields
                defaults={defaults}
                rates={rates}
                onChange={(changed) => give({ rates: { ...choice.rates, ...changed } })}
              />
              {products.some(({ body }) => body) && (
                <div className="hint" data-print="no">
                  <SpaceField
                    id="compared-space"
                    value={space}
                    options={constants.spaces
                      .filter((usual) =>
                        products.some(({ body }) => body && fitsIn(body, usual)[0].fits),
                      )
                      .map((usual) => ({ value: sizeQuery(usual), label: spaceLabel(usual) }))}
                    onChoose={(value) => give({ space: value })}
                  />
                </div>
              )}
              {size && (
                <p hidden data-on-paper className="hint">
                  Fits my space
                  <br />
                  <span>{sizeText(size)}</span>
                </p>
              )}
            </div>
          )}
          {products.length > 1 && (
            <div className="links" data-print="no">
              <label className="check">
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={({ target: { checked } }) => {
                    setTicked(checked);
                    navigate({ search: addressOf(codes, checked, choice) }, { replace: true });
                  }}
                />
                Show differences only (bold)
              </label>
              {sparse > 0 && (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={isWhole}
                    onChange={({ target: { checked } }) => setWhole(checked)}
                  />
                  <span>{`Show rows with missing values too (${sparse})`}</span>
                </label>
              )}
            </div>
          )}
          <CompareTable
            products={products}
            country={country}
            groups={onlyDifferences ? differencesOf(groups) : groups}
            onRemove={remove}
            space={size}
            search={given && `?${given}`}
          />
          {groups.length > 0 && products.some(({ usage }) => usage) && (
            <p className="hint">{costNote(costed, country)}</p>
          )}
          {products.length < maxCompared && <AddProduct {...adder} />}
          <p className="actions" data-print="no">
            {products.length > 1 && (
              <button type="button" className="button button-quiet" onClick={() => window.print()}>
                Print
              </button>
            )}
            <a className="button button-quiet" href={`/saved?add=${codes.join(',')}`}>
              Save
            </a>
            <span className="hint">Copy the page address to save or share this comparison.</span>
          </p>
        </section>
      </div>
    </div>
  );
}

const rowsIn = (groups: readonly RowGroup[]): number => groups.flatMap(({ rows }) => rows).length;

/** Maps each rate in the address to its field. */
const rateFields = { people: 'people', litres: 'day', kWh: 'kWh' } as const;

/** The assumptions behind the running costs, 0 if no product depends on them. */
const defaultsOf = (products: readonly CompareProduct[]): HomeRates => {
  const usages = products.flatMap(({ usage }) => usage ?? []);
  const [day = 0, ...others] = new Set(usages.map(({ rates }) => rates.day));
  return {
    people: Math.max(0, ...usages.map(({ people }) => people)),
    litres: usages.some(isByVolume) && others.length === 0 ? day : 0,
    kWh: usages.find(({ watts }) => watts > 0)?.rates.kWh ?? 0,
  };
};

/** The visitor's own rates, or the defaults. Litres and people depend on each other. */
function ratesOf(defaults: HomeRates, own: ComparedChoice['rates']): HomeRates {
  const valueIn = (rate: keyof HomeRates) => {
    const value = Number(own[rate] || Number.NaN);
    return isInLimits(rateFields[rate], value) ? value : defaults[rate];
  };
  const rate = own.litres === null || defaults.litres === 0 ? 'people' : 'litres';
  const share = defaults[rate] > 0 ? valueIn(rate) / defaults[rate] : 1;
  return {
    people: defaults.people * share,
    litres: defaults.litres * share,
    kWh: valueIn('kWh'),
  };
}

/** Says how five years are counted, and the gas price that they assume. */
function costNote(products: readonly CompareProduct[], country: Country): string {
  const isUneven = products.some(
    ({ price = 0, yearly = 0, fiveYears = 0 }) => fiveYears > 0 && fiveYears - price !== 5 * yearly,
  );
  const bottle = products
    .flatMap(({ usage }) => usage?.items ?? [])
    .find(([kind]) => costKinds[kind] === 'CO₂');
  const gas = bottle ? ` CO₂ is ${formatCents(bottle[1], moneyOf[country])} a bottle.` : '';
  return `We count each part in the year it's due, by months or litres${isUneven ? ', so five years can cost more or less than five times one year' : ''}.${gas}`;
}

function RateFields({
  defaults,
  rates,
  onChange,
}: {
  readonly defaults: HomeRates;
  readonly rates: HomeRates;
  readonly onChange: (changed: Partial<ComparedChoice['rates']>) => void;
}) {
  const [typed, setTyped] = useState({ rate: '', text: '' });
  return (
    <div className="fields">
      {(['people', 'litres', 'kWh'] as const).map(
        (rate) =>
          defaults[rate] > 0 && (
            <label key={rate} className="field hint">
              <span>{rateLabels[rateFields[rate]]}</span>
              <input
                ref={(input) => {
                  if (input) makeNumberField(input, rateFields[rate]);
                }}
                type="number"
                value={typed.rate === rate ? typed.text : Math.round(rates[rate] * 100) / 100}
                onChange={({ target: { value, validity } }) => {
                  setTyped({ rate, text: value });
                  const others = rate === 'kWh' ? {} : { people: null, litres: null };
                  if (validity.valid) onChange({ ...others, [rate]: value });
                }}
              />
            </label>
          ),
      )}
    </div>
  );
}

type CompareTableProps = {
  readonly products: readonly CompareProduct[];
  readonly country: Country;
  readonly groups: readonly RowGroup[];
  readonly onRemove: (code: string) => void;
  readonly space: ReturnType<typeof readSize>;
  /** Carries the space, litres and cents to the products' pages. */
  readonly search: string;
};

/** Shows products as columns and facts as rows, under a head that doesn't scroll away. */
function CompareTable({ products, groups, ...head }: CompareTableProps) {
  const sizes = products.flatMap(({ drawnMm }) => drawnMm ?? []);
  const largest = Math.max(...sizes);
  // A drawing under a fifth of the largest would show nothing.
  const isToScale =
    products.length > 1 && sizes.length === products.length && Math.min(...sizes) > largest / 5;
  return (
    <>
      <section className={styles.frame} aria-label="Comparison: table">
        <table
          className={`side-by-side ${styles.table}`}
          data-narrow={products.length > 2 ? '' : undefined}
        >
          <caption className="visually-hidden">
            {`${products.map(({ code }) => code).join(', ')} side by side`}
          </caption>
          <thead>
            <tr>
              <td>{isToScale && <span className="hint">Drawn to about the same scale</span>}</td>
              {products.map((product) => (
                <th key={product.code} scope="col">
                  <Head
                    product={product}
                    {...head}
                    scale={isToScale && product.drawnMm ? product.drawnMm / largest : 1}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.id} {...row} products={products} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {groups.length === 0 && products.length > 1 && (
        <p>No differences: these products match in every row.</p>
      )}
      <Samples products={products} groups={groups} />
    </>
  );
}

/** Says which facts are placeholders: all of a product's, or the ones with an asterisk. */
function Samples({ products, groups }: Pick<CompareTableProps, 'products' | 'groups'>) {
  const codes = products.flatMap(({ code, sample }) => (sample ? [code] : []));
  const whole = codes.length > 0 ? `The details for ${formatList(codes)}` : undefined;
  const marked = groups.some(({ rows }) =>
    rows.some(({ cells }) => cells.some(({ isSample }) => isSample)),
  );
  const what =
    whole !== undefined && marked
      ? `${whole}, and figures marked with an asterisk,`
      : (whole ?? (marked ? markedNumbers : undefined));
  return what === undefined ? null : <SampleNote what={what} />;
}

type HeadProps = Pick<CompareTableProps, 'country' | 'onRemove' | 'search' | 'space'> & {
  readonly product: CompareProduct;
  /** The drawing's size relative to the largest, 1 if they aren't to scale. */
  readonly scale: number;
};

function Head({ product, country, onRemove, search, space, scale }: HeadProps) {
  const { code, name, image, discontinued, body } = product;
  const [fit] = space && body ? fitsIn(body, space) : [];
  return (
    <div className={`named-links ${styles.head}`}>
      <span className={`framed ${styles.picture}`}>
        <span style={{ scale }}>
          <ProductPicture code={code} image={image} />
        </span>
      </span>
      <div>
        <a href={`/${code}${search}`}>
          <span className="code">{code}</span>
          <span className={styles.name}>{name}</span>
        </a>
        {discontinued ? (
          <Badge kind="discontinued" />
        ) : (
          <Price price={priceOfCents(product)} country={country} />
        )}
        {fit && (
          <p>
            <b className={fit.fits ? 'yes' : 'error'}>{fitText(fit)}</b>
          </p>
        )}
        <button
          type="button"
          className={`link-button ${styles.remove}`}
          data-print="no"
          onClick={() => onRemove(code)}
        >
          Remove<span className="visually-hidden">{` ${code}`}</span>
        </button>
      </div>
    </div>
  );
}

type RowProps = CompareRow & Pick<CompareTableProps, 'products'>;

function Row({ label, unit, cells, isSame, products }: RowProps) {
  const kinds = new Set(cells.flatMap(({ parts }) => parts?.map(({ kind }) => kind) ?? []));
  return (
    <tr className={isSame ? undefined : styles.differs}>
      <th scope="row">
        <span>{label}</span>
        {unit !== undefined && <span className="hint">{` ${unit.replace(' ', '\u00a0')}`}</span>}
        {kinds.size > 0 && (
          <ul className="hint">
            {[...kinds].map((kind) => (
              <li key={kind}>
                <KindSign kind={kind} />
                <span>{kind}</span>
              </li>
            ))}
          </ul>
        )}
      </th>
      {products.map(({ code }, column) => (
        <td key={code} data-code={code}>
          <Value {...(cells[column] ?? { text: '', isSilent: true })} />
        </td>
      ))}
    </tr>
  );
}

function Value({ text, mark, isSilent, isSample, finishes, parts, years, isLowest }: Cell) {
  if (finishes) {
    return (
      <div>
        <span className={styles.finishes} data-print="no" role="img" aria-label={text}>
          {finishes.map(({ name, colour }) => (
            <svg key={name} className="swatches" fill={colour}>
              <title>{name}</title>
              <circle cx={9} cy={9} r={8} />
            </svg>
          ))}
          {finishes.length > 1 && <span>{finishes.length}</span>}
        </span>
        <span hidden data-on-paper>
          {text}
        </span>
      </div>
    );
  }
  if (parts || years) {
    const [before, amount, after] = nbsp(text).split(/(\$[\d.,]*\d)/);
    return (
      <div data-open={before ? '' : undefined}>
        <span className={styles.total}>
          <span className="hint">{before}</span>
          <span>{amount}</span>
          <span className="hint">{after}</span>
        </span>
        {isLowest && <span className="yes hint">Lowest</span>}
        {parts && (
          <svg className={styles.parts} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            {parts.map(({ kind, share }, at) => (
              <rect
                key={kind}
                x={parts.slice(0, at).reduce((sum, before) => sum + before.share, 0)}
                width={share}
                height={1}
                fill={colourOf(kind)}
              />
            ))}
          </svg>
        )}
        {years && <YearBars {...years} />}
      </div>
    );
  }
  return (
    <span
      className={classNames(
        mark === 'yes' && 'yes',
        mark === 'no' && styles.no,
        isSilent && styles.silent,
      )}
    >
      {isSample ? `${nbsp(text)}*` : nbsp(text)}
    </span>
  );
}
