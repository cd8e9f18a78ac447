/** Amounts as spreadsheets and people write them. */

export type Amount =
  /** `isPlain`: it was written as the catalogue writes it; else who wrote it is shown how it was read. */
  { readonly value: number; readonly isPlain: boolean } | { readonly fault: string };

const sign = /AU?\$|NZ\$|\$|AUD|NZD/gi;

/** "338.51", "338,51", "1.018,36", "1,018.36", "$ 1 018,36". What can be read in two ways is refused. */
export function readAmount(text: string): Amount {
  const bare = text.replace(sign, '').replace(/[\s\u00a0\u202f']/g, '');
  if (/^\d+(?:\.\d{1,2})?$/.test(bare)) return { value: Number(bare), isPlain: bare === text };
  if (/^\d{1,3}[.,]\d{3}$/.test(bare)) {
    const both = `${bare.replace(/[.,]/, '')} or ${bare.replace(',', '.')}`;
    return { fault: `${text} could be ${both}; write it without a mark between thousands` };
  }
  const [, whole = '', cents = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(bare) ??
    /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})+)$/.exec(bare)?.slice(0, 2) ??
    [];
  if (whole === '')
    return { fault: `${text === '' ? 'nothing' : text} is no amount; write it as 338.51` };
  return { value: Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`), isPlain: false };
}

/** A number of any decimals, with a point or a comma. */
export function readNumber(text: string): number | undefined {
  const bare = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}
