import type { ReactElement } from 'react';
import type { Country, Price as PriceOf } from '../../../kernel/contract.ts';
import { Price } from './Price.tsx';

/** What a range starts from: the same figure, wherever the range is shown. */
export function FromPrice({
  price,
  country,
}: {
  readonly price: PriceOf;
  readonly country: Country;
}): ReactElement {
  return <Price price={price} country={country} before="From" />;
}
