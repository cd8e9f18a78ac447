/** Says on a card how a related product relates. */
import type { Product, Relations } from '../../../kernel/entry-types.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isPart } from '../../../kernel/vocabulary.ts';

const sets = memoize(({ products }: Pick<Tables, 'products'>) => {
  const byCode = new Map<string, Set<string>>();
  for (const { code, parts } of Object.values(products))
    for (const part of [code, ...parts.map((each) => each.code)])
      byCode.set(part, (byCode.get(part) ?? new Set()).add(code));
  return byCode;
});

const inKits: ReadonlySet<string> = new Set(['cartridge', 'uv lamp']);
/** In these types, products of different forms do different jobs. */
const byForm: ReadonlySet<string> = new Set(['fitting', 'spare']);

function isInsteadOf(tables: Pick<Tables, 'products'>, one: Product, other: Product): boolean {
  // True for a kit, which has these parts in its box.
  if (one.type === 'kit' && inKits.has(other.type)) return true;
  const ofOther = sets(tables).get(other.code);
  if ([...(sets(tables).get(one.code) ?? [])].some((code) => ofOther?.has(code))) return false;
  const isSameType = one.type === other.type;
  const both = one.treats.filter((id) => other.treats.includes(id)).length;
  if (both === 0) {
    const isBare = ({ treats }: Product) => treats.length === 0;
    if (!isPart(one.type)) return isSameType && (isBare(one) || isBare(other));
    const isSameForm = one.appearance?.form === other.appearance?.form || !byForm.has(one.type);
    return isSameType && isSameForm && isBare(one) && isBare(other);
  }
  if (isSameType) return true;
  // Another type of product does the same job if it treats about the same, in the same place.
  const most = Math.max(one.treats.length, other.treats.length);
  return one.installation === other.installation && both * 2 >= most;
}

export const goesWith = 'Goes with this';

/** The relation in words. Undefined for a product that does the same job. */
export function relatedAs(
  tables: Pick<Tables, 'products'>,
  product: Product,
  code: string,
  { larger, smaller }: Pick<Relations, 'larger' | 'smaller'>,
): string | undefined {
  if (code === larger) return 'Next size up';
  if (code === smaller) return 'Next size down';
  const other = tables.products[code];
  return other && isInsteadOf(tables, product, other) ? undefined : goesWith;
}
