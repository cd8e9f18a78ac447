import type { ReactElement } from 'react';
import { Price } from '../../components/Price/Price.tsx';
import type { Country } from '../../contract.ts';

/** A price of a data file, which holds cents with GST only where the price is shown. */
export function PriceOf({
  product: { price },
  country,
}: {
  readonly product: { readonly price?: number };
  readonly country: Country;
}): ReactElement {
  return (
    <Price
      price={
        price === undefined
          ? { kind: 'on request' }
          : { kind: 'priced', incGstCents: price, exGstCents: price }
      }
      country={country}
    />
  );
}
