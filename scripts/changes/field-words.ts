/** Names of fields and units of values, in the words of the people who edit the catalogue. */
import type { SpecificationName } from '../../kernel/contract.ts';
import { comparisonRows } from '../../kernel/vocabulary.ts';
import type { FieldSteps, Printed } from './differences.ts';

/** Fields whose own name isn't clear. An empty one goes without saying. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(comparisonRows.map(({ feature, label }) => [`features.${feature}`, label])),
  'category.source': 'Water source',
  'page.source': 'Water source',
  'site.countries': '',
  'specifications.begins': 'Allowed beginnings',
  'tests.source': 'Test report',
  au: 'Australia',
  nz: 'New Zealand',
  alt: 'Alt text',
  autocomplete: 'Autofill',
  autofocusDelayMs: 'Wait before a field gets the focus',
  background: 'Background picture',
  backends: 'Servers',
  begins: 'First digits',
  canonical: 'Address for search engines',
  claim: 'Price claim',
  code: '',
  dealerOnly: 'For dealers only',
  discontinuedWithSpareParts: 'Discontinued, with spare parts',
  doesNotTreat: 'Not made for',
  edition: 'Date of the catalogue',
  end: 'Last day',
  every: 'Replace every',
  excludedFromSuggestions: 'Left out of search suggestions',
  faqs: 'Questions',
  features: '',
  flags: 'Switches',
  formDebounceMs: 'Wait before a form is checked',
  flows: 'Path of the water',
  for: 'Contaminant',
  from: 'Least',
  gstPercent: 'GST rate',
  hasLandingPage: 'Has a page of its own',
  header: 'Heading',
  image: 'Picture',
  images: 'Pictures',
  interestedIn: 'Cards to other ranges',
  isCC: 'In the old carousel',
  isCCNew: 'In the new carousel',
  isNav: 'In the menus',
  isRectangle: 'Wide tile',
  items: 'Products',
  itemsOld: 'Former products',
  keywords: 'Search words',
  lazy: 'Checked on leaving the field',
  litresADay: 'Litres a day',
  lookup: 'Choices while typing',
  max: 'Highest answer',
  maxLength: 'Longest answer',
  min: 'Lowest answer',
  noindex: 'Hidden from search engines',
  pageDescription: 'Description in search results',
  pageTitle: 'Title in search results',
  pattern: 'Form of the answer',
  patternMessage: 'Message for another form',
  pfasArticle: 'PFAS article',
  pictureOf: 'Shares the picture of',
  places: 'Kind of place',
  pointers: 'Short lines',
  position: 'Side of the picture',
  productsToCompare: 'Comparison',
  productsToCompareHeader: 'Heading of the comparison',
  puretecWorld: 'Selector panel',
  revised: 'Date of the data sheet',
  sample: 'Marked as sample',
  searchDebounceMs: 'Wait before a search',
  serves: 'Products it serves',
  sign: 'As visitors say it',
  sources: 'Water sources',
  specifications: '',
  start: 'First day',
  shown: 'Suggestions shown',
  success: 'Message when sent',
  suggestionHideMs: 'Time until suggestions hide',
  template: 'Page type',
  thumb: 'Picture of the tile',
  to: 'Most',
  treats: 'Used for',
  typeAheadResetMs: 'Time until typing in a menu starts again',
  urlRange: 'Link to the whole range',
  uvLamp: 'UV lamp',
  why: 'Reason',
};

const units: Readonly<Record<string, string>> = {
  electricity: 'cents for 1 kWh',
  every: 'months',
  gasBottle: 'dollars',
  gstPercent: '%',
  height: 'px',
  hose: 'm',
  litres: 'L',
  width: 'px',
};

type Facts = readonly Pick<SpecificationName, 'id' | 'label' | 'unit'>[];

/** "Questions “How often?” › Answer". */
export function fieldWords(kind: string, field: FieldSteps, facts: Facts): string {
  let [words, above] = ['', kind];
  for (const [index, step] of field.entries()) {
    if (typeof step === 'string') {
      const fact = above === 'specifications' ? facts.find(({ id }) => id === step) : undefined;
      const name = fact?.label ?? names[`${above}.${step}`] ?? names[step] ?? plainName(step);
      words += (words === '' || name === '' ? '' : ' › ') + name;
      above = step;
    } else if (field[index + 1] !== 'code') {
      const name = /^\d+$/.test(step.entry) ? step.entry : `“${step.entry}”`;
      words += `${words === '' ? '' : ' '}${name}`;
    }
  }
  return words;
}

/** "isShowHeader" → "Shows header", "bannerMaxAgeSeconds" → "Banner max age". */
function plainName(key: string): string {
  const words = key
    .replace(/^isShow/, 'Shows')
    .replace(/(?:Ms|Seconds)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\burl\b/, 'address');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "60 L/min", "12 months", "yes". */
export const printedWith =
  (facts: Facts): Printed =>
  (field, value) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    const keys = field.filter((step) => typeof step === 'string');
    const [key = '', above] = [keys.at(-1), keys.at(-2)];
    const unit =
      above === 'specifications'
        ? facts.find(({ id }) => id === key)?.unit
        : (units[key] ??
          /(?:Ms|Seconds)$/.exec(key)?.[0].replace('Ms', 'ms').replace('Seconds', 'seconds'));
    return unit === undefined ? String(value) : `${value} ${unit}`;
  };
