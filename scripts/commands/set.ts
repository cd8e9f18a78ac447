import { nearest } from '../../codegen/diagnostics/suggest.ts';
import { type FieldPath, fieldName, type SourceDocument } from '../../codegen/document.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { activePriceChanges, activePriceLine } from '../editing/active-price-changes.ts';
import { categoryPositions } from '../editing/category-position.ts';
import { removeValue, setValue, yamlValueAt } from '../editing/edit-yaml.ts';
import {
  type Editing,
  type EditOptions,
  finishEditing,
  openCatalogue,
  siteFileIn,
  specificationsIn,
} from '../editing/editing.ts';
import { currencyFault, readValue } from '../editing/read-value.ts';
import { didYouMean, requirePage, requireProduct } from '../editing/require-entry.ts';
import { orderOf, pathOf, propertiesOf, type Schema, schemaAt } from '../editing/schema-fields.ts';
import { UserError } from '../user-error.ts';

type Options = EditOptions & { readonly clear?: true | undefined };

export async function run(
  target: string,
  field: string,
  value: string | undefined,
  options: Options,
): Promise<number> {
  if ((value === undefined) !== (options.clear ?? false))
    throw new UserError('Enter a value, or use --clear to delete the field, but not both.', 2);
  const editing = await openCatalogue(options.catalogue);
  const { document, base } = targetOf(editing, target);
  const path = pathIn(editing, document, base, field);
  const schema = specified(editing, document, path, schemaAt(document.kind, path));
  if (!schema) throw noField(editing, document, path);
  const name = editing.nameOf(document);
  if (value === undefined) {
    if (yamlValueAt(editing.proposal.read(name), path) !== undefined)
      editing.proposal.edit(name, (text) => removeValue(text, path));
    return finishEditing(editing, options);
  }
  const country =
    document.kind === 'product'
      ? countries.find((each) => fieldName(path) === `price.${countryKeys[each]}`)
      : undefined;
  const fault = country && currencyFault(value, country, siteFileIn(editing));
  if (fault) throw new UserError(`${fieldName(path)}: ${fault}`);
  const read = readValue(schema, value);
  if ('fault' in read) throw new UserError(`${fieldName(path)}: ${read.fault}.`);
  if (read.readAs !== undefined) console.log(`${value} was read as ${read.readAs}.`);
  for (const running of activePriceChanges(editing))
    if (running.code === document.name && running.country === country)
      console.log(activePriceLine(running));
  const order = orderOf(document.kind, path.slice(0, -1));
  editing.proposal.edit(name, (text) => setValue(text, path, read.value, order));
  return finishEditing(editing, options);
}

/** Looks up whether a specification is a number or text, such as `connection: "1.50"`. */
function specified(editing: Editing, { kind }: SourceDocument, path: FieldPath, schema?: Schema) {
  if (!schema || kind !== 'product' || path[0] !== 'specifications') return schema;
  const all = specificationsIn(editing);
  if (path.length === 1)
    return { ...schema, properties: Object.fromEntries(all.map(({ id }) => [id, {}])) };
  const defined = all.find(({ id }) => id === path[1]);
  return defined ? { ...schema, type: defined.type === 'number' ? 'number' : 'string' } : schema;
}

/** Finds a file by product code, page or category address, or name, such as site.yaml. */
function targetOf(editing: Editing, target: string) {
  const name = target.replace(/^(?:\.\/)?catalogue\//, '');
  const file = editing.documents.find((each) => editing.nameOf(each) === name);
  if (file) return { document: file, base: [] };
  if (/[\w-]\.yaml$/.test(target)) {
    const names = editing.documents.map(editing.nameOf);
    throw new UserError(
      `There's no file called ${target} in ${editing.root}.${didYouMean(name, names)}`,
    );
  }
  if (!target.startsWith('/')) return { document: requireProduct(editing, target), base: [] };
  const categories = categoryPositions(editing);
  const category = categories.find(({ url }) => url === target);
  const inFile = editing.documents.find((each) => editing.nameOf(each) === category?.file);
  const others = categories.map(({ url }) => url);
  return { document: inFile ?? requirePage(editing, target, others), base: category?.path ?? [] };
}

const names = ['id', 'code', 'name', 'label', 'menu', 'url', 'from', 'products'];
const isNamed = (entry: unknown, name: string): boolean =>
  isRecord(entry) && names.some((key) => [entry[key]].flat().includes(name));

/** Finds `cartridges[0].every`, `promos.filterwall.title` or `places[Cafe, Perth].phone`. A specification's id is enough. */
function pathIn(editing: Editing, document: SourceDocument, base: FieldPath, field: string) {
  const parts = pathOf(field);
  const [first = ''] = parts;
  const isSpecification =
    document.kind === 'product' &&
    !schemaAt('product', [first]) &&
    specificationsIn(editing).some(({ id }) => id === first);
  const path: (string | number)[] = [...base, ...(isSpecification ? ['specifications'] : [])];
  for (const part of parts) {
    const list = valueAt(document.value, path);
    if (!Array.isArray(list)) path.push(part);
    else {
      const at = typeof part === 'number' ? part : list.findIndex((each) => isNamed(each, part));
      if (!(at in list))
        throw new UserError(`There's no entry ${part} in ${fieldName(path)}. Check the path.`);
      path.push(at);
    }
  }
  return path;
}

function noField(editing: Editing, { kind }: SourceDocument, path: FieldPath): UserError {
  if (kind === 'product' && schemaAt('claims', ['claims', 0, ...path]))
    return new UserError(
      `${fieldName(path)} isn't a product field. Set it in claims.yaml, as claims.CODE.${fieldName(path)}.`,
    );
  const depth = path.findIndex((_, index) => !schemaAt(kind, path.slice(0, index + 1)));
  const above = path.slice(0, depth);
  const fields = Object.keys(propertiesOf(schemaAt(kind, above)));
  const more =
    kind === 'product' && depth === 0 ? specificationsIn(editing).map(({ id }) => id) : [];
  const [near] = nearest(String(path[depth]), [...fields, ...more]);
  // In prise.au, only the first part is wrong.
  const whole = [...above, near ?? '', ...path.slice(depth + 1)];
  const meant = schemaAt(kind, whole) ? whole : whole.slice(0, depth + 1);
  return new UserError(
    `There's no field called ${fieldName(path)}. ${near ? `Did you mean ${fieldName(meant)}?` : `The fields are: ${fields.join(', ')}.`}`,
  );
}
