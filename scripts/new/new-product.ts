import { isProductType, productTypes } from '../../kernel/vocabulary.ts';
import { addEntry } from '../editing/edit-yaml.ts';
import { isSameSpelling, readPrice } from '../editing/read-value.ts';
import { requireNewCode } from '../editing/require-product.ts';
import { writeFields } from '../editing/write-value.ts';
import { Fault } from '../fault.ts';
import { placeOfCategory } from './category-place.ts';
import { listOf, type NewKind, schemaLine, told } from './new-kind.ts';
import { productFields } from './product-fields.ts';

export const newProduct: NewKind = {
  words: [{ name: 'code', ask: 'Its code', example: 'WH3-80', require: requireNewCode }],
  questions: [
    {
      name: 'name',
      ask: 'Its name, without the code',
      example: 'Triple whole house filter system',
    },
    { name: 'summary', ask: 'One sentence: what it is, for whom', example: 'Three stages for …' },
    {
      name: 'type',
      ask: 'Its type, as schema/product.schema.json lists them',
      example: 'system',
      require: (_editing, type) => requireType(type),
    },
    {
      name: 'au',
      ask: 'Price in Australia without GST, or "on request", or "not sold"',
      example: '338.51',
      require: (_editing, price) => spelled('au', price),
    },
    {
      name: 'nz',
      ask: 'Price in New Zealand without GST',
      example: 'on request',
      require: (_editing, price) => spelled('nz', price),
    },
    {
      name: 'category',
      ask: 'The address of the category that lists it',
      example: '/mixer-taps',
      require: placeOfCategory,
    },
    { name: 'sources', ask: 'Its waters', example: 'mains, rainwater', optional: true },
    { name: 'description', ask: 'What a person needs to decide', example: '…', optional: true },
  ],
  make: (editing, answers) => {
    const code = told(answers, 'code');
    const sources = listOf(answers['sources']);
    const price = (name: string) => {
      const read = spelled(name, told(answers, name));
      if (!read.isPlain && !isSameSpelling(answers[name], read.spelling))
        console.log(`${answers[name]} is read as ${read.spelling}`);
      return read.spelling;
    };
    const text = writeFields({
      name: told(answers, 'name'),
      summary: told(answers, 'summary'),
      description: answers['description'],
      type: told(answers, 'type'),
      sources: sources.length > 0 ? sources : undefined,
    });
    const line = `price: { au: ${price('au')}, nz: ${price('nz')} }\n`;
    editing.proposal.create(`products/${code}.yaml`, `${schemaLine('product')}${text}${line}`);
    const place = placeOfCategory(editing, told(answers, 'category'));
    editing.proposal.edit(place.file, (yaml) =>
      addEntry(yaml, [...place.path, 'items'], code, place.order),
    );
    return [
      `Its facts: specifications, treats and doesNotTreat in products/${code}.yaml.`,
      ...productFields(editing, told(answers, 'type')),
    ];
  },
};

function spelled(name: string, price: string) {
  const read = readPrice(price);
  if ('fault' in read) throw new Fault(`--${name}: ${read.fault}.`);
  return read;
}

function requireType(type: string): void {
  if (!isProductType(type))
    throw new Fault(`“${type}” is no type; they are: ${Object.keys(productTypes).join(', ')}.`);
}
