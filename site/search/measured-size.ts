/** Cartridge sizes, as catalogues name them ("20 x 4.5 inch") and as people measure them ("508 x 115 mm"). */
const perInch = { mm: 25.4, cm: 2.54 };
const figure = String.raw`\d+(?:[.,]\d+)?`;
const unit = `mm|cm|inch(?:es)?|in|["”″]|''`;
const sizes = new RegExp(
  String.raw`^(${figure})\s*(${unit})?(?:\s*(?:[x×*]|by)\s*(${figure})\s*(${unit})?)?$`,
  'iu',
);
const figures = new RegExp(figure, 'g');

export const hasFigure = (size: string): boolean => /\d/.test(size);

/** Returns inches if a text is only a size. A lone number may be part of a code, unless it has decimals or a unit. */
export function measuredIn(text: string): readonly number[] | undefined {
  const [, first, unitOfFirst, second, unitOfSecond] = sizes.exec(text.trim()) ?? [];
  if (first === undefined) return undefined;
  if (second === undefined && unitOfFirst === undefined && !/[.,]/.test(first)) return undefined;
  const namedUnit = (unitOfSecond ?? unitOfFirst)?.toLowerCase();
  const values = [first, second].flatMap((each) =>
    each === undefined ? [] : Number(each.replace(',', '.')),
  );
  // No cartridge is forty inches long.
  const isMillimetres = namedUnit === 'mm' || (namedUnit === undefined && Math.max(...values) > 40);
  const divisor = isMillimetres ? perInch.mm : namedUnit === 'cm' ? perInch.cm : 1;
  return values.map((value) => value / divisor);
}

/** Returns the name of a cartridge size, "10 x 2.5 inch", for a text with both measures: "248 x 65 mm". */
export function namedSize(text: string): string | undefined {
  const [shorter = 0, longer = 0] = (measuredIn(text) ?? []).toSorted((a, b) => a - b);
  // Anything smaller is a fitting, named in millimetres.
  if (longer < 4 || shorter < 1.5) return undefined;
  return `${Math.round(longer)} x ${Math.round(shorter * 2) / 2} inch`;
}

/** Whether each measured value matches a number of a size in inches: 248 mm matches 10 inch, 65 mm matches 2.5. */
export function fitsSize(measured: readonly number[], size: string): boolean {
  const known = (size.match(figures) ?? []).map(Number);
  return measured.every((value) => known.some((inches) => isNear(value, inches)));
}

/** Manufacturers round lengths to whole inches. Widths of one name vary more. */
const isNear = (measured: number, inches: number): boolean =>
  Math.abs(measured - inches) <= inches * (inches < 5 ? 0.12 : 0.03);
