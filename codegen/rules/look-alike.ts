import type { Country } from '../../kernel/countries.ts';
import { drawingKey, drawingProps } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { pictureFieldsOf } from '../../kernel/picture-fields.ts';
import { eitherOf } from '../diagnostics/words.ts';
import { isSold, soldIn } from '../resolve/prices.ts';
import { type Rule, reportOn } from './rule.ts';

const maxFields = 4;
/** Fields that affect a product's picture. */
const looks = ['type', 'specifications', 'appearance'];

export const lookAlike: Rule = {
  name: 'look-alike',
  check: (input) => {
    const { tables, written, hasNoErrors } = input;
    // A part that can't be read isn't drawn.
    if (!hasNoErrors('product')) return [];
    const lookup = (code: string) => tables.products[code];
    // By country, the first product with each look.
    const known = new Map<string, Partial<Record<Country, string>>>();
    return written.products.flatMap(({ entry, origin }) => {
      // A photo is its own picture, and products that are one object share a picture.
      if (entry.images.length > 0 || entry.pictureOf !== undefined) return [];
      if (looks.some((field) => input.isReported(origin.document, [field]))) return [];
      const look = drawingKey(drawingProps(entry, lookup));
      const alike = known.get(look) ?? {};
      known.set(look, alike);
      const sold = soldIn(tables.prices, entry.code);
      const code = sold.flatMap((country) => alike[country] ?? [])[0];
      for (const country of sold) alike[country] ??= entry.code;
      if (code === undefined) return [];
      const shared = sold.filter((country) => isSold(tables.prices, code, country));
      return reportOn(origin, ['type'], {
        severity: 'warning',
        message: `This product's drawing is the same as ${code}'s, and both are sold in ${shared.join(' and ')}.`,
        write: `If this product looks different, add or correct a detail that shows it, such as ${fieldsOf(entry)}. If it's the same item, add pictureOf: ${code}.`,
      });
    });
  },
};

/** Lists the fields that distinguish pictures of a type, starting with those that this product doesn't state. */
function fieldsOf({ type, appearance, specifications }: Product): string {
  const fields = pictureFieldsOf(type);
  const stated = new Set([
    ...Object.keys(appearance ?? {}).map((field) => `appearance.${field}`),
    ...specifications.map(({ id }) => `specifications.${id}`),
  ]);
  const open = fields.filter((field) => !stated.has(field));
  const shown = (open.length > 0 ? open : fields).slice(0, maxFields);
  return eitherOf(shown);
}
