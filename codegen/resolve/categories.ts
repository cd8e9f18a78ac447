import type { Category } from '../catalogue.ts';
import type { Shaped } from '../check-shape.ts';
import type { CategoryFile } from '../files/category.ts';
import type { Audience } from '../files/shared.ts';
import type { FieldPath, SourceDocument } from '../read/document.ts';

/** Address of a category: verbatim with isOverrideUrl, at the root with isNoParent, else below its parent. */
export function categoryUrl(
  file: { readonly url: string; readonly isOverrideUrl?: boolean; readonly isNoParent?: boolean },
  parent: string | undefined,
): string {
  const path = file.url.replace(/^\/+|\/+$/g, '');
  return file.isOverrideUrl || file.isNoParent || parent === undefined
    ? `/${path}`
    : `${parent}/${path}`;
}

/** Every active category of the files, parents before children. The first of two with one address wins; a rule reports the second. */
export function resolveCategories(files: readonly Shaped<'category'>[]): {
  readonly categories: ReadonlyMap<string, Category>;
  /** All of them, doubles included. */
  readonly all: readonly Category[];
} {
  const all: Category[] = [];
  const visit = (
    document: SourceDocument,
    file: CategoryFile,
    path: FieldPath,
    parent: string | undefined,
    inherited: Audience,
  ): string | undefined => {
    if (file.isActive === false) return undefined;
    const url = categoryUrl(file, parent);
    const audience = file.audience ?? inherited;
    const place = all.length;
    const children: string[] = [];
    const category: Category = {
      url,
      slug: url.slice(url.lastIndexOf('/') + 1),
      file,
      origin: { document, path },
      audience,
      children,
      ...(parent !== undefined && { parent }),
    };
    all.splice(place, 0, category);
    for (const [index, child] of (file.categories ?? []).entries()) {
      const childUrl = visit(document, child, [...path, 'categories', index], url, audience);
      if (childUrl !== undefined) children.push(childUrl);
    }
    return url;
  };
  for (const { document, value } of files) visit(document, value, [], undefined, 'Consumer');
  const categories = new Map<string, Category>();
  for (const category of all)
    if (!categories.has(category.url)) categories.set(category.url, category);
  return { categories, all };
}

/** Whether a category has a page of its own, and which kind. */
export function categoryKind(category: Category): 'landing' | 'sub-category' | undefined {
  if (category.file.hasLandingPage === false) return undefined;
  return category.parent === undefined || category.children.length > 0 ? 'landing' : 'sub-category';
}
