/** The relations between the real catalogue's products make sense to a buyer. */
import { describe, expect, it } from 'vitest';
import { tables } from '#generated/tables.ts';
import { countries } from '../../kernel/countries.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import { specification } from '../../kernel/stages.ts';
import { productProps } from '../../site/page-types/product/product-props.ts';

const { products } = tables;
const productOf = (code: string) => {
  const product = products[code];
  if (!product) throw new Error(`there is no ${code}`);
  return product;
};
const related = countries.flatMap((country) =>
  Object.values(products).flatMap((product) =>
    tables.routes[`/${product.code}`]?.countries.includes(country)
      ? productProps(tables, product, country).related.map((each) => ({
          ...{ product, as: each.as, other: productOf(each.product.code) },
        }))
      : [],
  ),
);
const pairs = (some: typeof related) =>
  some.map(({ product, as, other }) => `${product.code} ${as} ${other.code}`);

describe('QLT-05 related products', () => {
  it('are another size only within a series and type, in the order of their flow', () => {
    const sizes = related.filter(({ as }) => as?.startsWith('Next size'));
    const flow = (product: (typeof sizes)[number]['product']) =>
      numericSpecification(product, 'flow') ?? 0;
    expect(sizes.length).toBeGreaterThan(20);
    const wrong = sizes.filter(
      ({ product, as, other }) =>
        product.series !== other.series ||
        product.type !== other.type ||
        product.appearance?.form !== other.appearance?.form ||
        (as === 'Next size up') !== flow(other) > flow(product) ||
        flow(other) === flow(product),
    );
    expect(pairs(wrong)).toEqual([]);
  });

  it('are cartridges that fit the same housing, or that a product takes together', () => {
    const takenTogether = Object.values(products).map(({ parts }) => parts.map(({ code }) => code));
    const wrong = related.filter(
      ({ product, other }) =>
        product.type === 'cartridge' &&
        other.type === 'cartridge' &&
        specification(product.specifications, 'cartridgeSize') !==
          specification(other.specifications, 'cartridgeSize') &&
        !product.fits.some((code) => other.fits.includes(code)) &&
        !takenTogether.some((codes) => codes.includes(product.code) && codes.includes(other.code)),
    );
    expect(pairs(wrong)).toEqual([]);
  });

  it('do the same job where one is instead of the other, and never where one takes the other', () => {
    const instead = related.filter(({ as }) => as === undefined);
    const wrong = instead.filter(
      ({ product, other }) =>
        product.parts.some(({ code }) => code === other.code) ||
        [product.type, other.type].includes('test kit') ||
        (product.type !== other.type &&
          product.type !== 'kit' &&
          !product.treats.some((id) => other.treats.includes(id))),
    );
    expect(pairs(wrong)).toEqual([]);
  });

  it.each([
    ['FILTERWALL-F5', 'WH2-55-AMC', undefined],
    ['UVT-40', 'SD20-05', 'Goes with this'],
    ['UVT-40', 'UVT-70', 'Next size up'],
    ['TANKSAFE-1', 'HYBRID-G7', 'Goes with this'],
    ['HX20-200', 'HB20-150', undefined],
    ['SPARQ-S3', 'SPARQ-S1', undefined],
    ['SPARQ-S1', 'SPARQ-DT2', 'Goes with this'],
    ['IR-C50M', 'IR-C50D', undefined],
    ['PUREMIX-X7', 'TF-1', 'Goes with this'],
    ['PL20-20', 'CB20-05', 'Goes with this'],
    ['SD10-05', 'SD10-20', undefined],
    ['MK-WH2', 'CB20-05', undefined],
  ])('%s and %s: %s', (code, other, as) => {
    const found = related.find((each) => each.product.code === code && each.other.code === other);
    expect(found?.as).toBe(as);
  });
});
