/** A product list with a filter and checkboxes. */
export const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';

/** One page of every type, for tests that check all of them. */
export const pageExamples = [
  ['home', '/'],
  ['home of the dealers', '/dealers'],
  ['home of the specifiers', '/specifiers'],
  ['home of food service', '/food-service'],
  ['landing', '/mains-water-filter-systems'],
  ['sub-category', range],
  ['sub-category with applications', '/irrigation-sediment-filters'],
  ['product', '/HYBRID-G7'],
  ['product without a price', '/WH2-60'],
  ['discontinued product', '/IL-8C'],
  ['dealer range', '/dealers/range'],
  ['dealer entry', '/dealers/water-treatment/softeners/sol-series'],
  ['hub', '/articles'],
  ['article', '/articles/uv-treatment-explained'],
  ['questions', '/faqs'],
  ['house', '/rainwater-house'],
  ['showcase', '/filterwall'],
  ['video', '/videos/tanksafe'],
  ['form', '/contact-us'],
  ['warranty form', '/warranty-registration'],
  ['search', '/search?keywords=filter'],
  ['selector', '/world'],
  ['cartridge finder', '/find-my-cartridge'],
  ['comparison', '/compare'],
  ['saved list', '/saved'],
  ['schedule', '/specifiers/schedule?codes=FILTERWALL-F5,HYBRID-G7'],
  ['places', '/stores'],
  ['installers', '/installer'],
  ['contaminants', '/contaminants'],
  ['downloads', '/downloads'],
  ['offer', '/upgrade-special-2025'],
  ['guide', '/guides/ultraviolet'],
  ['not found', '/no-such-page'],
] as const satisfies readonly (readonly [string, string])[];

/** Addresses that a tool answers, each with a selector for the answer. */
export const toolAnswers = [
  ['a saved list', '/saved?add=WH2-45,HYBRID-G7', '[data-tool="saved"] article'],
  ['a comparison of three', '/compare?codes=WH2-45,WH1-20,WH2-60', '[data-tool="compare"] table'],
  ['a comparison of nothing', '/compare?codes=NONE', '[data-tool="compare"] > div'],
  ['stores near a postcode', '/stores?postcode=5000&part=HYBRID-G7', '[data-places-answer] li'],
  ['cartridges of a system', '/find-my-cartridge?code=HYBRID-G8', '#answer'],
  ['systems that a cartridge fits', '/find-my-cartridge?code=QT10-C', '#answer'],
  ['systems that match a code', '/find-my-cartridge?code=hybrid', '#answer'],
  ['no system', '/find-my-cartridge?code=zzz', '#answer'],
  ['a question of the selector', '/world?source=mains', '[data-tool="selector"] h2'],
  [
    'concerns about water',
    '/world?source=mains&home=house&taps=one',
    '[data-tool="selector"] form',
  ],
  [
    'systems that fit',
    '/world?source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria',
    '[data-tool="selector"] article',
  ],
  [
    'no system that fits',
    '/world?source=rainwater&home=house&taps=one&concern=acidity&concern=bacteria',
    '[data-tool="selector"] h2',
  ],
  ['results on two pages', '/search?keywords=cartridge', '[data-tool="search"] article'],
  ['no results', '/search?keywords=qqqqqq', '[data-tool="search"] [role="status"]'],
  [
    'a filtered range',
    '/rainwater-filter-systems/rainwater-wholehouse-filter-systems?flow=40',
    '[data-filter-list] article',
  ],
] as const satisfies readonly (readonly [string, string, string])[];

export const landings = [
  '/mains-water-filter-systems',
  '/rainwater-filter-systems',
  '/mixer-taps',
  '/sparq',
  '/caravan-and-rv-filters',
  '/replacement-cartridges',
  '/water-treatment-solutions',
  '/irrigation-sediment-filters',
  '/puretec-spare-parts-and-accessories',
];

/** Returns a path's address on a country's host. `baseURL` may be either country's. */
export function onHost(baseURL: string | undefined, country: 'au' | 'nz', path: string): string {
  return `${(baseURL ?? '').replace(/\/\/(au|nz)\./, `//${country}.`)}${path}`;
}
