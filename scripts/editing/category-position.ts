import type { FieldPath } from '../../codegen/document.ts';
import { categoryUrl } from '../../codegen/resolve/categories.ts';
import type { CategoryFile } from '../../kernel/generated/category.ts';
import { UserError } from '../user-error.ts';
import type { Editing } from './editing.ts';
import { didYouMean } from './require-entry.ts';
import { orderOf } from './schema-fields.ts';

export type CategoryPosition = {
  readonly url: string;
  readonly file: string;
  readonly path: FieldPath;
  readonly category: CategoryFile;
  readonly order: readonly string[];
};

export function categoryPositions({ validated, nameOf }: Editing): CategoryPosition[] {
  const order = orderOf('category');
  return validated.flatMap((entry) => {
    if (entry.kind !== 'category') return [];
    const file = nameOf(entry.document);
    const below = (
      category: CategoryFile,
      path: FieldPath,
      parent?: string,
    ): CategoryPosition[] => {
      const url = categoryUrl(category, parent);
      const children = category.categories ?? [];
      return [
        { url, file, path, category, order },
        ...children.flatMap((child, index) => below(child, [...path, 'categories', index], url)),
      ];
    };
    return below(entry.value, []);
  });
}

export function positionOfCategory(editing: Editing, url: string): CategoryPosition {
  const positions = categoryPositions(editing);
  const found = positions.find((place) => place.url === url);
  if (found) return found;
  const urls = positions.map((place) => place.url);
  throw new UserError(`There's no category called ${url}.${didYouMean(url, urls)}`);
}
