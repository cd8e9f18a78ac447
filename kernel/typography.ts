/** Matches spaces that mustn't break: before units, inside sizes ("10 x 4.5 inch") and counts ("2 × PL20-20"), after ×. */
const units =
  'mm|cm|m|km|L|mL|inch|micron|microns|µm|kPa|bar|°C|kg|g|W|V|%|BSP|years?|months?|weeks?|days?|hours?|minutes?|litres?|metres?|stages?|lamps?';
const broken = new RegExp(
  `\\d (?:x (?=\\d)|× (?=[A-Z]|\\d*[¼½¾]?(?:"|&quot;))|(?=(?:${units})(?![\\p{L}\\d])))|× (?=\\d)`,
  'gu',
);

/** Makes spaces non-breaking where a line mustn't break. */
export const nbsp = (words: string): string =>
  words.replace(broken, (found) => found.replaceAll(' ', '\u00a0'));

/** Curls apostrophes and, in markup, the quotes around words. Inch marks stay. */
export const curlQuotes = (words: string): string =>
  words
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/(?<![^\s(])&quot;(?=\S)((?:(?!&quot;).)+?)&quot;(?![\p{L}\d])/gsu, '“$1”');

/** Ports and cartridges come in these fractions of an inch. */
export const inchFractions = [
  { value: 0.25, words: '1/4', sign: '¼' },
  { value: 0.5, words: '1/2', sign: '½' },
  { value: 0.75, words: '3/4', sign: '¾' },
] as const;
/** Nominal bores in mm, as the trade orders BSP threads. */
const bores: Readonly<Record<string, number>> = {
  ...{ '½': 15, '¾': 20, 1: 25, '1¼': 32, '1½': 40, 2: 50 },
};

/** "1.5" as 1½, "3/4" as ¾. Leaves other numbers as they are. */
function tradeInches(number: string): string {
  const whole = Math.floor(Number(number)) || 0;
  const fraction = inchFractions.find(
    ({ value, words }) => words === number || value === Number(number) - whole,
  );
  return fraction === undefined ? number : `${whole || ''}${fraction.sign}`;
}

/** Sizes as the trade writes them: 1½" BSP (40 mm) for "1.5 inch BSP", 20 × 4½" for "20 x 4.5 inch". */
export const tradeSizes = (text: string): string =>
  text.replaceAll(
    /((?:\d+(?:\.\d+)? x )*)(\d+(?:\.\d+)?|\d\/\d) inch( BSP| tube| push-fit)?( \(\d+ mm\))?/g,
    (_, before: string, last: string, end = '', stated = '') => {
      const inches = tradeInches(last);
      const others = before.replaceAll(/\S+ x /g, (each) => `${tradeInches(each.slice(0, -3))} × `);
      const mm = (bore: number | undefined) => (bore === undefined ? '' : ` (${bore} mm)`);
      return end === ' BSP'
        ? `${others}${inches}" BSP${stated || mm(bores[inches])}`
        : `${others}${inches}"${mm(end !== '' && inches === '¼' ? 6 : undefined)}${end}${stated}`;
    },
  );

/** Words for characters that plain text lacks. Unicode decomposes the others, such as ½, ², ﬁ and é. */
const signWords: Readonly<Record<string, string>> = {
  ...{ '≥': 'at least ', '≤': 'at most ', '≈': 'about ', '≠': 'not ', '±': '+/-', '−': '-' },
  ...{ '×': 'x', '÷': '/', '⁄': '/', '∕': '/', '·': '.' },
  ...{ '°': 'deg ', '‰': ' per mille', '∞': 'infinite' },
  ...{ '′': "'", '″': '"', '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‐': '-' },
  ...{ Ω: 'ohm', μ: 'u', π: 'pi', Δ: 'delta ', '∆': 'delta ', Ø: 'dia. ', '⌀': 'dia. ', '•': '-' },
  ...{ '™': '(TM)', '®': '(R)', '©': '(C)', '€': 'EUR ', '£': 'GBP ', '§': 'section ' },
  ...{ '→': '->', '←': '<-', '↔': '<->', '✓': 'yes', '✔': 'yes', '✗': 'no', '✘': 'no' },
  ...{ æ: 'ae', Æ: 'AE', ø: 'o', œ: 'oe', Œ: 'OE', ß: 'ss' },
  ...{ ł: 'l', Ł: 'L', ð: 'd', þ: 'th', đ: 'd' },
};

/** Writes text in ASCII plus the characters that `has` allows. A character without words becomes "?". */
export function plainSigns(text: string, has: (sign: string) => boolean = () => false): string {
  const write = (sign: string): string => {
    if (sign <= '~' || has(sign)) return sign;
    const parts = signWords[sign] ?? sign.normalize('NFKD');
    if (parts !== sign) return Array.from(parts, write).join('');
    return /\p{M}/u.test(sign) ? '' : '?';
  };
  return (
    text
      .normalize('NFC')
      .replaceAll(/[µμ]m\b/g, (unit) => (has('µ') ? unit : 'micron'))
      // 10² isn't 102, and 1½ isn't 11/2.
      .replaceAll(/(?<=\d)[\p{No}⁺⁻]/gu, (sign) =>
        has(sign)
          ? sign
          : `${/\p{No}/u.test(sign) && sign.normalize('NFKD').length > 1 ? ' ' : '^'}${sign}`,
      )
      .replaceAll(/([^\0-~])( ?)/gu, (_, sign: string, space: string) => {
        const words = write(sign);
        return words.endsWith(' ') ? words : words + space;
      })
  );
}

export const unprintable = (text: string): string | undefined =>
  Array.from(text).find((sign) => sign > '~' && plainSigns(sign) === '?');

/** Fills about two lines of a list, or four on a phone. */
const longest = 110;

/** The whole sentences that fit, otherwise the first one, truncated. */
export function wholeSentences(text: string): string {
  const [fitting] = text.slice(0, longest + 1).match(/^.*[.!?](?=\s)/u) ?? [];
  return text.length > longest && fitting ? fitting : truncate(text);
}

/** Truncates copy after a whole word and adds an ellipsis. */
export function truncate(text: string): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest + 1)
    .replace(/[\s,.;:]+\S*$/u, '')
    .slice(0, longest)} …`;
}
