/** One page of every kind, for the tests that look at all of them. */
export const pageTypes = [
  ['home', '/'],
  ['home of the dealers', '/dealers'],
  ['home of the specifiers', '/specifiers'],
  ['home of food service', '/food-service'],
  ['landing', '/mains-water-filter-systems'],
  ['sub-category', '/mains-water-filter-systems/whole-house-filter-systems-for-mains'],
  ['sub-category with applications', '/irrigation-sediment-filters'],
  ['product', '/HYBRID-G7'],
  ['product without a price', '/WH2-60'],
  ['discontinued product', '/IL-8C'],
  ['dealer range', '/dealers/range'],
  ['hub', '/articles'],
  ['article', '/articles/uv-treatment-explained'],
  ['questions', '/faqs'],
  ['house', '/rainwater-house'],
  ['showcase', '/filterwall'],
  ['video', '/videos/tanksafe'],
  ['form', '/contact-us'],
  ['search', '/search?keywords=filter'],
  ['selector', '/world'],
  ['cartridge finder', '/find-my-cartridge'],
  ['comparison', '/compare'],
  ['saved list', '/saved'],
  ['schedule', '/specifiers/schedule?codes=FILTERWALL-F5,HYBRID-G7'],
  ['places', '/stores'],
  ['contaminants', '/contaminants'],
  ['offer', '/upgrade-special-2025'],
  ['guide', '/guides/ultraviolet'],
  ['not found', '/no-such-page'],
] as const satisfies readonly (readonly [string, string])[];

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

/** The address of a path on a country's host, given that of the other one. */
export function onHost(baseURL: string | undefined, country: 'au' | 'nz', path: string): string {
  return `${(baseURL ?? '').replace(/\/\/(au|nz)\./, `//${country}.`)}${path}`;
}
