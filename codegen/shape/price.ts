/** What makes a value no price of the catalogue, with the spelling that would (ACCEPTANCE 10). */
export type PriceFault = { readonly message: string; readonly write: string };

const words = ['on request', 'not sold'];
const choices = 'a price such as 338.51, or "on request", or "not sold"';

/** `undefined` for a good price: dollars above zero with at most two decimals, or one of two words. */
export function priceFault(value: unknown): PriceFault | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return { message: 'a price must be a number', write: choices };
    if (value < 0) return { message: 'a price cannot be negative', write: String(-value) };
    if (value === 0) return { message: 'a price of 0 would be shown as free', write: choices };
    const [, decimals = ''] = String(value).split('.');
    if (String(value).includes('e') || value > 1_000_000)
      return { message: 'the price is out of all proportion', write: choices };
    return decimals.length > 2
      ? { message: 'a price has at most two decimals', write: toCents(value) }
      : undefined;
  }
  if (value === null) return { message: 'the price is missing', write: choices };
  if (typeof value !== 'string') return { message: 'this is not a price', write: choices };
  if (words.includes(value)) return undefined;
  const bare = value.replaceAll(/[$,\s]|AUD|NZD|A\$|NZ\$/gi, '');
  if (/^\d+(\.\d{1,2})?$/.test(bare)) {
    return {
      message: 'a price is a bare number, without quotes, dollar sign or commas',
      write: bare,
    };
  }
  const word = words.find(
    (candidate) => candidate.replace(' ', '') === bare.toLowerCase().replaceAll(/[-_]/g, ''),
  );
  return { message: 'this is not a price', write: word ?? choices };
}

/** Rounded half-up in decimal: 0.955 is 0.96, where binary fractions would give 0.95. */
const toCents = (dollars: number): string => (Math.round(Number(`${dollars}e2`)) / 100).toFixed(2);
