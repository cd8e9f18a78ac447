import { useId } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { formatList } from '../../../kernel/format-list.ts';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import { Amount } from '../../components/Price/Price.tsx';
import { monthText } from '../../search/due-question.ts';
import { dueDates, intervalOf, today } from './due-dates.ts';

export type Ownership = {
  /** Litres a day, if that's known. */
  readonly perDay?: number | undefined;
  /** The day that the address says its parts were fitted. */
  readonly fitted?: string | undefined;
};
type WhatsDueProps = Ownership & {
  readonly rows: readonly PartRow[];
  readonly country: Country;
};

/** What's due today in a system fitted on the day in the address, what that costs, and where to buy it. */
export function WhatsDue({ rows, fitted, perDay, country }: WhatsDueProps) {
  const id = useId();
  if (fitted === undefined) return null;
  const dated = rows.flatMap((row) => {
    const interval = intervalOf(row, perDay);
    return interval ? [{ row, ...dueDates(fitted, interval, today()) }] : [];
  });
  const due = dated.filter(({ last }) => last !== undefined);
  const codeOf = ({ product, quantity }: PartRow) =>
    quantity > 1 ? `${quantity} × ${product.code}` : product.code;
  const prices = due.flatMap(({ row: { product, quantity } }) =>
    product.price.kind === 'priced' ? product.price.incGstCents * quantity : [],
  );
  const unknown = due.flatMap(({ row: { product } }) =>
    product.price.kind === 'priced' ? [] : `${product.code} (price on request)`,
  );
  return (
    <section aria-labelledby={id} className="aside column">
      <h3 id={id}>{due.length > 0 ? 'Due now' : 'Nothing is due yet'}</h3>
      <p>
        <span>{`Fitted in ${monthText(fitted)}.`}</span>
        {perDay && rows.some(({ litres }) => litres) && (
          <span>{` Worked out for ${formatNumber(perDay)}\u00a0L a day.`}</span>
        )}
        {prices.length > 0 && (
          <>
            <span> What's due costs </span>
            <Amount incGstCents={prices.reduce((sum, cents) => sum + cents, 0)} country={country} />
            <span>{unknown.length > 0 ? `, without ${formatList(unknown)}.` : '.'}</span>
          </>
        )}
      </p>
      <ul>
        {dated.map(({ row, last, next }) => (
          <li key={row.product.code}>
            <b className="code">{codeOf(row)}</b>{' '}
            <span>
              {last === undefined
                ? `is due in ${monthText(next)}.`
                : `was due in ${monthText(last)}, and is due again in ${monthText(next)}.`}
            </span>
          </li>
        ))}
      </ul>
      {due.length > 0 && (
        <>
          <p className="actions" data-print="no">
            <a
              className="button"
              href={`/stores?part=${due.map(({ row }) => row.product.code).join(',')}&for=Cartridges`}
            >
              Where to buy what's due
            </a>
          </p>
          <p className="hint">Changed them since? Make a new sticker.</p>
        </>
      )}
    </section>
  );
}
