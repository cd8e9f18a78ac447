/** Finds errors in prices, with the correct spelling (ACCEPTANCE 10). */
import { formatPrintedPrice, suggestNumber } from '../diagnostics/suggest-number.ts';

export type PriceError = {
  readonly message: string;
  readonly write: string;
  /** The intended price, if it's certain. */
  readonly fix?: string;
};

const words = ['on request', 'not sold'];
const choices = 'Enter a price ex GST such as 338.51, "on request" or "not sold".';

/** Returns `undefined` for a valid price: dollars above zero with at most two decimals, or one of two words. */
export function priceError(value: unknown): PriceError | undefined {
  const fault = (message: string, fix?: string): PriceError => ({
    message,
    write: choices,
    ...(fix !== undefined && { fix }),
  });
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return fault('A price must be a number.');
    if (value < 0) return fault("A price can't be negative.", String(-value));
    if (value === 0) return fault('A price of 0 would show as free.');
    if (String(value).includes('e') || value > 1_000_000)
      return fault('The price is too high to be right.');
    const [, decimals = ''] = String(value).split('.');
    return decimals.length > 2 ? fault('A price can only have two decimal places.') : undefined;
  }
  if (value === null) return fault('The price is missing.');
  if (typeof value !== 'string') return fault("This isn't a price.");
  if (words.includes(value)) return undefined;
  const meant = suggestNumber(value.replace(/ *\(?ex(?:cl\.?)? ?GST\)?$/i, ''));
  if (meant !== undefined && priceError(Number(meant)) === undefined)
    return fault('A price is a plain number: no quotes, dollar sign, commas or letters.', meant);
  const bare = value.toLowerCase().replaceAll(/[-_\s]/g, '');
  return fault(
    "This isn't a price.",
    words.find((word) => word.replace(' ', '') === bare),
  );
}

/** Returns `undefined` for a price in its printed form: "964.89" or "1,018.36". */
export function printedPriceError(value: string): PriceError | undefined {
  const write = 'Use a price with two decimal places, in quotes, such as "964.89" or "1,018.36".';
  if (/^\d{1,3}(?:,\d{3})*\.\d{2}$/.test(value))
    return /[1-9]/.test(value)
      ? undefined
      : {
          message: 'A price of 0 would show as free.',
          write: 'Enter the price, or delete the field.',
        };
  const meant = suggestNumber(value);
  if (meant === undefined || !(Number(meant) > 0) || /\.\d{3}/.test(meant))
    return { message: "This isn't in the format of a printed price.", write };
  const message = value.includes('$')
    ? 'A printed price has no dollar sign, because the page adds one.'
    : /\.\d\d$/.test(value)
      ? 'A printed price has commas between thousands.'
      : 'A printed price has two decimal places.';
  return { message, write, fix: formatPrintedPrice(meant) };
}
