import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { throughDealers } from '../../commerce/format-price.ts';
import { Price, type PriceProps } from '../Price/Price.tsx';

export type PricedProduct = {
  readonly price: PriceProps['price'];
  readonly dealerOnly?: boolean;
  readonly discontinued?: boolean;
};

type ProductPriceProps = {
  readonly product: PricedProduct;
  readonly country: Country;
};

/** Dealer-only products carry no price in public, and what is no longer made has none. */
export function ProductPrice({ product, country }: ProductPriceProps): ReactElement | null {
  if (product.dealerOnly) return <p className="hint">{throughDealers}</p>;
  if (product.discontinued) return null;
  return <Price price={product.price} country={country} />;
}
