import { type RefObject, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Country } from '../../../kernel/entry-types.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { typeLabel } from '../../../kernel/vocabulary.ts';
import { rateLabels, ratesFor } from '../../commerce/running-cost.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { classNames } from '../../components/class-names.ts';
import { isInLimits, makeNumberField } from '../../components/Field/number-field.ts';
import { type PartRow, Parts } from '../../components/Parts/Parts.tsx';
import { WhenFitted } from '../../components/Parts/WhenFitted.tsx';
import { ProductPicture } from '../../components/Picture/Picture.tsx';
import { ProductPrice, priceOfCents } from '../../components/Price/Price.tsx';
import { markedNumbers, SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { ChangeCalendar } from './ChangeCalendar.tsx';
import type { FinderProduct } from './cartridge-data.ts';
import { fittedIn, intervalOf, today } from './due-dates.ts';
import styles from './FinderTool.module.css';
import { monthText } from './fitting-month.ts';
import { askFor, askingLink, CodeList, isNoted, isTyped } from './Matches.tsx';
import { DueNow, dueIn, dueSoon, WhatsDue } from './WhatsDue.tsx';

type ProductViewProps = {
  readonly product: FinderProduct;
  readonly former: string | undefined;
  readonly products: readonly FinderProduct[];
  readonly country: Country;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

function partOf(product: FinderProduct): PartRow['product'] {
  const { code, name, image, discontinued = false, dealerOnly = false } = product;
  return {
    ...(image && { image }),
    code,
    name: tradeSizes(name),
    discontinued,
    dealerOnly,
    url: askFor(code),
    price: priceOfCents(product),
  };
}

/** Answers one code: a system with its parts, or a part with the systems it fits. */
export function ProductView(props: ProductViewProps) {
  const { product, former, products, country, heading } = props;
  const [search, setSearch] = useSearchParams();
  const { typed, day: fitted, isDay, problem } = fittedIn(search);
  const { state } = useLocation();
  const own = (name: 'litres' | 'kWh', field: 'day' | 'kWh') => {
    const value = Number(search.get(name) || Number.NaN);
    return isInLimits(field, value) ? { [name]: String(value) } : {};
  };
  // The visitor's own litres and electricity price, entered here or on the product's page.
  const kept = { ...own('litres', 'day'), ...own('kWh', 'kWh') };
  const { litres, kWh } = kept;
  const usage = product.cost?.usage;
  const rates =
    usage &&
    ratesFor(usage, {
      litres: Number(litres ?? 0),
      people: usage.people,
      kWh: Number(kWh ?? usage.rates.kWh),
    });
  const perDay = Number(litres) || rates?.day;
  const find = (each: string) => products.find(({ code }) => code === each);
  const { code, name, image, parts, fits, fittedBy, discontinued } = product;
  const successor = product.replacedBy === undefined ? undefined : find(product.replacedBy);
  const systems = (fits ?? []).flatMap((system) => find(system) ?? []);
  const groups = [
    ...groupBy(
      systems.toSorted((a, b) => Number(a.discontinued ?? false) - Number(b.discontinued ?? false)),
      ({ discontinued: isOld, type = 'system' }) => (isOld ? 'Discontinued' : typeLabel(type)),
    ),
  ];
  const rows = (role: 'cartridge' | 'spare') =>
    (parts ?? []).flatMap((part) => {
      const of = find(part.code);
      return of && part.role === role ? [{ ...part, product: partOf(of) }] : [];
    });
  // Visitors buy the cartridges, or the product itself if it has none and isn't discontinued.
  const consumed = (parts ?? []).filter(({ role }) => role === 'cartridge');
  const itself = discontinued ? [] : [code];
  const cartridges = rows('cartridge');
  const owned = { rows: cartridges, fitted, isChanged: isDay, perDay, country };
  const due = dueIn(owned).map((row) => row.product.code);
  const wanted = consumed.length > 0 ? consumed.map((part) => part.code) : itself;
  const bought = due.length > 0 ? due : wanted;
  const isDated = cartridges.some((row) => intervalOf(row, perDay) !== undefined);
  const isAnswered = isDated && fitted !== undefined;
  const isSettled = isAnswered && !isTyped(state);
  const soon = dueSoon(owned);
  const isLater = isAnswered && due.length + soon.parts.length === 0;
  const asked = `${code} ${fitted}`;
  const [stickerOf, setStickerOf] = useState<string>();
  const onSticker = () => setStickerOf(asked);
  const others = (fittedBy ?? []).flatMap((part) => find(part) ?? []);
  return (
    <article
      aria-labelledby="found"
      className={classNames('below-line gap-4', styles.product, isSettled && styles.settled)}
    >
      <header className={styles.head}>
        <div className={`framed ${styles.picture}`}>
          <ProductPicture code={code} image={image} />
        </div>
        <div className={`column gap-1 ${styles.words}`}>
          {former !== undefined && (
            <p className="remark">
              <span className="code">{former}</span> is now <span className="code">{code}</span>.
            </p>
          )}
          <h2 id="found" ref={heading} className={styles.name}>
            <span className="code">{code}</span> <span>{tradeSizes(name)}</span>
          </h2>
          {discontinued && (
            <p>
              <Badge kind="discontinued" />
            </p>
          )}
          {successor && (
            <p className="remark">
              <span>{discontinued ? 'Replaced by ' : "There's a newer one: "}</span>
              <Link to={{ search: askFor(successor.code) }}>
                <span className="code">{successor.code}</span>{' '}
                <span>{tradeSizes(successor.name)}</span>
              </Link>
            </p>
          )}
          {(parts === undefined || product.dealerOnly) && (
            <ProductPrice product={partOf(product)} country={country} />
          )}
          {isAnswered && (
            <DueNow {...owned}>
              {isSettled && (
                <Link
                  to={{ search: String(new URLSearchParams({ code, fitted: typed, ...kept })) }}
                  state={{ isTyped: true, isChange: true }}
                  replace
                  data-print="no"
                >
                  Change
                </Link>
              )}
            </DueNow>
          )}
          {isNoted(state) && (
            <p className="actions" data-print="no">
              <span className="yes">{`Noted. Next change: ${monthText(soon.first)}.`}</span>
              <span>Your old sticker still has the old month.</span>
              <button type="button" className="button" onClick={onSticker}>
                Make a new sticker
              </button>
            </p>
          )}
        </div>
        <p className={`actions ${styles.actions}`} data-print="no">
          {bought.length > 0 && (
            <a
              className={isLater ? 'button button-quiet' : 'button'}
              href={`/stores?part=${bought.join(',')}&for=Cartridges`}
            >
              Where to buy
              <span className="visually-hidden">{` ${bought.join(', ')}`}</span>
            </a>
          )}
          <a className="onward" href={`/${code}?${new URLSearchParams(kept)}`.replace(/\?$/, '')}>
            Product page<span className="visually-hidden">{` for ${code}`}</span>
          </a>
        </p>
      </header>
      {isDated && !isSettled && (
        <div className={styles.fields} data-print="no">
          {consumed.some((part) => part.litres) && (
            <div>
              <div className="fields">
                <label key={code} className="field">
                  <b>{rateLabels.day}</b>
                  <input
                    ref={(input) => {
                      if (input) makeNumberField(input, 'day');
                    }}
                    type="number"
                    defaultValue={perDay}
                    onChange={({ target: { value, validity } }) => {
                      const next = { ...Object.fromEntries(search), litres: value };
                      // Keeps focus in the field.
                      if (validity.valid) setSearch(next, { replace: true, state });
                    }}
                  />
                </label>
              </div>
            </div>
          )}
          <WhenFitted
            key={`fitted ${typed}`}
            code={code}
            fitted={isDay ? typed.slice(0, 7) : typed}
            problem={problem}
            onAsk={(month) => setSearch({ code, fitted: month, ...kept })}
          />
        </div>
      )}
      <WhatsDue
        cost={product.cost}
        rates={rates}
        kits={rows('spare').filter(({ isKit }) => isKit)}
        onChanged={() =>
          // The browser's Back undoes it.
          setSearch({ code, fitted: today(), ...kept }, { state: { isNoted: true } })
        }
        {...owned}
      />
      <ChangeCalendar
        key={asked}
        system={code}
        hasSticker={stickerOf === asked}
        {...{ ...owned, litres, onSticker }}
      />
      <Parts
        caption="Seals and spare parts"
        parts={rows('spare').filter(({ isKit }) => !isKit)}
        country={country}
        link={askingLink}
      />
      {parts?.some(({ sample }) => sample) && <SampleNote what={markedNumbers} />}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h3 id="others">{parts?.length ? `These also fit ${code}` : `Parts that fit ${code}`}</h3>
          <CodeList products={others} />
          {parts?.length === 0 && (
            <p className="hint">
              We haven't listed its other parts yet. Look for the codes printed on them.
            </p>
          )}
        </section>
      )}
      {parts?.length === 0 && others.length === 0 && (
        <p className="prose">
          <span>{`We haven't listed the parts for ${code} yet. Look for the codes printed on the cartridges, or `}</span>
          <a href="/contact-us?subject=Cartridges+and+spare+parts">send us a photo of the label</a>.
        </p>
      )}
      {systems.length > 0 && (
        <section aria-labelledby="fits">
          <h3 id="fits">
            {systems.length === 1 ? 'Fits one system' : `Fits ${systems.length} systems`}
          </h3>
          {groups.map(([title, members]) => (
            <div key={title}>
              {groups.length > 1 && <h4>{title}</h4>}
              <CodeList products={members} />
            </div>
          ))}
        </section>
      )}
      {parts === undefined && systems.length === 0 && (
        <p className="prose">
          We haven't matched this part to a system yet. Check the length, width and ends against
          your old one before you buy, or{' '}
          <a href="/contact-us?subject=Cartridges+and+spare+parts">ask us</a>.
        </p>
      )}
    </article>
  );
}
