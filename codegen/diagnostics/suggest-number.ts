/**
 * Returns the number that a string means, in plain digits. Accepts a currency, spaces, commas or
 * apostrophes between thousands, a decimal comma, Word's minus, and the letter O for zero.
 * `undefined` for an ambiguous text.
 */
export function suggestNumber(text: string): string | undefined {
  const bare = text
    .replace(/^[−–](?=\d)/, '-')
    .replaceAll(/AUD|NZD|A\$|NZ\$|[$“”„]/gi, '')
    .trim()
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))|\s(?=O+$)/gi, '');
  if (/^\d[\d.,]*O+$/i.test(bare)) return suggestNumber(bare.replaceAll(/o/gi, '0'));
  if (/^-?(?:\d+\.?|\d*\.\d+)$/.test(bare))
    return bare
      .replace(/\.$/, '')
      .replace(/^(-?)\./, '$10.')
      .replace(/^(-?)0+(?=\d)/, '$1');
  // In 1,018.36 and 300,000, a comma before three digits separates thousands, as in printed prices.
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/.test(bare))
    return bare.replaceAll('.', '').replace(',', '.');
  // 877,17
  return /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : undefined;
}

/** Formats a number like a printed price, in quotes: "1,018.36". */
export function formatPrintedPrice(number: string): string {
  const [dollars = '', decimals = ''] = number.split('.');
  const inThrees = dollars.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return JSON.stringify(`${inThrees}.${decimals.padEnd(2, '0')}`);
}

/** Replaces characters that have a plain twin (＄, ９, a non-breaking space). The length stays the same. */
export const asciiText = (text: string): string =>
  text.replaceAll(/[^\x20-\x7E]/g, (each) => {
    const plain = each.normalize('NFKC').replace(/\s/, ' ');
    return plain.length === 1 ? plain : each;
  });

/** From 0 to 20, then in tens to 90. */
export const smallCounts =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
const oneCount = `(?:hundred|thousand|${smallCounts.join('|')})\\b`;
/** Matches a count in words: "eight", "nine hundred and sixty-four", "a thousand". */
export const countWords = `\\b(?:a (?=hundred|thousand))?${oneCount}(?:[ -](?:and )?${oneCount})*`;

export function countOf(words: string): number {
  let [thousands, rest] = [0, 0];
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const index = smallCounts.indexOf(word);
    if (word === 'hundred') rest = Math.max(rest, 1) * 100;
    else if (word === 'thousand') [thousands, rest] = [Math.max(rest, 1) * 1000, 0];
    else if (index !== -1) rest += index <= 20 ? index : (index - 18) * 10;
  }
  return thousands + rest;
}

/** Finds numbers in digits or words. Ignores "one", "3-way" and the digits of codes. */
export const numbersIn = (text: string): readonly number[] =>
  [
    ...asciiText(text).matchAll(
      new RegExp(`(?<![\\w-])(?:\\d[\\d,]*(?:\\.\\d+)?(?!-way)|${countWords})`, 'gi'),
    ),
  ].flatMap(([found]) =>
    found.toLowerCase() === 'one'
      ? []
      : /\d/.test(found)
        ? Number(found.replaceAll(',', ''))
        : countOf(found),
  );
