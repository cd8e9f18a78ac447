import type { Country } from '../../../kernel/contract.ts';
import type { ShownPrice } from '../../commerce/format-price.ts';
import { visitorPrice } from '../../components/Price/visitor-price.ts';
import { fetchData } from '../../tool-kit/data-source.ts';
import { compareData, openProducts } from '../compare/compare-data.ts';
import { productsOf } from '../compare/compared.ts';

export type RequestedPart = {
  readonly code: string;
  readonly name: string;
  /** Absent for a price on request. */
  readonly price?: ShownPrice;
};

/** The products of these codes, current or former, in order. Leaves out unknown codes. */
export async function loadParts(
  codes: readonly string[],
  country: Country,
): Promise<readonly RequestedPart[]> {
  const list = openProducts(await fetchData(compareData));
  await list.load(codes);
  return productsOf(codes, list.here()).products.map(({ code, name, price }) => ({
    code,
    name,
    ...(price !== undefined && { price: visitorPrice(price, country) }),
  }));
}
