/** The size of a cartridge, as catalogues say it ("20 x 4.5 inch") and as people measure it ("508 x 115 mm"). */
const perInch = { mm: 25.4, cm: 2.54 };
const figure = String.raw`\d+(?:[.,]\d+)?`;
const unit = `mm|cm|inch(?:es)?|in|["”″]|''`;
const sizes = new RegExp(
  String.raw`^(${figure})\s*(${unit})?(?:\s*(?:[x×*]|by)\s*(${figure})\s*(${unit})?)?$`,
  'iu',
);
const figures = new RegExp(figure, 'g');

export const hasFigure = (size: string): boolean => /\d/.test(size);

/** In inches, where a text is a size and nothing else. A lone figure may be part of a code, unless it has decimals or a unit. */
export function measuredIn(text: string): readonly number[] | undefined {
  const [, first, unitOfFirst, second, unitOfSecond] = sizes.exec(text.trim()) ?? [];
  if (first === undefined) return undefined;
  if (second === undefined && unitOfFirst === undefined && !/[.,]/.test(first)) return undefined;
  const said = (unitOfSecond ?? unitOfFirst)?.toLowerCase();
  const values = [first, second].flatMap((each) =>
    each === undefined ? [] : Number(each.replace(',', '.')),
  );
  // No cartridge has forty inches.
  const isMillimetres = said === 'mm' || (said === undefined && Math.max(...values) > 40);
  const divisor = isMillimetres ? perInch.mm : said === 'cm' ? perInch.cm : 1;
  return values.map((value) => value / divisor);
}

/** The name of a cartridge's size, "10 x 2.5 inch", where a text says both of its measures: "248 x 65 mm". */
export function namedSize(text: string): string | undefined {
  const [shorter = 0, longer = 0] = (measuredIn(text) ?? []).toSorted((a, b) => a - b);
  // What is smaller is a fitting, whose name has its own millimetres.
  if (longer < 4 || shorter < 1.5) return undefined;
  return `${Math.round(longer)} x ${Math.round(shorter * 2) / 2} inch`;
}

/** Whether each figure that was measured is one of a size in inches: 248 mm of 10 inch, 65 mm of 2.5. */
export function fitsSize(measured: readonly number[], size: string): boolean {
  const known = (size.match(figures) ?? []).map(Number);
  return measured.every((value) => known.some((inches) => isNear(value, inches)));
}

/** Makers name a length in round inches; thicknesses of one name differ by more. */
const isNear = (measured: number, inches: number): boolean =>
  Math.abs(measured - inches) <= inches * (inches < 5 ? 0.12 : 0.03);
