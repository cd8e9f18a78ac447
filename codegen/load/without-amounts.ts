/** A product's file with the amounts of its prices blank. That a price is one, and when it begins, is left. */
import { isRecord } from '../../kernel/is-record.ts';

export function withoutAmounts(file: unknown): unknown {
  if (!isRecord(file)) return file;
  const { price, priceChanges, ...rest } = file;
  return { ...rest, price: blank(price), priceChanges: blank(priceChanges) };
}

const blank = (value: unknown): unknown => {
  if (typeof value === 'number') return 'an amount';
  if (Array.isArray(value)) return value.map(blank);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, blank(entry)]));
};
