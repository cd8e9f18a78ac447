/** The tools as the plain lists that they are without a script. */
import type { Country, Page, Product, ProductType, WaterSource } from '../../kernel/contract.ts';
import { slugOf } from '../../kernel/slug.ts';
import { kindLabel } from '../search/kind-label.ts';
import { type Here, isDiscontinued, leadsHere, productHere } from '../tables/here.ts';
import { pageOf } from '../tables/page-index.ts';
import { fittingOf, productUrl, summariesOf } from '../tables/product-summary.ts';
import { oncePerTables, type Tables } from '../tables/tables.ts';
import type { CartridgeFinderProps } from './cartridge-finder/CartridgeFinder.tsx';
import type { CompareProps } from './compare/Compare.tsx';
import type { ContaminantsProps } from './contaminants/Contaminants.tsx';
import { pageProps } from './page-props.ts';
import type { PlacesProps } from './places/Places.tsx';
import type { SelectorChoice, SelectorProps } from './selector/Selector.tsx';

const sources: readonly WaterSource[] = ['mains', 'rainwater', 'bore', 'surface', 'caravan'];
const parts: ReadonlySet<ProductType> = new Set<ProductType>([
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'housing',
  'fitting',
  'kit',
  'media',
  'test kit',
  'spare',
]);
/** What is fitted, as opposed to what is replaced in it. */
const systems = oncePerTables(({ products }) =>
  Object.values(products).filter(({ type }) => !parts.has(type)),
);

function systemsHere(tables: Tables, here: Here): readonly Product[] {
  return systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  );
}

const installationNames = {
  'whole house': 'For the whole house',
  undersink: 'Under the sink',
  benchtop: 'On the bench',
  outdoor: 'Outdoors',
  'in line': 'In the line',
  portable: 'To take along',
} as const satisfies Record<NonNullable<Product['installation']>, string>;

function choiceOf(tables: Tables, source: WaterSource, here: Here): SelectorChoice {
  const fitting = systemsHere(tables, here).filter((product) => product.sources.includes(source));
  const places = new Map<string, string[]>();
  for (const { code, installation } of fitting) {
    const name = installation ? installationNames[installation] : 'Other';
    places.set(name, [...(places.get(name) ?? []), code]);
  }
  const contaminantsUrl = pageOf(tables, 'contaminants', here.country)?.url;
  return {
    source,
    signs:
      contaminantsUrl === undefined
        ? []
        : tables.contaminants
            .filter((contaminant) => contaminant.sources.includes(source))
            .map(({ id, sign }) => ({ sign, url: `${contaminantsUrl}#${id}` })),
    places: [...places].map(([installation, codes]) => ({
      installation,
      products: summariesOf(tables, codes, here),
    })),
  };
}

export function selectorProps(tables: Tables, page: Page, country: Country): SelectorProps {
  const here: Here = { country, dealers: false };
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    choices: sources
      .map((source) => choiceOf(tables, source, here))
      .filter(({ places }) => places.length > 0),
  };
}

/** Every system that takes cartridges, discontinued ones too: their owners look for parts. */
export function cartridgeFinderProps(
  tables: Tables,
  page: Page,
  country: Country,
): CartridgeFinderProps {
  const here: Here = { country, dealers: false };
  const rows = Object.values(tables.products).flatMap((product) => {
    if (!productHere(tables, product.code, here)) return [];
    const cartridges = product.parts
      .filter(({ role }) => role === 'cartridge')
      .flatMap(({ code, quantity, every }) => {
        const cartridge = fittingOf(tables, code, here);
        return cartridge ? [{ ...cartridge, quantity, ...(every !== undefined && { every }) }] : [];
      });
    if (cartridges.length === 0) return [];
    const { code, name, type } = product;
    const discontinued = isDiscontinued(product);
    return [{ kind: kindLabel(type), code, name, url: productUrl(code), discontinued, cartridges }];
  });
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    groups: kinds.map((kind) => ({
      kind,
      systems: rows
        .filter((row) => row.kind === kind)
        .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true })),
    })),
  };
}

export function compareProps(tables: Tables, page: Page, country: Country): CompareProps {
  const comparisons = Object.values(tables.categories).flatMap((category) => {
    const compared = category.productsToCompare.filter(
      ({ url }) => url === undefined || leadsHere(tables, url, country),
    );
    if (!category.isShowComparison || category.audience !== 'Consumer' || compared.length < 2) {
      return [];
    }
    return [
      {
        id: slugOf(category.url),
        heading: category.productsToCompareHeader ?? category.name,
        products: compared,
      },
    ];
  });
  return { ...pageProps(tables, page, country), path: page.url, comparisons };
}

export function placesProps(tables: Tables, page: Page, country: Country): PlacesProps {
  const kind = page.places ?? 'store';
  const places = tables.places.filter((place) => place.type === kind && place.country === country);
  const regions = [...new Set(places.map(({ region }) => region))].sort();
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    kind,
    otherUrl: `${tables.site.countries[country === 'AU' ? 'NZ' : 'AU'].externalUrl}${page.url}`,
    regions: regions.map((region) => ({
      id: slugOf(region),
      region,
      places: places.filter((place) => place.region === region),
    })),
    samplePlaces: places.some(({ sample }) => sample),
  };
}

/** At most this many products stand under one contaminant; the selector lists all. */
const productsPerContaminant = 12;

export function contaminantsProps(tables: Tables, page: Page, country: Country): ContaminantsProps {
  const here: Here = { country, dealers: false };
  const fitting = systemsHere(tables, here);
  return {
    ...pageProps(tables, page, country),
    entries: tables.contaminants.map((contaminant) => ({
      ...contaminant,
      technologies: contaminant.technologies.flatMap(
        (id) => tables.technologies.find((technology) => technology.id === id) ?? [],
      ),
      products: fitting
        .filter(({ treats }) => treats.includes(contaminant.id))
        .slice(0, productsPerContaminant)
        .flatMap(({ code }) => fittingOf(tables, code, here) ?? []),
    })),
  };
}
