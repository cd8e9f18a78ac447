/** A product goes out of a list, and what replaces it comes in, where it is not there already. */
import type { FieldPath } from '../../codegen/document.ts';
import { addEntry, removeValue, setValue, valueAt } from './edit-yaml.ts';
import type { Offer } from './offers.ts';
import { orderOf } from './schema-fields.ts';

/** Files whose entries make no sense without a product. */
const needsProducts = ['dealer-range', 'promo-facts'];

export function takeOut(
  text: string,
  { document: { kind, name }, path }: Offer,
  code: string,
  replacement: string | undefined,
): string {
  const list = path.slice(0, -1);
  const codes = valueAt(text, list);
  // Entries before it may be gone already.
  const index = Array.isArray(codes) ? codes.indexOf(code) : -1;
  if (!Array.isArray(codes) || index === -1) return text;
  const here: FieldPath = [...list, index];
  const noted = kind === 'category' ? noteOld(text, list, code) : text;
  // What is claimed of one product need not hold for another.
  const isReplaced =
    replacement !== undefined &&
    kind !== 'promo-facts' &&
    name !== replacement &&
    !codes.includes(replacement);
  if (isReplaced) return setValue(noted, here, replacement);
  const isLast = codes.length === 1 && needsProducts.includes(kind);
  return removeValue(noted, isLast ? list.slice(0, -1) : here);
}

/** A category says what stood in it before. */
function noteOld(text: string, list: FieldPath, code: string): string {
  const category = list.slice(0, -1);
  const old: FieldPath = [...category, 'itemsOld'];
  const codes = valueAt(text, old);
  return Array.isArray(codes) && codes.includes(code)
    ? text
    : addEntry(text, old, code, orderOf('category'));
}
