/**
 * The number that a text was meant to be, in plain digits: with a currency, with spaces, commas or apostrophes
 * between thousands, with a decimal comma, with Word's minus, with the letter O for a zero. `undefined` where it
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
