import { gtin14 } from '../../kernel/gtin.ts';
import { duplicatesIn } from './duplicates.ts';
import { type Rule, reportOn } from './rule.ts';

export const gtin: Rule = {
  name: 'gtin',
  check({ written: { products }, isReported }) {
    const stated = products.flatMap(({ entry, origin }) =>
      entry.gtin === undefined || isReported(origin.document, ['gtin'])
        ? []
        : { value: entry.gtin, origin, path: ['gtin'] },
    );
    const mistyped = stated.flatMap(({ value, origin, path }) => {
      const digit = checkDigit(value.slice(0, -1));
      if (value.endsWith(digit)) return [];
      const message = `The last digit is a check digit and should be ${digit}.`;
      const write = 'Check the number under the barcode, and retype it.';
      return reportOn(origin, path, { message, found: value, write });
    });
    const padded = stated.map((each) => ({ ...each, value: gtin14(each.value) }));
    return [...mistyped, ...duplicatesIn('product', padded)];
  },
};

/** Every other digit from the right counts three times. The check digit makes the sum a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
