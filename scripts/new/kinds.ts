/** The things `puretec new` can create, and the questions it asks. Their code is in template.ts's makers. */
import { countries, countryKeys } from '../../kernel/countries.ts';

export type Question = {
  /** The flag that answers it, without the dashes. */
  readonly name: string;
  readonly ask: string;
  readonly example: string;
  /** It can be left out. */
  readonly optional?: true;
};

export type Kind = {
  readonly about: string;
  /** Words after the kind on the command line. */
  readonly words: readonly Question[];
  readonly questions: readonly Question[];
};

const code: Question = { name: 'code', ask: 'Its code', example: 'WH3-80' };
const dates: readonly Question[] = [
  { name: 'start', ask: 'The day it starts', example: '2027-03-01', optional: true },
  { name: 'end', ask: 'Its last day', example: '2027-03-31', optional: true },
];
const place: readonly Question[] = [
  { name: 'country', ask: 'Its country', example: 'AU' },
  { name: 'region', ask: 'State or region', example: 'South Australia' },
  { name: 'suburb', ask: 'Suburb or town', example: 'Adelaide' },
  { name: 'postcode', ask: 'Postcode', example: '5000' },
  { name: 'latitude', ask: 'Degrees north, negative here', example: '-34.93' },
  { name: 'longitude', ask: 'Degrees east', example: '138.6' },
  { name: 'services', ask: 'What they do', example: 'Whole house systems, Cartridge changes' },
  { name: 'address', ask: 'Street address', example: '12 Sample Street', optional: true },
  { name: 'phone', ask: 'Phone number', example: '08 8123 4567', optional: true },
  { name: 'hours', ask: 'Opening hours', example: 'Mon to Fri 8 am to 5 pm', optional: true },
  { name: 'website', ask: 'Website', example: 'https://shop.example.com', optional: true },
  { name: 'email', ask: 'Email', example: 'hello@example.com', optional: true },
];
const placeName: Question = { name: 'name', ask: 'Its name', example: 'Filters of Adelaide' };

export const kinds = {
  product: {
    about: 'A product, from answers',
    words: [code],
    questions: [
      {
        name: 'name',
        ask: 'Its name, without the code',
        example: 'Triple whole house filter system',
      },
      {
        name: 'summary',
        ask: "One sentence: what it is, and who it's for",
        example: 'Three stages for …',
      },
      { name: 'type', ask: 'Its type, from schema/product.schema.json', example: 'system' },
      ...countries.map((country) => ({
        name: countryKeys[country],
        ask: `Price in ${country} without GST, or "on request", or "not sold"`,
        example: '338.51',
      })),
      { name: 'category', ask: 'The address of its category', example: '/mixer-taps' },
      { name: 'sources', ask: 'Its water sources', example: 'mains, rainwater', optional: true },
      {
        name: 'description',
        ask: 'The facts a buyer needs to decide',
        example: '…',
        optional: true,
      },
    ],
  },
  'product-file': {
    about: 'A product file to fill in',
    words: [code],
    questions: [
      {
        name: 'type',
        ask: 'Its type; a system if you leave it out',
        example: 'cartridge',
        optional: true,
      },
    ],
  },
  page: {
    about: 'A page of text',
    words: [{ name: 'url', ask: 'Its address', example: '/filters-for-schools' }],
    questions: [
      { name: 'title', ask: 'Its heading', example: 'Filters for schools' },
      { name: 'intro', ask: 'Two sentences below the heading', example: 'A school needs …' },
      { name: 'page-title', ask: 'Its title in the browser tab', example: 'Filters for schools' },
      { name: 'page-description', ask: 'Its description in search engines', example: 'How …' },
      { name: 'parent', ask: 'The hub that lists it', example: '/articles', optional: true },
      { name: 'date', ask: 'Its date', example: '2026-12-01', optional: true },
    ],
  },
  category: {
    about: 'A category of products',
    words: [{ name: 'url', ask: 'The last part of its address', example: 'filters-for-schools' }],
    questions: [
      {
        name: 'parent',
        ask: 'The category above it, or none',
        example: '/mains-water-filter-systems',
      },
      { name: 'name', ask: 'Its name in menus', example: 'Filters for schools' },
      { name: 'header', ask: 'Its heading', example: 'Water filters for schools' },
      { name: 'description', ask: 'The purpose of the range, in two sentences', example: '…' },
      {
        name: 'page-title',
        ask: 'Its title in the browser tab',
        example: 'Water filters for schools',
      },
      { name: 'page-description', ask: 'Its description in search engines', example: '…' },
      { name: 'items', ask: 'The codes of its products', example: 'FTN-B1, FTN-W1' },
    ],
  },
  promotion: {
    about: 'A promotion that a category can show',
    words: [{ name: 'id', ask: 'Its id', example: 'taps-in-march' }],
    questions: [
      { name: 'title', ask: 'Its heading', example: 'Taps in March' },
      { name: 'points', ask: 'What it offers', example: 'One tap, Five colours' },
      { name: 'link', ask: 'Where it leads', example: '/mixer-taps' },
      { name: 'link-label', ask: 'What its link says', example: 'See mixer taps' },
      { name: 'price', ask: 'Price in AU with GST', example: '964.89', optional: true },
      { name: 'price-nz', ask: 'Price in NZ with GST', example: '1,018.36', optional: true },
      { name: 'product', ask: 'The product in its picture', example: 'WH2-45', optional: true },
      ...dates,
    ],
  },
  store: { about: 'A place that sells our products', words: [placeName], questions: place },
  installer: { about: 'An installer', words: [placeName], questions: place },
  redirect: {
    about: 'A redirect from an old address',
    words: [
      { name: 'from', ask: 'The old address', example: '/old-address' },
      { name: 'to', ask: 'Where it leads', example: '/new-address' },
    ],
    questions: [],
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];
