/** The entries that `puretec new` creates, and its questions. Most are about a field, as its schema describes it. */
import type { FieldPath, FileType } from '../../codegen/document.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { schemaAt } from '../editing/schema-fields.ts';

export type Question = {
  readonly name: string;
  readonly ask: string;
  readonly example: string;
  readonly optional?: boolean;
};

export type Kind = {
  readonly about: string;
  /** The file type whose fields the answers fill, and the entry's position. */
  readonly file: FileType;
  readonly path: FieldPath;
  /** Words after the kind on the command line. */
  readonly words: readonly Question[];
  readonly questions: readonly Question[];
};

const code: Question = { name: 'code', ask: 'The product code', example: 'WH3-80' };
const placeFields =
  'country region suburb postcode latitude longitude services address phone hours website email';

function questionsAbout(file: FileType, path: FieldPath, fields: string): Question[] {
  const required: unknown = schemaAt(file, path)?.['required'];
  return fields.split(' ').map((field) => {
    const { description, examples } = schemaAt(file, [...path, field]) ?? {};
    const [first = ''] = Array.isArray(examples) ? examples : [];
    return {
      name: field.replace(/[A-Z]+/g, (capitals) => `-${capitals.toLowerCase()}`),
      ask: String(description).replace(/\.( .*)?$| \(.*|, in quotes\.$/g, ''),
      example: [first].flat().join(', ').split('\n')[0] ?? '',
      optional: !(Array.isArray(required) && required.includes(field)),
    };
  });
}

/** `words` and `fields` are field names. */
const entryIn = (
  [file, path, about]: readonly [FileType, FieldPath, string],
  words: string,
  fields?: string,
): Kind => ({
  ...{ about, file, path },
  words: questionsAbout(file, path, words),
  questions: fields === undefined ? [] : questionsAbout(file, path, fields),
});

export const kinds = {
  product: {
    about: 'Add a product by answering questions',
    file: 'product',
    path: [],
    words: [code],
    questions: [
      ...questionsAbout('product', [], 'name summary type'),
      ...countries.map((country) => ({
        name: countryKeys[country],
        ask: `The ${country} price ex GST, "on request" or "not sold"`,
        example: '338.51',
      })),
      { name: 'category', ask: "The address of the product's category", example: '/mixer-taps' },
      ...questionsAbout('product', [], 'sources description'),
    ],
  },
  'product-file': {
    about: 'Create a product file for you to fill in',
    file: 'product',
    path: [],
    words: [code],
    questions: [{ name: 'type', ask: 'The product type', example: 'cartridge', optional: true }],
  },
  page: entryIn(
    ['page', [], 'Add a text page'],
    'url',
    'title intro pageTitle pageDescription parent date',
  ),
  category: {
    about: 'Add a category of products',
    file: 'category',
    path: [],
    words: questionsAbout('category', [], 'url'),
    questions: [
      { name: 'parent', ask: 'The address of the parent category, or "none"', example: '/sparq' },
      ...questionsAbout('category', [], 'name header description pageTitle pageDescription'),
      { name: 'items', ask: 'The codes of the products on the page', example: 'FTN-B1, FTN-W1' },
    ],
  },
  promotion: entryIn(
    ['featured', ['promos', 0], 'Add a promotion that a category can show'],
    'id',
    'title points link linkLabel price priceNZ product start end',
  ),
  store: entryIn(['places', ['places', 0], 'Add a store'], 'name', placeFields),
  installer: entryIn(['places', ['places', 0], 'Add an installer'], 'name', placeFields),
  redirect: entryIn(['redirects', ['redirects', 0], 'Add a redirect'], 'from to'),
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];
