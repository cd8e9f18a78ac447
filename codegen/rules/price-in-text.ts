/** Finds prices in running text, which no field ties to a product. */
import { type Country, countries } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { asciiText } from '../diagnostics/suggest-number.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { rangeState } from '../resolve/date-ranges.ts';
import { valueAt } from '../value-at.ts';
import { dateRange } from './dates.ts';
import { amountsIn, disputedPrice, figure, gstPercentOf, promotions } from './printed-price.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportAt } from './rule.ts';

/** printed-price checks these. */
const printed = /(?:^|\.)(?:productsToCompare\.\d+\.price\.\w+|claim\.text)$/;
const worded =
  /\b(?:costs?|pay|now|only|just|from|for|at|rrp|prices?d?(?: (?:is|of|at))?|is|yours)[: *_]+$/i;
/** Matches "$50 cashback", "$15 delivery", "orders over $500". */
const isOther = (before: string, after: string) =>
  /\b(?:save|over|above|under|within|up to)[: ]+$/i.test(before) ||
  /^ *(?:off|an?|per|cash ?back|delivery|freight|shipping|postage|discount|rebate|refund|voucher|gift|credit|deposit)\b/i.test(
    after,
  );

export const priceInText: Rule = {
  name: 'price-in-text',
  check: (input) =>
    input.documents.flatMap((document) =>
      findInTexts(document.value, (text, path) =>
        !printed.test(path.join('.')) && path[0] !== 'keywords'
          ? amountsIn(text).filter(({ found, index }) => {
              const plain = asciiText(text);
              return !isOther(plain.slice(0, index), plain.slice(index + found.length));
            })
          : undefined,
      ).flatMap(({ path, found }) =>
        found.flatMap((amount) => judge(input, document, path, amount)),
      ),
    ),
};

const countriesIn = (text: unknown, { site }: RuleInput['tables']): readonly Country[] =>
  countries.filter((country) => String(text).includes(site.countries[country].label));

function judge(
  input: RuleInput,
  document: SourceDocument,
  path: FieldPath,
  { found, index, cents }: ReturnType<typeof amountsIn>[number],
): RuleMatch | readonly [] {
  const { tables, origins, clock } = input;
  const text = String(valueAt(document.value, path));
  const before = asciiText(text).slice(0, index);
  const around = path.map((_part, depth) => valueAt(document.value, path.slice(0, depth)));
  const entries = around.filter(isRecord).reverse();
  const codesIn = (texts: readonly unknown[]) =>
    texts.map((each) => String(each).replace('/', '')).filter((each) => origins.has(each));
  const row = path.at(-3) === 'rows' ? around.at(-1) : undefined;
  const heading = valueAt(document.value, [...path.slice(0, -3), 'columns', path.at(-1) ?? 0]);
  const isStated =
    worded.test(before) ||
    /^(?:name|title|label)$/.test(String(path.at(-1))) ||
    (row !== undefined && before === '' && !isOther('', String(heading)));
  const named = [
    ...[text, row].map((each) => codesIn(String(each).match(/[A-Z\d]+(?:-[A-Z\d]+)*/g) ?? [])),
    ...entries.map(({ product, url, link }) => codesIn([product, url, link])),
    codesIn([document.name]),
  ].find((codes) => codes.length > 0);
  const [code = '', another] = new Set(named);
  const origin = another === undefined ? origins.get(code) : undefined;
  const { fieldOf } = promotions[document.kind] ?? {};
  const priced = countries.filter((each) => fieldOf && entries.some((all) => fieldOf(each) in all));
  const listed = entries.map((entry) => entry.countries).find(Array.isArray);
  const headed = row === undefined ? [] : countriesIn(`${row} ${heading}`, tables);
  const shownIn: readonly unknown[] =
    listed ?? [priced, headed].find((each) => each.length > 0) ?? countries;
  const costIn = (country: Country) => {
    const price = tables.prices[code]?.[country];
    return price?.kind === 'priced' && !tables.products[code]?.dealerOnly
      ? price.incGstCents
      : price?.kind;
  };
  const wrongIn = countries.find(
    (country) =>
      shownIn.includes(country) &&
      ![cents, 'not sold'].includes(costIn(country) ?? cents) &&
      !input.isPriceReported(code, country) &&
      !input.isSiteFieldReported(gstPercentOf(country)) &&
      entries.every((each) => rangeState(dateRange(each), clock, country) === 'running'),
  );
  if (origin ? wrongIn === undefined : /^[\d.,]*$/.test(found)) return [];
  const cost = wrongIn && costIn(wrongIn);
  return reportAt(document, path, {
    ...{ found, within: found, occurrence: text.slice(0, index).split(found).length - 1 },
    ...(origin && wrongIn && isStated
      ? {
          message: `${code} ${typeof cost === 'number' ? `costs $${figure(cost)} inc GST` : 'has no public price'} in ${wrongIn}, but the text says "${found}".`,
          related: [lineOf(origin, input.pricePath(code, wrongIn), 'See')],
          ...disputedPrice(code, wrongIn, cents, input),
          write: `Leave the amount out${
            document.kind === 'product' && document.name === code
              ? '. This page already shows the price.'
              : priced.length > 0
                ? '. The promotion already shows its price.'
                : `, and link to ${code}. Its page always shows the current price.`
          }`,
        }
      : {
          severity: 'warning',
          message: `The amount ${found} won't change when the price does.`,
          write: 'Leave it out, and link to the product. Its page always shows the current price.',
        }),
  });
}
