/**
 * The scripts of page types that have one, in addition to the script of every page. The bundler reads this table,
 * and page types name their script from it, so a name without a file doesn't compile.
 */
export const scripts = {
  'cartridge-finder': 'site/kinds/cartridge-finder/start.tsx',
  compare: 'site/kinds/compare/start.tsx',
  form: 'site/kinds/form/start.tsx',
  'not-found': 'site/kinds/not-found/start.tsx',
  offer: 'site/kinds/offer/start.tsx',
  places: 'site/kinds/places/start.tsx',
  'product-filter': 'site/product-filter/start.tsx',
  saved: 'site/kinds/saved/start.tsx',
  schedule: 'site/kinds/schedule/start.tsx',
  search: 'site/kinds/search/start.tsx',
  selector: 'site/kinds/selector/start.tsx',
} as const satisfies Readonly<Record<string, `site/${string}/start.tsx`>>;

export type ScriptName = keyof typeof scripts;

/** A value for each script, such as the bundle's entries or the addresses on pages. */
export const forEachScript = (of: (file: string, name: string) => string) =>
  Object.fromEntries(Object.entries(scripts).map(([name, file]) => [name, of(file, name)]));
