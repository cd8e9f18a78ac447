/** Retires a product in its own file and, on request, removes it from every list that offers it. */
import { smallCounts } from '../../codegen/diagnostics/suggest-number.ts';
import type { FieldPath, FileType, SourceDocument } from '../../codegen/document.ts';
import { findInTexts } from '../../codegen/find-in-values.ts';
import { valueAt as valueIn } from '../../codegen/value-at.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { addEntry, removeValue, setValue, yamlValueAt } from './edit-yaml.ts';
import type { Editing } from './editing.ts';
import { codePattern, isUnmistakableCode, listsFormerNames } from './mentions.ts';
import { requireProduct } from './require-entry.ts';
import { orderOf } from './schema-fields.ts';

export type ProductOffer = {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  /**
   * Lists lose the product or get its replacement. Menus lose the entry. Systems keep it among their parts, whose
   * owners need it. A person edits copy that names the product or counts its range.
   */
  readonly kind: 'list' | 'menu' | 'part' | 'by hand';
};

export const isCodeRetired = (editing: Editing, code: string): boolean =>
  ['discontinued', 'discontinuedWithSpareParts'].some(
    (field) => valueIn(requireProduct(editing, code).value, [field]) === true,
  );

/** Edits the proposal. Returns entries that offer the product. */
export async function retireProduct(
  editing: Editing,
  code: string,
  { replacement, takeOut }: { readonly replacement: string | undefined; readonly takeOut: boolean },
): Promise<readonly ProductOffer[]> {
  const own = editing.nameOf(requireProduct(editing, code));
  if (replacement !== undefined) requireProduct(editing, replacement);
  const flags = {
    ...(replacement !== undefined && { replacedBy: replacement }),
    // A product with spare parts stays among the suggestions, so it keeps its own flag.
    ...(!isCodeRetired(editing, code) && { discontinued: true }),
  };
  for (const [field, value] of Object.entries(flags))
    editing.proposal.edit(own, (text) => setValue(text, [field], value, orderOf('product')));
  const offers = offersOf(editing.documents, code);
  // Works backwards through each file, so that earlier positions stay valid.
  for (const offer of takeOut ? [...offers].reverse() : [])
    if (isListed(offer))
      editing.proposal.edit(editing.nameOf(offer.document), (text) => {
        if (offer.kind === 'list') return removeFromList(text, offer, code, replacement);
        return replacement === undefined
          ? removeValue(text, offer.path)
          : setValue(text, [...offer.path, 'url'], `/${replacement}`);
      });
  return [...offers, ...offers.flatMap((each) => countsOf(editing, each, replacement))];
}

export const isListed = ({ kind }: ProductOffer): boolean => kind === 'list' || kind === 'menu';

/** Finds copy such as "Five styles" in a product's category and next to links to it, unless a new product takes its place. It may not count what's discontinued already. */
function countsOf(
  { documents }: Editing,
  { document, path }: ProductOffer,
  replacement: string | undefined,
): ProductOffer[] {
  const category = valueIn(document.value, path.slice(0, -2));
  if (!isRecord(category) || !Array.isArray(category.items)) return [];
  const old = [category.itemsOld].flat();
  const left = category.items.filter((each) => !old.includes(each));
  const sizes = [category.items, left].flatMap(({ length }) => [length, smallCounts[length] ?? []]);
  if (replacement !== undefined && !category.items.includes(replacement)) return [];
  const counted = new RegExp(
    `\\b(?:${sizes.flat().join('|')}) (?!colou?rs|finish|years|months|weeks|days|minutes|litres|microns?|mm?\\b)[a-z]`,
    'i',
  );
  return documents.flatMap((other) =>
    findInTexts(other.value, (text, at) => {
      const around = at.map((_part, depth) => valueIn(other.value, at.slice(0, depth)));
      const isAbout = around.filter(isRecord).some((each) => {
        const linked = String(each.link ?? each.url);
        return each === category || linked.endsWith(`/${category.url}`);
      });
      return isAbout && counted.test(text) ? text : undefined;
    }).map((found) => ({ document: other, path: found.path, kind: 'by hand' })),
  );
}

