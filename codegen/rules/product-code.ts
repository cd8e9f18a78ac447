import { foundAt, foundOf, type Rule } from './rule.ts';

const product = 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n';

export const productCode: Rule = {
  name: 'product-code',
  proves: 'ACCEPTANCE 16',
  scope: 'products, and every file that names one',
  truth: 'A code is made of capitals, digits and single hyphens.',
  good: { file: 'products/WH3-60.yaml', yaml: product },
  bad: {
    file: 'products/WH3_60.yaml',
    yaml: product,
    printed:
      'error catalogue/products/WH3_60.yaml:1:1: a code is made of capitals, digits and single hyphens; found WH3_60; write WH3-60 [product-code]',
  },
  check: ({ written, references, known }) => [
    ...written.products.flatMap(({ entry: { code }, origin }) => {
      const fault = codeFault(code);
      return fault ? [foundOf(origin, [], { ...fault, found: code })] : [];
    }),
    ...references.flatMap(({ kind, value, document, path }) => {
      if (kind !== 'product' || typeof value !== 'string' || known.codes.has(value)) return [];
      const fault = strangeLetter(value) ? codeFault(value) : undefined;
      return fault ? [foundAt(document, path, { ...fault, found: value })] : [];
    }),
  ],
};

/** A letter that looks like one of ours and is another: the code is not merely unknown. */
export const strangeLetter = (code: string): boolean => /[^\u0020-\u007e]/.test(code);

/** What is wrong with a code, or nothing. Letters that only look right are named. */
export function codeFault(
  code: string,
): { readonly message: string; readonly write: string } | undefined {
  if (/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code)) return undefined;
  const strange = [...code].find((character) => character.charCodeAt(0) > 126 || character < ' ');
  if (strange !== undefined) {
    const number = `U+${(strange.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const name = /\s/.test(strange)
      ? 'a space of another kind'
      : 'a letter that only looks like one of ours';
    return {
      message: `the code contains ${name} (${number})`,
      write: 'the code typed anew with capitals, digits and hyphens',
    };
  }
  const suggestion = code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { message: 'a code is made of capitals, digits and single hyphens', write: suggestion };
}
