import { countries } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/records.ts';
import { addEntry } from '../editing/edit-yaml.ts';
import { readNumber } from '../editing/read-value.ts';
import { type Value, writeFields } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';
import { explained, listOf, type Template } from './template.ts';

export const newPlace: Template = {
  words: [],
  questions: [
    { name: 'type', ask: 'store or installer', example: 'store' },
    { name: 'name', ask: 'Its name', example: 'Sample dealer, Hobart' },
    { name: 'country', ask: countries.join(' or '), example: 'AU' },
    { name: 'region', ask: 'Its state or region', example: 'Tasmania' },
    { name: 'suburb', ask: 'Its suburb or town', example: 'Hobart' },
    { name: 'postcode', ask: 'Its postcode', example: '7000' },
    { name: 'latitude', ask: 'Its latitude, negative in the south', example: '-42.88' },
    { name: 'longitude', ask: 'Its longitude', example: '147.33' },
    { name: 'services', ask: 'What they do', example: 'Cartridges and spare parts' },
    { name: 'sample', ask: "Whether it's invented", example: 'true', optional: true },
  ],
  make: (editing, answers) => {
    const type = explained(answers, 'type');
    const document = editing
      .of('places')
      .find(({ value }) => isRecord(value) && value.type === type);
    if (!document) throw new UserError(`${type} isn't a type of place. Use store or installer.`);
    const number = (name: string): Value => {
      const value = readNumber(explained(answers, name));
      if (value === undefined) throw new UserError(`--${name} is a number, such as -42.88.`);
      return value;
    };
    const text = (name: string) => explained(answers, name);
    const entry = writeFields({
      name: text('name'),
      country: text('country'),
      region: text('region'),
      suburb: text('suburb'),
      postcode: text('postcode'),
      latitude: number('latitude'),
      longitude: number('longitude'),
      services: listOf(answers['services']),
      sample: answers['sample'] === 'true' ? true : undefined,
    });
    editing.proposal.edit(editing.nameOf(document), (yaml) =>
      addEntry(yaml, ['places'], { spelling: entry }),
    );
    return [];
  },
};
