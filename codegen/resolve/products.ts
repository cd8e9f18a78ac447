import { type Country, countries } from '../../kernel/countries.ts';
import type {
  Category,
  Part,
  Product,
  SpecificationName,
  StatedFact,
} from '../../kernel/entry-types.ts';
import type { ProductFile } from '../../kernel/generated/product.ts';
import { drawingSources } from '../../kernel/views.ts';
import type { EntryWithOrigin } from '../entries.ts';
import type { Validated } from '../validate/validated.ts';
import type { ClaimsOf } from './claims.ts';
import { type Clock, rangeState } from './date-ranges.ts';
import type { JoinedFields } from './joined-fields.ts';
import { omitUndefined } from './omit-undefined.ts';

/** Resolves product files in code order, with relations that other files state. */
export function resolveProducts(
  files: readonly Validated<'product'>[],
  categories: readonly Category[],
  specifications: readonly SpecificationName[],
  joinedFields: JoinedFields,
  claimsOf: ClaimsOf,
  clock: Clock,
): readonly EntryWithOrigin<Product>[] {
  const systemsOf = new Map<string, Set<string>>();
  const replaces = new Map<string, string[]>();
  for (const { document, value } of files) {
    const code = document.name;
    for (const part of [...(value.cartridges ?? []), ...(value.spares ?? [])]) {
      addTo(systemsOf, part.code, code);
    }
    for (const system of value.fits ?? []) addTo(systemsOf, code, system);
    if (value.replacedBy !== undefined) {
      replaces.set(value.replacedBy, [...(replaces.get(value.replacedBy) ?? []), code]);
    }
  }
  const stated = {
    intervals: numbersOf(files, 'interval'),
    capacities: numbersOf(files, 'capacity'),
  };
  const ranks = new Map(specifications.map(({ id }, index) => [id, index]));
  const categoryOf = breadcrumbCategories(categories);

  return files.map(({ document, value: file }) => {
    const code = document.name;
    const placeholders = new Set(Array.isArray(file.sample) ? file.sample : []);
    const photographed = joinedFields.photographed(drawingSources(code, file.finishes ?? []));
    const { price: _price, priceChanges: _changes, cartridges, spares, ...others } = file;
    const { certifications, ...copied } = others;
    const entry: Product = {
      ...copied,
      code,
      description: joinedFields.text(file.description),
      sources: file.sources ?? [],
      applications: file.applications ?? [],
      keywords: file.keywords ?? [],
      formerCodes: file.formerCodes ?? [],
      specifications: factsOf(file.specifications ?? {}, ranks, placeholders),
      ...claimsOf(code, file),
      finishes: file.finishes ?? [],
      images: joinedFields.images(file.images),
      ...(photographed.length > 0 && { photographed }),
      parts: [
        ...partsOf(cartridges, 'cartridge', stated, placeholders.has('cartridges')),
        ...partsOf(spares, 'spare', stated, placeholders.has('spares')),
      ],
      fits: [...(systemsOf.get(code) ?? [])].sort(),
      related: file.related ?? [],
      documents: file.documents ?? [],
      replaces: (replaces.get(code) ?? []).sort(),
      discontinued: file.discontinued ?? false,
      discontinuedWithSpareParts: file.discontinuedWithSpareParts ?? false,
      dealerOnly: file.dealerOnly ?? false,
      excludedFromSuggestions: file.excludedFromSuggestions ?? false,
      ...omitUndefined({
        certifications: certificationsOf(certifications, clock),
        category: categoryOf.get(code),
      }),
      sample: file.sample === true,
    };
    return { entry, origin: { document, path: [] } };
  });
}

function certificationsOf(certifications: ProductFile['certifications'], clock: Clock) {
  return certifications?.flatMap(({ countries: own = countries, sample, ...rest }) => {
    const { validUntil: end } = rest;
    const isValid = (country: Country) =>
      own.includes(country) &&
      rangeState(end === undefined ? {} : { end }, clock, country) === 'running';
    const valid = countries.filter(isValid);
    return valid.length === 0
      ? []
      : { ...rest, countries: valid, ...(sample && { sample: true as const }) };
  });
}

type Numbers = ReadonlyMap<string, number>;

/** Sorts facts as specifications.yaml does, so products can be compared line by line. */
function factsOf(
  values: NonNullable<ProductFile['specifications']>,
  ranks: ReadonlyMap<string, number>,
  placeholders: ReadonlySet<string>,
): readonly StatedFact[] {
  const rank = (id: string): number => ranks.get(id) ?? 0;
  return Object.entries(values)
    .filter(([id, value]) => value !== undefined && ranks.has(id))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, value]) => (placeholders.has(id) ? { id, value, sample: true } : { id, value }));
}

/** A part's own file has its interval, unless the product that takes the part states another. */
const partsOf = (
  parts: ProductFile['cartridges'],
  role: Part['role'],
  { intervals, capacities }: Readonly<Record<'intervals' | 'capacities', Numbers>>,
  isPlaceholder: boolean,
): readonly Part[] =>
  (parts ?? []).map(({ code, quantity = 1, every = intervals.get(code), why, ...part }) => {
    const litres = part.litres ?? (role === 'cartridge' ? capacities.get(code) : undefined);
    const sample = isPlaceholder ? (true as const) : undefined;
    return omitUndefined({ code, role, quantity, every, litres, why, sample });
  });

/** Returns each product's own number for a specification, by code. */
function numbersOf(files: readonly Validated<'product'>[], id: string): Numbers {
  const numbers = new Map<string, number>();
  for (const { document, value } of files) {
    const stated = value.specifications?.[id];
    if (typeof stated === 'number') numbers.set(document.name, stated);
  }
  return numbers;
}

/** Finds a product's home: the shortest consumer category that lists it, or else any category. */
function breadcrumbCategories(categories: readonly Category[]): ReadonlyMap<string, string> {
  const rank = ({ audience, items }: Category) =>
    (audience === 'Consumer' ? 0 : 1_000_000) + items.length;
  const home = new Map<string, string>();
  for (const { items, url } of [...categories].sort((a, b) => rank(a) - rank(b) || a.id - b.id)) {
    for (const code of items) if (!home.has(code)) home.set(code, url);
  }
  return home;
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(value));
}
