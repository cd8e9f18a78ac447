/** npm run set: changes one field of a product or page. */

import { nearest } from '../codegen/diagnostics/suggest.ts';
import { type FieldPath, fieldName, type SourceDocument } from '../codegen/document.ts';
import { countries, countryKeys } from '../kernel/countries.ts';
import { isRecord } from '../kernel/records.ts';
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { removeValue, setValue, yamlValueAt } from './editing/edit-yaml.ts';
import {
  type Editing,
  editOptions,
  finishEditing,
  openCatalogue,
  siteFileIn,
} from './editing/editing.ts';
import { isOtherCurrency, readValue } from './editing/read-value.ts';
import { didYouMean, requireProduct } from './editing/require-product.ts';
import { orderOf, pathOf, propertiesOf, type Schema, schemaAt } from './editing/schema-fields.ts';
import { activePriceChanges, activePriceLine } from './prices/active-price-changes.ts';
import { UserError } from './user-error.ts';

const usage = `npm run set -- CODE FIELD VALUE [--catalogue DIR] [--dry-run] [--anyway]
       npm run set -- CODE FIELD --clear
For example: npm run set -- WH2-60 price.au 359.00
             npm run set -- WH2-60 related "WH2-55, WH2-30"
             npm run set -- /about-us title "About Puretec"`;

runCommand(async () => {
  const { words, ...options } = readWords(usage, {
    ...editOptions,
    clear: { type: 'boolean', default: false },
  });
  const [target, field, value, ...rest] = words;
  if (target === undefined || field === undefined || rest.length > 0)
    throw wrongUsage(
      'set takes a code, a field and a value. Put a value of several words in quotes.',
      usage,
    );
  if ((value === undefined) !== options.clear)
    throw wrongUsage(
      options.clear ? "--clear doesn't take a value." : 'The value is missing.',
      usage,
    );
  const editing = await openCatalogue(options.catalogue);
  const document = target.startsWith('/')
    ? requirePage(editing, target)
    : requireProduct(editing, target);
  const path = pathOf(field);
  const schema = specified(editing, document, path, schemaAt(document.kind, path));
  if (!schema) throw noField(document, path);
  const name = editing.nameOf(document);
  if (value === undefined) {
    if (yamlValueAt(editing.proposal.read(name), path) !== undefined)
      editing.proposal.edit(name, (text) => removeValue(text, path));
    return finishEditing(editing, options);
  }
  const country = countries.find((each) => fieldName(path) === `price.${countryKeys[each]}`);
  if (country && isOtherCurrency(value, country, siteFileIn(editing)))
    throw new UserError(`${fieldName(path)}: ${value} isn't in the currency of ${country}.`);
  const read = readValue(schema, value);
  if ('fault' in read) throw new UserError(`${fieldName(path)}: ${read.fault}.`);
  if (read.readAs !== undefined) console.log(`${value} was read as ${read.readAs}`);
  for (const running of activePriceChanges(editing))
    if (running.code === document.name && running.country === country)
      console.log(activePriceLine(running));
  const order = orderOf(document.kind, path.slice(0, -1));
  editing.proposal.edit(name, (text) => setValue(text, path, read.value, order));
  return finishEditing(editing, options);
});

/** A specification's definition says whether it's a number or a text, such as `connection: "1.50"`. */
function specified(
  editing: Editing,
  { kind }: SourceDocument,
  path: FieldPath,
  schema: Schema | undefined,
): Schema | undefined {
  if (!schema || kind !== 'product' || path[0] !== 'specifications') return schema;
  const defined = editing.validated
    .flatMap((entry) => (entry.kind === 'specifications' ? entry.value.specifications : []))
    .find(({ id }) => id === path[1]);
  return defined ? { ...schema, type: defined.type === 'number' ? 'number' : 'string' } : schema;
}

function requirePage(editing: Editing, url: string): SourceDocument {
  const pages = editing.of('page');
  const urlOf = ({ value }: SourceDocument) => (isRecord(value) ? String(value.url) : '');
  const found = pages.find((page) => urlOf(page) === url);
  if (found) return found;
  throw new UserError(
    `There is no page ${url} in ${editing.root}/pages.${didYouMean(url, pages.map(urlOf))}`,
  );
}

function noField({ kind }: SourceDocument, path: FieldPath): UserError {
  if (kind === 'product' && schemaAt('claims', ['claims', 0, ...path]))
    return new UserError(
      `${fieldName(path)} isn't a field of a product. Edit its entry in claims.yaml.`,
    );
  const depth = path.findIndex((_, index) => !schemaAt(kind, path.slice(0, index + 1)));
  const fields = Object.keys(propertiesOf(schemaAt(kind, path.slice(0, depth))));
  const near = nearest(String(path[depth]), fields)[0];
  return new UserError(
    `There's no field ${fieldName(path)}. ${near ? `Did you mean ${fieldName([...path.slice(0, depth), near])}?` : `The fields are: ${fields.join(', ')}.`}`,
  );
}
