import { codeFault } from '../../kernel/address.ts';
import { addEntry } from '../editing/edit-yaml.ts';
import { isSameSpelling, readPrice } from '../editing/read-price.ts';
import { writeFields } from '../editing/write-value.ts';
import { Fault } from '../fault.ts';
import { placeOfCategory } from './category-place.ts';
import { listOf, type NewKind, schemaLine, told } from './new-kind.ts';
import { productFields } from './product-fields.ts';

export const newProduct: NewKind = {
  words: [{ name: 'code', ask: 'Its code', example: 'WH3-80' }],
  questions: [
    {
      name: 'name',
      ask: 'Its name, without the code',
      example: 'Triple whole house filter system',
    },
    { name: 'summary', ask: 'One sentence: what it is, for whom', example: 'Three stages for …' },
    { name: 'type', ask: 'Its type, as schema/product.schema.json lists them', example: 'system' },
    {
      name: 'au',
      ask: 'Price in Australia without GST, or "on request", or "not sold"',
      example: '338.51',
    },
    { name: 'nz', ask: 'Price in New Zealand without GST', example: 'on request' },
    { name: 'category', ask: 'The address of the category that lists it', example: '/mixer-taps' },
    { name: 'sources', ask: 'Its waters', example: 'mains, rainwater', optional: true },
    { name: 'description', ask: 'What a person needs to decide', example: '…', optional: true },
  ],
  make: (editing, answers) => {
    const code = told(answers, 'code');
    const fault = codeFault(code);
    if (fault) throw new Fault(`${code}: ${fault.message}; write ${fault.write}.`);
    const sources = listOf(answers['sources']);
    const price = (name: string) => {
      const read = readPrice(told(answers, name));
      if ('fault' in read) throw new Fault(`--${name}: ${read.fault}.`);
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
