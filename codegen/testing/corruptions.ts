/** Slips with a known repair: what they make of a line, undefined where they can't be made. */
export type Corruption = {
  readonly name: string;
  readonly of: (row: string) => string | undefined;
};

const swap = (what: RegExp, by: string | ((...parts: string[]) => string)) => (row: string) => {
  const after = row.replace(what, by as string);
  return after === row ? undefined : after;
};

export const corruptions: readonly Corruption[] = [
  { name: 'two letters of a field exchanged', of: swap(/([a-z])([a-z])([a-z]*:)/, '$2$1$3') },
  { name: 'a letter of a field left out', of: swap(/([A-Za-z]{3})[a-z]([a-z]+:)/, '$1$2') },
  {
    name: 'a field with a capital',
    of: swap(/\b([a-z])(\w+:(?: |$))/, (_, a = '', b = '') => a.toUpperCase() + b),
  },
  { name: 'no space behind the colon', of: swap(/: (?=\S)/, ':') },
  { name: 'a space in front of the colon', of: swap(/^(\s*\w+): /, '$1 :') },
  { name: 'no colon', of: swap(/^(\s*\w+): /, '$1 ') },
  { name: 'a tab for the indentation', of: swap(/^ {2,}/, '\t') },
  { name: 'a space too many in front', of: (row) => ` ${row}` },
  { name: 'a space too few in front', of: swap(/^ /, '') },
  { name: 'no space behind the dash', of: swap(/- (?=\S)/, '-') },
  { name: 'a closing quote left out', of: swap(/"(?=[^"]*$)/, '') },
  { name: 'an opening quote left out', of: swap(/"/, '') },
  { name: 'a number in quotes', of: swap(/: (\d[\d.]*)(?=$|[,} ])/, ': "$1"') },
  { name: 'quotes left out around figures', of: swap(/"(\d[\d,.]*)"/, '$1') },
  { name: 'a decimal comma', of: swap(/: (\d+)\.(\d{1,2})\b/, ': $1,$2') },
  { name: 'a price with a dollar sign', of: swap(/\b(au|nz): (?=\d)/, '$1: $') },
  { name: 'yes for true', of: swap(/: true\b/, ': yes') },
  { name: 'a switch in quotes', of: swap(/: (true|false)\b/, ': "$1"') },
  {
    name: 'a letter of a long word left out',
    of: swap(/(: |- |\[|, )([a-z]{4})[a-z]([a-z]{2,}[\],} ]|[a-z]{2,}$)/, '$1$2$3'),
  },
  {
    name: 'a code in small letters',
    of: swap(/\b[A-Z]{2,4}-\d\b/, (code = '') => code.toLowerCase()),
  },
  { name: 'a code without its hyphen', of: swap(/\b([A-Z]{2,4})-(\d)\b/, '$1$2') },
  { name: 'a no-break space behind a value', of: swap(/(?<=[a-z\d])$/, '\u00a0') },
  { name: 'a path without its slash', of: swap(/: \/(?=[a-z])/, ': ') },
  { name: 'a letter of a path left out', of: swap(/(\/[a-z-]{4})[a-z](?=[a-z-]{4})/, '$1') },
  { name: 'http for https', of: swap(/https:/, 'http:') },
  { name: 'a closing bracket left out', of: swap(/\](?=[^\]]*$)/, '') },
  { name: 'an opening bracket left out', of: swap(/: \[/, ': ') },
  { name: 'a closing brace left out', of: swap(/ ?\}(?=[^}]*$)/, '') },
  { name: 'a comma left out', of: swap(/, (?=\w+: )/, ' ') },
  { name: 'two commas', of: swap(/, /, ',, ') },
  { name: 'a link with its marks apart', of: swap(/\]\(/, '] (') },
  { name: 'a latitude in the north', of: swap(/latitude: -/, 'latitude: ') },
  { name: 'a picture in capitals', of: swap(/ct-1\.svg/, 'CT-1.svg') },
];
