/** What makes a value no price of the catalogue, with the spelling that would (ACCEPTANCE 10). */
import { numberMeant, printed } from '../number-meant.ts';

export type PriceFault = {
  readonly message: string;
  /** What a price is. */
  readonly write: string;
  /** The price that is meant, where that is sure. */
  readonly fix?: string;
};

const words = ['on request', 'not sold'];
const choices = 'a price such as 338.51, or "on request", or "not sold"';

/** `undefined` for a good price: dollars above zero with at most two decimals, or one of two words. */
export function priceFault(value: unknown): PriceFault | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return { message: 'a price must be a number', write: choices };
    if (value < 0)
      return { message: 'a price cannot be negative', write: choices, fix: String(-value) };
    if (value === 0) return { message: 'a price of 0 would be shown as free', write: choices };
    const [, decimals = ''] = String(value).split('.');
    if (String(value).includes('e') || value > 1_000_000)
      return { message: 'the price is out of all proportion', write: choices };
    return decimals.length > 2
      ? { message: 'a price has at most two decimals', write: choices }
      : undefined;
  }
  if (value === null) return { message: 'the price is missing', write: choices };
  if (typeof value !== 'string') return { message: 'this is not a price', write: choices };
  if (words.includes(value)) return undefined;
  const meant = numberMeant(value.replace(/ *\(?ex(?:cl\.?)? ?GST\)?$/i, ''));
  if (meant !== undefined && priceFault(Number(meant)) === undefined) {
    return {
      message: 'a price is a bare number, without quotes, dollar sign, commas or letters',
      write: choices,
      fix: meant,
    };
  }
  const word = words.find(
    (candidate) => candidate.replace(' ', '') === value.toLowerCase().replaceAll(/[-_\s]/g, ''),
  );
  return { message: 'this is not a price', write: choices, ...(word && { fix: word }) };
}

/** `undefined` for a price as it is printed: "964.89" or "1,018.36". */
export function printedPriceFault(value: string): PriceFault | undefined {
  const write = 'a quoted price with two decimals, such as "964.89" or "1,018.36"';
  if (/^\d{1,3}(?:,\d{3})*\.\d{2}$/.test(value))
    return /[1-9]/.test(value)
      ? undefined
      : {
          message: 'a price of 0 would be shown as free',
          write: 'the price, or take the field away',
        };
  const meant = numberMeant(value);
  if (meant === undefined || !(Number(meant) > 0) || /\.\d{3}/.test(meant))
    return { message: 'this is no price as it is printed', write };
  const fix = printed(meant);
  if (value !== value.trim()) return { message: 'a blank stands beside the price', write, fix };
  if (value.includes('$')) return { message: 'the dollar sign is added by the page', write, fix };
  if (!/\.\d\d$/.test(value)) return { message: 'two decimals stand behind the point', write, fix };
  return { message: 'a comma stands in front of every three figures', write, fix };
}
