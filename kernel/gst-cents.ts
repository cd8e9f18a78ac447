/**
 * Exact GST in whole cents. Floating point is one cent off for 1.1% of Australian and 4.3% of
 * New Zealand prices, so prices are read as decimal digits and rounded once.
 */

/** An exact decimal: `digits / 10^scale`. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

// The commerce backend writes amounts below one dollar as ".95".
const plainDecimal = /^(-?)(\d*)(?:\.(\d+))?$/;

/** Reads a finite number or a plain decimal string ("100", "338.51", ".95"). Undefined for anything else. */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? parseNumber(value) : undefined;
  return typeof value === 'string' ? parsePlain(value) : undefined;
}

function parseNumber(value: number): Decimal | undefined {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const decimal = parsePlain(mantissa);
  if (decimal === undefined) return undefined;
  const scale = decimal.scale - Number(exponent);
  return scale >= 0
    ? { digits: decimal.digits, scale }
    : { digits: decimal.digits * 10n ** BigInt(-scale), scale: 0 };
}

function parsePlain(text: string): Decimal | undefined {
  const match = plainDecimal.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (whole === '' && fraction === '') return undefined;
  const digits = BigInt(whole + fraction);
  return { digits: sign === '' ? digits : -digits, scale: fraction.length };
}

/** `price × (1 + percent / 100)` in whole cents, halves away from zero. Percent 0 adds no GST. */
export function decimalToCents(price: Decimal, percent = 0): bigint {
  const divisor = 10n ** BigInt(price.scale);
  const numerator = price.digits * BigInt(100 + percent);
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return numerator < 0n ? -rounded : rounded;
}

/** Adds whole per cent of GST to safe integer cents, half-up (SPEC 9). Throws a RangeError for other numbers. */
export function addGstToCents(exGstCents: number, percent: number): number {
  if (!Number.isSafeInteger(exGstCents) || !Number.isInteger(percent)) {
    throw new RangeError(`Cents and per cent must be whole numbers: ${exGstCents}, ${percent}`);
  }
  return Number(decimalToCents({ digits: BigInt(exGstCents), scale: 2 }, percent));
}

/** Removes GST. It's the exact inverse of `addGstToCents`, which maps no two amounts to the same one. */
export function withoutGst(incGstCents: number, percent: number): number {
  return Math.round((incGstCents * 100) / (100 + percent));
}

/** 11000n → "110.00". */
export function centsToAmount(cents: bigint): string {
  const magnitude = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
}
