import type { Product } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FoundReference, SourceDocument } from '../document.ts';
import { valueAt } from '../value-at.ts';
import { atReferences, foundIn, type Rule, type RuleInput } from './rule.ts';

const file = 'products/WH-1.yaml';
const instead = '[the cartridges](/cartridges)';

export const otherLabel: Rule = {
  name: 'other-label',
  proves: 'GEN-07',
  scope: 'every file',
  description:
    'A link whose words name a product code leads to that product, or to a part of it (a warning).',
  good: { file, instead, yaml: '[CT-1](/CT-1)' },
  bad: {
    file,
    instead,
    yaml: '[CT-1](/SOFT-1)',
    printed:
      'warning catalogue/products/WH-1.yaml:5:10 description: The words of this link name CT-1. Found /SOFT-1. Link to /CT-1, or use words that name SOFT-1. [other-label]',
  },
  check: (input) =>
    atReferences(input, (reference, document) => {
      const target = /^\/([^/?#]+)/.exec(reference.value)?.[1] ?? '';
      const product = input.catalogue.products[target];
      if (reference.kind !== 'link' || !product) return [];
      // retired-offer reports that it's offered at all.
      if (!reference.within && isRetired(product)) return [];
      const other = labelsOf(reference, document)
        .map((label) => codeIn(label, target, input))
        .find((code) => code !== undefined);
      if (other === undefined || input.isInDoubt(document, reference.path)) return [];
      return [
        foundIn(document, reference, {
          severity: 'warning',
          message: `The words of this link name ${other}.`,
          write: isRetired(input.catalogue.products[other])
            ? `Use words that name ${target}.`
            : `Link to /${other}, or use words that name ${target}.`,
        }),
      ];
    }),
};

const isRetired = (product: Product | undefined): boolean =>
  product?.discontinued === true || product?.discontinuedWithSpareParts === true;

/** Fields with the words of a link. */
const fields = ['label', 'title', 'name', 'linkLabel'];

/** The words of a link: in front of it in a text, next to it in a group of fields. */
function labelsOf({ value, path, within }: FoundReference, document: SourceDocument): string[] {
  if (!within) {
    const group = valueAt(document.value, path.slice(0, -1));
    return isRecord(group) ? fields.flatMap((name) => textOf(group[name])) : [];
  }
  const text = String(valueAt(document.value, path));
  const labels: string[] = [];
  for (let at = text.indexOf(`](${value})`); at >= 0; at = text.indexOf(`](${value})`, at + 1))
    labels.push(text.slice(text.lastIndexOf('[', at) + 1, at));
  return labels;
}

const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** The code of another product as the first or second word: "See WH2-60". */
function codeIn(label: string, target: string, { catalogue }: RuleInput): string | undefined {
  const codes = label
    .trim()
    .split(/[\s,:]/, 2)
    .filter((word) => catalogue.products[word]);
  const [code] = codes;
  if (code === undefined || codes.includes(target)) return undefined;
  // "WH2-60 mounting kit" leads to the kit.
  const isPart = label.trim() !== code && catalogue.products[target]?.fits.includes(code);
  return isPart ? undefined : code;
}
