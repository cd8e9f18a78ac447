import { appearanceWords } from '../../codegen/rules/appearance.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { recordOf } from '../../kernel/json-record.ts';
import { pictureFieldsOf } from '../../kernel/picture-fields.ts';
import { isPart, isProductType, type ProductType } from '../../kernel/vocabulary.ts';
import { positionOfCategory } from '../editing/category-position.ts';
import { addEntry } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { isSameSpelling, readPrice } from '../editing/read-value.ts';
import { requireNewCode } from '../editing/require-entry.ts';
import { fillTemplate } from '../fill-template.ts';
import { UserError } from '../user-error.ts';
import { explained, schemaLine, type Template } from './template.ts';

const priceNames = countries.map((country) => countryKeys[country]);

export const newProduct: Template = {
  requires: {
    code: requireNewCode,
    category: positionOfCategory,
    ...recordOf(priceNames, (name) => (_editing: Editing, price: string) => spelled(name, price)),
  },
  make: (editing, answers, write) => {
    const code = explained(answers, 'code');
    const price = (name: string) => {
      const read = spelled(name, explained(answers, name));
      if (!read.isPlain && !isSameSpelling(answers[name], read.spelling))
        console.log(`${answers[name]} was read as ${read.spelling}.`);
      return read.spelling;
    };
    const prices = priceNames.map((name) => `${name}: ${price(name)}`).join(', ');
    const line = `price: { ${prices} }\n`;
    editing.proposal.create(`products/${code}.yaml`, `${schemaLine('product')}${write()}${line}`);
    const position = positionOfCategory(editing, explained(answers, 'category'));
    editing.proposal.edit(position.file, (yaml) =>
      addEntry(yaml, [...position.path, 'items'], code, position.order),
    );
    return [
      `Add the product's specifications to products/${code}.yaml. Then list the product's uses in claims.yaml.`,
      ...productFields(editing, explained(answers, 'type')),
    ];
  },
};

function spelled(name: string, price: string) {
  const read = readPrice(price);
  if ('fault' in read) throw new UserError(`--${name}: ${read.fault}.`);
  return read;
}

/** A valid file to fill in, for people who'd rather not answer questions. */
export const newProductFile: Template = {
  requires: { code: requireNewCode },
  make: (editing, answers) => {
    const [name, type] = [explained(answers, 'code'), answers['type'] ?? 'system'];
    const file = `products/${name}.yaml`;
    if (isProductType(type))
      editing.proposal.create(file, template(name, type, productFields(editing, type)));
    return [
      `Fill in ${file}. schema/product.schema.json explains every field.`,
      `Add ${name} to a category's "items", or customers won't find it.`,
      "List the product's uses in claims.yaml, unless its cartridges already cover them.",
      'Run npx puretec check.',
    ];
  },
};

/** Housings and kits are the only parts that hold cartridges. */
const takesCartridges = (type: ProductType): boolean =>
  !isPart(type) || type === 'housing' || type === 'kit';

const template = (name: string, type: ProductType, fields: readonly string[]): string =>
  fillTemplate('new/product-file.yaml', {
    type,
    fields: fields.map((field) => `# ${field}`),
    prices: priceNames.map((country) => `${country}: on request`).join(', '),
    cartridges: takesCartridges(type)
      ? [`# The cartridges ${name} takes, and how many months each lasts.`, 'cartridges: []']
      : [],
  });

/** Returns a sentence for each field that a product of this type should have, none for an unknown type, which the check reports. */
export function productFields({ validated }: Pick<Editing, 'validated'>, type: string) {
  if (!isProductType(type)) return [];
  const expected = validated
    .flatMap((file) => (file.kind === 'specifications' ? (file.value.expected ?? []) : []))
    .find((each) => each.type === type);
  const drawn = pictureFieldsOf(type);
  // One of several alternatives is enough.
  const facts = (expected?.facts ?? []).map((each) =>
    typeof each === 'string' ? each : each.join(' or '),
  );
  return [
    ...(drawn.length > 0 ? [`The product's picture is drawn from ${drawn.join(', ')}.`] : []),
    ...(expected?.looks ?? []).map(
      (field) => `For appearance.${field}, choose from ${appearanceWords(type, field).join(', ')}.`,
    ),
    ...(facts.length > 0 ? [`Under specifications, include ${facts.join(', ')}.`] : []),
  ];
}
