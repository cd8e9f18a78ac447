/**
 * The scripts that pages of some kinds load beside the page's own. Data only: the bundler reads this
 * table, and a kind names its script from it, so that a name without a file does not compile or build.
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

/** What is asked for each script: for a bundle's entries, for the addresses that pages name. */
export const forEachScript = (of: (file: string, name: string) => string) =>
  Object.fromEntries(Object.entries(scripts).map(([name, file]) => [name, of(file, name)]));
