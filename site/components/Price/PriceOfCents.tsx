import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { Price } from './Price.tsx';

/** The price of a data file, which holds cents with GST only where the price is shown. */
export function PriceOfCents({
  cents,
  country,
}: {
  readonly cents: number | undefined;
  readonly country: Country;
}): ReactElement {
  return (
    <Price
      price={cents === undefined ? { kind: 'on request' } : { kind: 'priced', incGstCents: cents }}
      country={country}
    />
  );
}
