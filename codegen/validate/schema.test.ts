/** The schemas are what an editor shows a merchandiser, so each field needs a description and valid examples. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type AddressKind, addressError } from '../../kernel/address.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { fileTypes } from '../document.ts';
import { noNames } from './names-schema.ts';
import { priceError, printedPriceError } from './price.ts';
import { timeZones } from './schemas.ts';

type Schema = Readonly<Record<string, unknown>>;
const folder = fileURLToPath(new URL('../../catalogue/schema/', import.meta.url));
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name): [string, Schema] => [name, JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))]);

const childrenOf = (schema: Schema, key: string): [string, Schema][] => {
  const group = schema[key];
  return Object.entries(isRecord(group) ? group : {}).filter((entry): entry is [string, Schema] =>
    isRecord(entry[1]),
  );
};

/** Every schema inside a schema with its JSON pointer, itself included. */
function* within(schema: Schema, pointer = ''): Generator<[string, Schema]> {
  yield [pointer, schema];
  for (const key of ['properties', '$defs'])
    for (const [name, child] of childrenOf(schema, key))
      yield* within(child, `${pointer}/${key}/${name}`);
  for (const key of ['items', 'additionalProperties']) {
    const child = schema[key];
    if (isRecord(child)) yield* within(child, `${pointer}/${key}`);
  }
}

/** The target of a reference: a part of its own schema, or of the common one. */
const targetOf = ({ $ref }: Schema): Schema => {
  const name = /^(?:common\.schema\.json)?#\/\$defs\/(\w+)$/.exec(String($ref))?.[1];
  const parts = schemas.flatMap(([, schema]) => childrenOf(schema, '$defs'));
  return parts.find(([key]) => key === name)?.[1] ?? {};
};

/** An example with an empty list shows where a list goes. It isn't a complete value. */
const isOutline = (example: unknown): boolean =>
  Array.isArray(example)
    ? example.length === 0
    : isRecord(example) && Object.values(example).some(isOutline);

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
});
const plain = ['x-wants', 'x-incomplete', 'x-forms', 'x-ref', 'x-date', 'x-one-of', 'x-unique'];
ajv.addVocabulary(plain);
ajv.addKeyword({
  keyword: 'x-printed-price',
  type: 'string',
  validate: (_on: boolean, value: string) => printedPriceError(value) === undefined,
});
ajv.addKeyword({
  keyword: 'x-time-zone',
  type: 'string',
  validate: (_on: boolean, value: string) => timeZones.includes(value),
});
ajv.addKeyword({
  keyword: 'x-address',
  type: 'string',
  validate: (kind: AddressKind, value: string) => addressError(kind, value) === undefined,
});
ajv.addKeyword({
  keyword: 'x-price',
  validate: (_on: boolean, value: unknown) => priceError(value) === undefined,
});
ajv.addSchema(noNames);
for (const [, schema] of schemas) ajv.addSchema(schema);

it('ENT-01 each kind of file has a schema', () => {
  expect(schemas.map(([name]) => name).sort()).toEqual(
    [...fileTypes, 'common'].map((kind) => `${kind}.schema.json`).sort(),
  );
});

describe.each(schemas)('%s', (name, root) => {
  const parts = [...within(root)];

  it('describes every field, with an example', () => {
    const bare = parts
      .filter(([pointer]) => /\/properties\/[^/]+$/.test(pointer))
      .filter(([, schema]) => {
        const examples = schema.examples ?? targetOf(schema).examples;
        const described = typeof schema.description === 'string' && schema.description !== '';
        // A group is shown by the examples of its fields.
        const isGroup = [schema, targetOf(schema)].some(
          (part) => childrenOf(part, 'properties').length > 0,
        );
        const shown = isGroup || (Array.isArray(examples) && examples.length > 0);
        return !described || !shown;
      })
      .map(([pointer]) => pointer);
    expect(bare).toEqual([]);
  });

  it('allows no field that it does not know', () => {
    const open = parts
      .filter(([, schema]) => schema.type === 'object' && schema.additionalProperties !== false)
      .map(([pointer]) => pointer);
    // These maps use the ids of specifications.yaml, which a rule checks.
    const byId: Readonly<Record<string, string>> = {
      'product.schema.json': '/properties/specifications',
      'specifications.schema.json': '/properties/expected/items/properties/ranges',
    };
    expect(open).toEqual(name in byId ? [byId[name]] : []);
  });

  it('gives examples that it would accept', () => {
    const refused = parts.flatMap(([pointer, { examples }]) =>
      (Array.isArray(examples) ? examples : []).flatMap((example: unknown) => {
        if (isOutline(example)) return [];
        const validate = ajv.compile({ $ref: `${name}#${pointer}` });
        return validate(example) ? [] : [`${pointer}: ${JSON.stringify(example)}`];
      }),
    );
    expect(refused).toEqual([]);
  });
});
