import { type ByCountry, byCountry, textsByCountry } from '../../kernel/countries.ts';
import type { Audience, Category, ComparisonProduct } from '../../kernel/entry-types.ts';
import type { CategoryFile } from '../../kernel/generated/category.ts';
import { recordOf } from '../../kernel/json-record.ts';
import { comparisonRows } from '../../kernel/vocabulary.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import type { EntryWithOrigin } from '../entries.ts';
import type { Validated } from '../validate/validated.ts';
import { type CleaningStep, cleanLabel } from './clean-label.ts';
import type { JoinedFields } from './joined-fields.ts';
import { omitUndefined } from './omit-undefined.ts';

/** Returns a category's address: verbatim with isOverrideUrl, at the root with isNoParent, otherwise under its parent. */
export function categoryUrl(
  file: { readonly url: string; readonly isOverrideUrl?: boolean; readonly isNoParent?: boolean },
  parent: string | undefined,
): string {
  const path = file.url.replace(/^\/+|\/+$/g, '');
  return file.isOverrideUrl || file.isNoParent || parent === undefined
    ? `/${path}`
    : `${parent}/${path}`;
}

export function resolveCategories(
  files: readonly Validated<'category'>[],
  joinedFields: JoinedFields,
  labelCleaning: readonly CleaningStep[],
): readonly EntryWithOrigin<Category>[] {
  const visit = (
    document: SourceDocument,
    file: CategoryFile,
    path: FieldPath,
    parent: string | undefined,
    inherited: Audience,
  ): readonly EntryWithOrigin<Category>[] => {
    if (file.isActive === false) return [];
    const url = categoryUrl(file, parent);
    const audience = file.audience ?? inherited;
    const below = (file.categories ?? []).map((child, index) =>
      visit(document, child, [...path, 'categories', index], url, audience),
    );
    const own = entryOf(file, joinedFields, {
      url,
      audience,
      parent,
      name: cleanLabel(file.name, labelCleaning),
      categories: below.flatMap(([child]) => child?.entry.url ?? []),
    });
    return [{ entry: own, origin: { document, path } }, ...below.flat()];
  };
  return files.flatMap(({ document, value }) => visit(document, value, [], undefined, 'Consumer'));
}

type TreePosition = Pick<Category, 'url' | 'audience' | 'name' | 'categories'> & {
  readonly parent: string | undefined;
};

function entryOf(file: CategoryFile, joinedFields: JoinedFields, position: TreePosition): Category {
  const { isActive: _active, featuredNZ: _promo, doesNotTreat: _claims, ...copied } = file;
  return omitUndefined({
    ...copied,
    slug: position.url.slice(position.url.lastIndexOf('/') + 1),
    ...position,
    image: joinedFields.image(file.image),
    thumb: joinedFields.image(file.thumb),
    position: file.position ?? 'right',
    layout: file.layout ?? 'Layout 1',
    isCC: file.isCC ?? false,
    isCCNew: file.isCCNew ?? false,
    isNav: file.isNav ?? true,
    isNoParent: file.isNoParent ?? false,
    isRectangle: file.isRectangle ?? false,
    isOverrideUrl: file.isOverrideUrl ?? false,
    hasLandingPage: file.hasLandingPage ?? true,
    isShowComparison: file.isShowComparison ?? false,
    items: file.items ?? [],
    itemsOld: file.itemsOld ?? [],
    pointers: file.pointers ?? [],
    applications: file.applications ?? [],
    interestedIn: joinedFields.interestedIn(file.interestedIn),
    banners: (file.banners ?? []).map((banner) =>
      omitUndefined({ ...banner, image: joinedFields.image(banner.image) }),
    ),
    relatedVideos: joinedFields.videos(file.relatedVideos),
    featured: featuredOf(file, joinedFields),
    seasonal: (file.seasonal ?? []).flatMap((id) => joinedFields.promo(id) ?? []),
    puretecWorld: file.puretecWorld && worldOf(file.puretecWorld, joinedFields),
    productsToCompare: (file.productsToCompare ?? []).map((each) =>
      comparisonOf(each, joinedFields),
    ),
    flows: file.flows ?? [],
    teaser: joinedFields.teaser(file.teaser),
    sample: file.sample ?? false,
  });
}

/** Every country shows `featured`, unless the file has another one for it. */
function featuredOf({ featured, featuredNZ }: CategoryFile, joinedFields: JoinedFields) {
  const own: ByCountry<string | undefined> = { AU: featured, NZ: featuredNZ ?? featured };
  return omitUndefined(byCountry((country) => joinedFields.promo(own[country])));
}

/** The YAML has an Australian price only. */
const worldOf = (
  { price, ...world }: NonNullable<CategoryFile['puretecWorld']>,
  joinedFields: JoinedFields,
) =>
  omitUndefined({
    ...world,
    prices: omitUndefined({ AU: price }),
    isShowTitle: world.isShowTitle ?? true,
    points: world.points ?? [],
    image: joinedFields.image(world.image),
    tiles: (world.tiles ?? []).map((tile) =>
      omitUndefined({ ...tile, image: joinedFields.image(tile.image) }),
    ),
  });

function comparisonOf(
  { image, features, price, ...column }: NonNullable<CategoryFile['productsToCompare']>[number],
  joinedFields: JoinedFields,
): ComparisonProduct {
  return omitUndefined({
    ...column,
    image: joinedFields.image(image),
    features: recordOf(
      comparisonRows.map(({ feature }) => feature),
      (feature) => features[feature] ?? null,
    ),
    price: textsByCountry(price),
  });
}

/** Whether a category has its own page, and which kind: tiles of its ranges, or a list of products. */
export function categoryRouteKind(category: Category): 'landing' | 'sub-category' | undefined {
  if (!category.hasLandingPage) return undefined;
  return category.categories.length > 0 ? 'landing' : 'sub-category';
}