/** Lists that promote products, without lists of parts, which owners of a system still need. */
const lists: Readonly<Partial<Record<FileType, RegExp>>> = {
  category: /(?:^|\.)items\.\d+$/,
  'dealer-range': /^entries\.\d+\.products\.\d+$/,
  page: /^(?:sections|points)\.\d+\.products\.\d+$/,
  product: /^related\.\d+$/,
  'promo-facts': /^facts\.\d+\.products\.\d+$/,
};
const partOf = /^(?:cartridges|spares)\.\d+\.code$/;
/** References that may stay after a product is discontinued. */
const stays: Readonly<Partial<Record<FileType, RegExp>>> = {
  category: /(?:^|\.)itemsOld\.\d+$/,
  product: /^(?:replacedBy|fits\.\d+)$/,
  redirects: /./,
  claims: /./,
};

export function offersOf(documents: readonly SourceDocument[], code: string): ProductOffer[] {
  const address = `/${code}`;
  const own = documents.find(({ kind, name }) => kind === 'product' && name === code);
  // A product's own parts still belong to it, and may mention it below their summary.
  const parts = new Set(
    own?.references.flatMap(({ value, path: [list] }) =>
      list === 'cartridges' || list === 'spares' ? value : [],
    ),
  );
  return documents.flatMap((document) => {
    const { kind: file, name } = document;
    if (file === 'product' && name === code) return [];
    const offers = document.references.flatMap(({ kind, value, path }): ProductOffer[] => {
      const isNamed =
        kind === 'product'
          ? value === code
          : kind === 'link' && value.replace(/[?#].*$/, '') === address;
      const field = path.join('.');
      if (!isNamed || stays[file]?.test(field)) return [];
      // TRIPLA-T5-R4 has TRIPLA-T5 in its box.
      const isKit = file === 'product' && name.startsWith(`${code}-`);
      if (kind === 'product' && lists[file]?.test(field) && !isClaim(document, path))
        return [
          { document, path, kind: 'list' },
          ...(isKit ? [{ document, path, kind: 'part' as const }] : []),
        ];
      if (file === 'product' && partOf.test(field)) return [{ document, path, kind: 'part' }];
      if (file === 'menu') return [{ document, path: path.slice(0, -1), kind: 'menu' }];
      return [{ document, path, kind: 'by hand' }];
    });
    const named = new Set(document.references.map(({ path }) => path.join('.')));
    const isSearched = (path: FieldPath) =>
      !(parts.has(name) && path[0] !== 'summary') && !listsFormerNames(file, path);
    const texts = findInTexts(document.value, (text, path) =>
      isSearched(path) && isUnmistakableCode(code) && codePattern(code).test(text)
        ? text
        : undefined,
    ).filter(({ path }) => !named.has(path.join('.')));
    return [...offers, ...texts.map(({ path }) => ({ document, path, kind: 'by hand' }) as const)];
  });
}

/** A replacement may not have an advertised fact that the check can't compare. */
const isClaim = ({ kind, value }: SourceDocument, path: FieldPath): boolean =>
  kind === 'promo-facts' &&
  valueIn(value, [...path.slice(0, 2), 'states', 'specification']) === undefined;

const needsProducts = ['dealer-range', 'promo-facts'];

function removeFromList(
  text: string,
  { document: { kind, name }, path }: ProductOffer,
  code: string,
  replacement: string | undefined,
): string {
  const list = path.slice(0, -1);
  const codes = yamlValueAt(text, list);
  const index = Array.isArray(codes) ? codes.indexOf(code) : -1;
  if (!Array.isArray(codes) || index === -1) return text;
  const noted = kind === 'category' ? addOldItem(text, list, code) : text;
  // A claim about one product may not be true of its replacement.
  const isReplaced =
    replacement !== undefined &&
    kind !== 'promo-facts' &&
    name !== replacement &&
    !codes.includes(replacement);
  if (isReplaced) return setValue(noted, [...list, index], replacement);
  const isLast = codes.length === 1 && needsProducts.includes(kind);
  return removeValue(noted, isLast ? list.slice(0, -1) : [...list, index]);
}

function addOldItem(text: string, list: FieldPath, code: string): string {
  const old: FieldPath = [...list.slice(0, -1), 'itemsOld'];
  const codes = yamlValueAt(text, old);
  return Array.isArray(codes) && codes.includes(code)
    ? text
    : addEntry(text, old, code, orderOf('category'));
}
