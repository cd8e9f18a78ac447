/** npm run set: one field of a product, or of a page. */
import { yamlText } from '../codegen/fix.ts';
import { type FieldPath, fieldName, type SourceDocument } from '../codegen/read/document.ts';
import { nearest } from '../codegen/suggest.ts';
import { isRecord } from '../kernel/is-record.ts';
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { removeValue, setValue, valueAt } from './editing/edit-yaml.ts';
import { type Editing, finishEditing, openCatalogue, requireProduct } from './editing/editing.ts';
import { readValue } from './editing/read-value.ts';
import { orderOf, propertiesOf, schemaAt } from './editing/schema-fields.ts';
import { Fault } from './fault.ts';

const usage = `npm run set -- CODE FIELD VALUE [--catalogue DIR] [--dry-run] [--anyway]
       npm run set -- CODE FIELD --clear
For example: npm run set -- WH2-60 price.au 359.00
             npm run set -- WH2-60 related "WH2-55, WH2-30"
             npm run set -- /about-us title "About Puretec"`;

runCommand(async () => {
  const { words, ...options } = readWords(usage, {
    catalogue: { type: 'string', default: 'catalogue' },
    'dry-run': { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
    clear: { type: 'boolean', default: false },
  });
  const [thing, field, value, ...rest] = words;
  if (thing === undefined || field === undefined || rest.length > 0)
    throw wrongUsage(
      'set takes a code, a field and a value; a value of several words stands in quotes.',
      usage,
    );
  if ((value === undefined) !== options.clear)
    throw wrongUsage(options.clear ? '--clear takes no value.' : 'The value is missing.', usage);
  const editing = await openCatalogue(options.catalogue);
  const document = thing.startsWith('/')
    ? requirePage(editing, thing)
    : await requireProduct(editing, thing);
  const path = pathOf(field);
  const schema = schemaAt(document.kind, path);
  if (!schema) throw noField(document, path);
  const name = editing.nameOf(document);
  if (value === undefined) {
    if (valueAt(editing.proposal.read(name), path) !== undefined)
      editing.proposal.edit(name, (text) => removeValue(text, path));
    return finishEditing(editing, { dryRun: options['dry-run'], anyway: options.anyway });
  }
  const read = isWords(editing, path)
    ? { value: { spelling: yamlText(value) } }
    : readValue(schema, value);
  if ('fault' in read) throw new Fault(`${fieldName(path)}: ${read.fault}.`);
  if (read.readAs !== undefined) console.log(`${value} is read as ${read.readAs}`);
  const order = orderOf(document.kind, path.slice(0, -1));
  editing.proposal.edit(name, (text) => setValue(text, path, read.value, order));
  return finishEditing(editing, { dryRun: options['dry-run'], anyway: options.anyway });
});

/** A fact in words keeps its figures as they are typed: 1.50. */
const isWords = ({ shaped }: Editing, [list, id]: FieldPath): boolean =>
  list === 'specifications' &&
  shaped.some(
    (entry) =>
      entry.kind === 'specifications' &&
      entry.value.specifications.some((each) => each.id === id && each.type === 'text'),
  );

/** `cartridges[0].every` */
const pathOf = (field: string): FieldPath =>
  field
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function requirePage(editing: Editing, url: string): SourceDocument {
  const pages = editing.of('page');
  const urlOf = ({ value }: SourceDocument) => (isRecord(value) ? String(value.url) : '');
  const found = pages.find((page) => urlOf(page) === url);
  if (found) return found;
  const near = nearest(url, pages.map(urlOf))[0];
  throw new Fault(
    `There is no page ${url} in ${editing.root}/pages.${near ? ` Did you mean ${near}?` : ''}`,
  );
}

function noField({ kind }: SourceDocument, path: FieldPath): Fault {
  const depth = path.findIndex((_, index) => !schemaAt(kind, path.slice(0, index + 1)));
  const fields = Object.keys(propertiesOf(schemaAt(kind, path.slice(0, depth))));
  const near = nearest(String(path[depth]), fields)[0];
  const others = fields.length > 0 ? `There are: ${fields.join(', ')}.` : '';
  return new Fault(
    `There is no field ${fieldName(path)}. ${near ? `Did you mean ${fieldName([...path.slice(0, depth), near])}?` : others}`,
  );
}
