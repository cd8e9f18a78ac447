/**
 * The number that a text was meant to be, in plain digits: with a currency, with spaces, commas or apostrophes
 * between thousands, with a decimal comma, with Word's minus, with the letter O for a zero. `undefined` if it
 * could be read in two ways.
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
  // 1,018.36 and 300,000: a comma before three digits divides thousands, as prices are printed here.
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/.test(bare))
    return bare.replaceAll('.', '').replace(',', '.');
  // 877,17
  return /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : undefined;
}

/** A number as prices are printed, in quotes: "1,018.36". */
export function formatPrintedPrice(number: string): string {
  const [dollars = '', decimals = ''] = number.split('.');
  const inThrees = dollars.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return JSON.stringify(`${inThrees}.${decimals.padEnd(2, '0')}`);
}

/** Every character that has a plain twin (＄, ９, a non-breaking space) as that one. The length stays the same. */
export const asciiText = (text: string): string =>
  text.replaceAll(/[^\x21-\x7E]/g, (each) => {
    const plain = each.normalize('NFKC').replace(/\s/, ' ');
    return plain.length === 1 ? plain : each;
  });

/** From 0 to 20, then in tens to 90. */
export const smallCounts =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
const oneCount = `(?:hundred|thousand|${smallCounts.join('|')})\\b`;
/** The source of a pattern for a count in words: "eight", "nine hundred and sixty-four", "a thousand". */
export const countWords = `\\b(?:a (?=hundred|thousand))?${oneCount}(?:[ -](?:and )?${oneCount})*`;

/** A count in words as a number. */
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

/** Numbers in a text, in digits or words. The digits of codes don't count, nor do "one" and "3-way". */
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
