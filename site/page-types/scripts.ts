/** Lists the page types' scripts. Page types name them by key, so an unknown name doesn't compile. */
export const scripts = {
  'cartridge-finder': 'site/page-types/cartridge-finder/start.tsx',
  compare: 'site/page-types/compare/start.tsx',
  downloads: 'site/page-types/downloads/start.tsx',
  form: 'site/page-types/form/start.tsx',
  'not-found': 'site/page-types/not-found/start.tsx',
  offer: 'site/page-types/offer/start.tsx',
  places: 'site/page-types/places/start.tsx',
  'sub-category': 'site/page-types/sub-category/start.tsx',
  saved: 'site/page-types/saved/start.tsx',
  schedule: 'site/page-types/schedule/start.tsx',
  search: 'site/page-types/search/start.tsx',
  selector: 'site/page-types/selector/start.tsx',
} as const satisfies Readonly<Record<string, `site/${string}/start.tsx`>>;

export type ScriptName = keyof typeof scripts;

export const forEachScript = (of: (file: string, name: string) => string) =>
  Object.fromEntries(Object.entries(scripts).map(([name, file]) => [name, of(file, name)]));
