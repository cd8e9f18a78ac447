import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { Price, type PriceProps } from '../Price/Price.tsx';

export type PricedProduct = {
  readonly price: PriceProps['price'];
  readonly dealerOnly?: boolean;
};

/** Dealer-only products carry no price in public. */
export function ProductPrice({
  product,
  country,
}: {
  readonly product: PricedProduct;
  readonly country: Country;
}): ReactElement {
  if (product.dealerOnly) return <p className="hint">Available through dealers</p>;
  return <Price price={product.price} country={country} />;
}
