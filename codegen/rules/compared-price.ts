import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { figure, gstPercentOf } from './printed-price.ts';
import { type Fault, foundOf, type Rule, type RuleInput } from './rule.ts';

const file = 'categories/mains.yaml';
const instead = 'au: From $110.00 INCL. GST';

export const comparedPrice: Rule = {
  name: 'compared-price',
  proves: 'ENT-09 TSR-01 A-30',
  scope: 'categories',
  description:
    'A price in a comparison is the price of the product it names, or leads to. "From" means that its range has nothing cheaper.',
  good: { file, instead, yaml: 'au: Only $110.00 INCL. GST' },
  bad: {
    file,
    instead,
    yaml: 'au: From $101.00 INCL. GST',
    printed:
      'error catalogue/categories/mains.yaml:32:18 productsToCompare[0].price.au: WH-1 costs $110.00 with GST in AU. Change From $101.00 INCL. GST to "From $110.00 INCL. GST". [compared-price]',
  },
  check: (input) =>
    input.written.categories.flatMap(({ entry: { productsToCompare }, origin }) =>
      productsToCompare.flatMap(({ url = '', product, price }, index) =>
        countries.flatMap((country) => {
          const path = ['productsToCompare', index, 'price', countryKeys[country]];
          const compared = { text: price[country], url, code: product ?? url.slice(1), country };
          const isDoubted =
            input.isInDoubt(origin.document, [...origin.path, ...path]) ||
            input.isProductInDoubt(compared.code, ['price']) ||
            input.isSettingInDoubt(gstPercentOf(country));
          const fault = isDoubted ? undefined : faultOf(compared, input);
          return fault ? [foundOf(origin, path, { found: price[country], ...fault })] : [];
        }),
      ),
    ),
};

type Compared = {
  readonly text: string;
  readonly url: string;
  readonly code: string;
  readonly country: Country;
};

function faultOf({ text, url, code, country }: Compared, input: RuleInput): Fault | undefined {
  const [stated, amount] = /\$([\d,]+(?:\.\d{2})?)/.exec(text) ?? [];
  if (stated === undefined || amount === undefined) return undefined;
  const { catalogue, known } = input;
  const product = catalogue.products[code];
  if (!product)
    // dangling-reference reports a code that doesn't exist.
    return known.codes.has(code) || catalogue.categories[url] === undefined
      ? undefined
      : {
          message: 'This price names no product, and its range has many prices.',
          write: 'Add product: with the code of the product that costs it.',
        };
  // retired-offer reports a product that is no longer sold.
  if (product.discontinued || product.discontinuedWithSpareParts) return undefined;
  const range = catalogue.categories[url];
  if (range && !codesUnder(catalogue, url).includes(code))
    return {
      message: `This is the price of ${code}, which isn't in ${url}.`,
      write: 'Use a product of that range, or another url.',
    };
  const price = catalogue.prices[code]?.[country];
  if (price?.kind !== 'priced' || product.dealerOnly)
    return {
      message: `${code} has no public price in ${country}.`,
      write: 'Write "Price on request", or use another product.',
    };
  if (price.incGstCents !== Math.round(Number(amount.replaceAll(',', '')) * 100)) {
    const costs = `$${figure(price.incGstCents)}`;
    return {
      message: `${code} costs ${costs} with GST in ${country}.`,
      fix: yamlText(text.replace(stated, costs)),
    };
  }
  if (!range || !/^from\b/i.test(text)) return undefined;
  const cheaper = codesUnder(catalogue, url).find((other) => isCheaper(other, code));
  return cheaper === undefined
    ? undefined
    : {
        message: `${cheaper} in ${url} costs less than ${code} in ${country}.`,
        write: `Use the price of ${cheaper}, or write the price without "From".`,
      };

  /** Parts don't count: SPARQ doesn't start from a drip tray. */
  function isCheaper(other: string, than: string): boolean {
    const candidate = catalogue.products[other];
    const [own, its] = [than, other].map((each) => catalogue.prices[each]?.[country]);
    return (
      candidate !== undefined &&
      !candidate.dealerOnly &&
      !candidate.discontinued &&
      !candidate.discontinuedWithSpareParts &&
      (isPart(product?.type ?? candidate.type) || !isPart(candidate.type)) &&
      !input.isProductInDoubt(other, ['price']) &&
      own?.kind === 'priced' &&
      its?.kind === 'priced' &&
      its.incGstCents < own.incGstCents
    );
  }
}

const codesUnder = (catalogue: Catalogue, url: string): readonly string[] => {
  const { items = [], categories = [] } = catalogue.categories[url] ?? {};
  return [...items, ...categories.flatMap((child) => codesUnder(catalogue, child))];
};
