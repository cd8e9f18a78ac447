import type { Product } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import { lookKey, lookOf } from '../../kernel/look.ts';
import { pictureFieldsOf } from '../../kernel/picture-fields.ts';
import type { Written } from '../catalogue.ts';
import { foundOf, type Rule, type RuleInput } from './rule.ts';

/** What a buyer can be told to write: at most so many fields. */
const most = 4;
/** Fields of a file that shape its picture. */
const looks = ['type', 'specifications', 'appearance'];

export const lookAlike: Rule = {
  name: 'look-alike',
  proves: 'LOOK Pictures',
  scope: 'products',
  truth:
    'Two products that are sold in one country have pictures that differ in more than the code, unless `pictureOf` says that they are one object (a warning).',
  good: {
    file: 'products/CT-2.yaml',
    yaml: 'name: Carbon cartridge, second model\nsummary: A cartridge.\ntype: cartridge\nprice: { au: on request, nz: on request }\nspecifications: { micron: 1 }\n',
  },
  bad: {
    file: 'products/CT-2.yaml',
    yaml: 'name: Carbon cartridge, second model\nsummary: A cartridge.\ntype: cartridge\nprice: { au: on request, nz: on request }\n',
    printed:
      'warning catalogue/products/CT-2.yaml:3:7 type: the picture is the same as that of CT-0, which is sold in AU and NZ too; write what a buyer sees to differ (appearance.form, appearance.media, specifications.micron or specifications.cartridgeSize), or pictureOf: CT-0 where both are one object [look-alike]',
  },
  check: (input) => {
    const { catalogue, written } = input;
    const lookup = (code: string) => catalogue.products[code];
    const known = new Map<string, Written<Product>[]>();
    return written.products.flatMap((each) => {
      const { entry, origin } = each;
      // A photograph is its own; what shares an object shares its picture.
      if (entry.images.length > 0 || entry.pictureOf !== undefined) return [];
      if (looks.some((field) => input.isInDoubt(origin.document, [field]))) return [];
      const key = lookKey(lookOf(entry, lookup));
      const others = known.get(key);
      if (others === undefined) {
        known.set(key, [each]);
        return [];
      }
      others.push(each);
      const pair = others
        .map((other) => ({ other, shared: soldTogether(input, other.entry.code, entry.code) }))
        .find(({ other, shared }) => other !== each && shared.length > 0);
      if (pair === undefined) return [];
      const { code } = pair.other.entry;
      return [
        foundOf(origin, ['type'], {
          severity: 'warning',
          message: `the picture is the same as that of ${code}, which is sold in ${pair.shared.join(' and ')} too`,
          write: `what a buyer sees to differ (${fieldsOf(entry)}), or pictureOf: ${code} where both are one object`,
        }),
      ];
    });
  },
};

function soldTogether({ catalogue }: RuleInput, one: string, other: string): readonly string[] {
  const isSold = (code: string, country: (typeof countries)[number]) => {
    const kind = catalogue.prices[code]?.[country]?.kind;
    return kind !== undefined && kind !== 'not sold';
  };
  return countries.filter((country) => isSold(one, country) && isSold(other, country));
}

/** The fields that tell a kind's pictures apart, those first that this product does not state. */
function fieldsOf({ type, appearance, specifications }: Product): string {
  const fields = pictureFieldsOf(type);
  const stated = new Set([
    ...Object.keys(appearance ?? {}).map((field) => `appearance.${field}`),
    ...specifications.map(({ id }) => `specifications.${id}`),
  ]);
  const open = fields.filter((field) => !stated.has(field));
  const shown = (open.length > 0 ? open : fields).slice(0, most);
  return shown.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
