/** Where the files offer a product: in a list of products, in a menu, or in the middle of what somebody wrote. */
import type { FieldPath, Kind, SourceDocument } from '../../codegen/document.ts';
import { findInTexts } from '../../codegen/find-in-texts.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { codePattern, isTellingCode, keepsFormerNames } from './mentions.ts';

export type Offer = {
  readonly document: SourceDocument;
  readonly path: FieldPath;
  /**
   * A list loses the product, or gets what replaces it. A menu loses the entry. What somebody wrote
   * around a product, or depends on it, is for a person to change.
   */
  readonly kind: 'list' | 'menu' | 'by hand';
};

/** The lists of products that invite to look at them. Parts are none: owners of a system need them all the same. */
const lists: Readonly<Partial<Record<Kind, RegExp>>> = {
  category: /(?:^|\.)items\.\d+$/,
  'dealer-range': /^entries\.\d+\.products\.\d+$/,
  page: /^(?:sections|points)\.\d+\.products\.\d+$/,
  product: /^related\.\d+$/,
  'promo-facts': /^facts\.\d+\.products\.\d+$/,
};
/** What says that there was such a product, or is a part, stays. */
const stays: Readonly<Partial<Record<Kind, RegExp>>> = {
  category: /(?:^|\.)itemsOld\.\d+$/,
  product: /^(?:replacedBy|fits\.\d+|(?:cartridges|spares)\.\d+\.code)$/,
  redirects: /./,
};

export function offersOf(documents: readonly SourceDocument[], code: string): Offer[] {
  const address = `/${code}`;
  const own = documents.find(({ kind, name }) => kind === 'product' && name === code);
  // They go on to be parts of it, and say so.
  const parts = new Set(
    own?.references.flatMap(({ value, path: [list] }) =>
      list === 'cartridges' || list === 'spares' ? value : [],
    ),
  );
  return documents.flatMap((document) => {
    const { kind: file, name } = document;
    if (file === 'product' && name === code) return [];
    const offers = document.references.flatMap(({ kind, value, path }): Offer[] => {
      const isNamed =
        kind === 'product'
          ? value === code
          : kind === 'link' && value.replace(/[?#].*$/, '') === address;
      const field = path.join('.');
      if (!isNamed || stays[file]?.test(field)) return [];
      if (kind === 'product' && lists[file]?.test(field) && !isClaim(document, path))
        return [{ document, path, kind: 'list' }];
      if (file === 'menu') return [{ document, path: path.slice(0, -1), kind: 'menu' }];
      return [{ document, path, kind: 'by hand' }];
    });
    const named = new Set(document.references.map(({ path }) => path.join('.')));
    const isTold = isTellingCode(code) && !(file === 'product' && parts.has(name));
    const texts = findInTexts(document.value, (text, path) =>
      isTold && !keepsFormerNames(file, path) && codePattern(code).test(text) ? text : undefined,
    ).filter(({ path }) => !named.has(path.join('.')));
    return [...offers, ...texts.map(({ path }) => ({ document, path, kind: 'by hand' }) as const)];
  });
}

/** What is advertised without a figure that the check compares may not be true of what takes the place of a product. */
const isClaim = ({ kind, value }: SourceDocument, path: FieldPath): boolean =>
  kind === 'promo-facts' && valueAt(value, [...path.slice(0, 2), 'states']) === undefined;
