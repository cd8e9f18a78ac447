import type { Category, MenuItem } from '../../kernel/entry-types.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { applicationUrl } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import { lowerFirst } from '../../kernel/vocabulary.ts';
import { categoryRouteKind } from './categories.ts';
import { overrideOf } from './clean-label.ts';

type Options = {
  readonly categories: Tables['categories'];
  readonly site: Pick<SiteFile, 'linkOverrides' | 'withoutViewAll'>;
  /** Whether "View All" ends a category's list (NAV-13). */
  readonly viewAll: boolean;
};

/**
 * Maps categories to menu entries with active, navigable children (NAV-13, NAV-22, A-35). A failure
 * is logged and yields no entries (SPEC 8). The build then stops at the empty menu.
 */
export function getMappedNavigationConsumer(roots: readonly Category[], options: Options) {
  try {
    return roots
      .filter(({ isNav }) => isNav)
      .flatMap((category) =>
        entryOf(category, options, applicationsOf(category, options.categories)),
      );
  } catch (error) {
    console.error('Error in getMappedNavigationConsumer:', error);
    return [];
  }
}

/**
 * Links to the applications a range filters by, in its own list or, for an only range, its parent's
 * (A-35; SPEC 2 lists sub-categories).
 */
function applicationsOf(category: Category, categories: Tables['categories']): MenuItem[] {
  const [sole] = category.categories.length === 1 ? category.categories : [];
  const { url, applications } = (sole && categories[sole]) || category;
  return applications.map((label) => ({ label, url: applicationUrl(url, label) }));
}

/** Returns no entry for a category if neither it nor a child has a page. */
function entryOf(
  category: Category,
  options: Options,
  applications: readonly MenuItem[] = [],
): MenuItem[] {
  const { categories, site, viewAll } = options;
  const label = category.name;
  const children = category.categories
    .flatMap((url) => categories[url] ?? [])
    .filter(({ isNav }) => isNav)
    .flatMap((child) => entryOf(child, options));
  const page = overrideOf(site, label) ?? (categoryRouteKind(category) && category.url);
  const url = page ?? children[0]?.url;
  if (url === undefined) return [];
  const list = viewAll ? [...children, ...applications] : children;
  if (list.length === 0) return [{ label, url }];
  const withViewAll = viewAll && page !== undefined && !site.withoutViewAll.includes(category.slug);
  const last: MenuItem = {
    label: 'View All',
    url,
    accessibleName: `View all ${lowerFirst(label)}`,
  };
  return [{ label, url, list: withViewAll ? [...list, last] : list }];
}
