/** A schema validator's error as a problem that says what to write. */
import type { ErrorObject } from 'ajv';
import { addressFault, isAddressKind } from '../../kernel/address.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { type Position, yamlText } from '../fix.ts';
import type { Doubt } from '../problem.ts';
import { type FieldPath, type Finding, type PlacedDocument, problemAt } from '../read/document.ts';
import { choiceMeant, meant, nearest } from '../suggest.ts';
import { priceFault, printedPriceFault } from './price.ts';
import { pathOf } from './schemas.ts';
import { timeZones } from './time-zones.ts';
import { severalOf, unknownField } from './unknown-field.ts';
import { show, wrongType } from './wrong-type.ts';

type Schema = Readonly<Record<string, unknown>>;

/** `undefined` where another error of the same value says it better. */
export function explain(document: PlacedDocument, error: ErrorObject): Doubt | undefined {
  const path = pathOf(error.instancePath);
  const schema: Schema = isRecord(error.parentSchema) ? error.parentSchema : {};
  const value: unknown = error.data;
  const wants = typeof schema['x-wants'] === 'string' ? schema['x-wants'] : undefined;
  const example = exampleOf(schema);
  const here = (
    rule: string,
    message: string,
    write: string | undefined,
    found?: string,
    more: Pick<Finding, 'tries' | 'perhaps'> = {},
  ): Doubt =>
    problemAt(document, path, {
      rule,
      message,
      ...more,
      ...(found !== undefined && { found }),
      ...(write !== undefined && { write }),
    });
  const spelled = () => (value === null ? 'nothing' : (document.spelling(path) ?? show(value)));

  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownField(document, path, String(error.params.additionalProperty), schema, value);
    case 'required':
      return missingField(document, path, value, String(error.params.missingProperty), schema);
    case 'type':
      return wrongType(document, path, value, schema, wants);
    case 'enum': {
      const choices: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : [];
      const word = typeof value === 'string' ? value : '';
      const { sure, perhaps } = choiceMeant(
        word,
        choices.filter((choice) => typeof choice === 'string'),
      );
      const bare = choices.find((choice) => typeof choice !== 'string' && String(choice) === word);
      const tries = [
        sure === undefined ? [] : yamlText(sure),
        bare === undefined ? [] : String(bare),
      ];
      return here(
        'not-a-choice',
        value === null ? 'this is empty' : 'this is not one of the choices',
        oneOf(choices),
        spelled(),
        { tries: tries.flat(), perhaps: perhaps.slice(0, 1) },
      );
    }
    case 'x-price': {
      const fault = priceFault(value);
      return fault && here('price', fault.message, fault.write, spelled(), triesOf(fault.fix));
    }
    case 'x-printed-price': {
      const fault = typeof value === 'string' ? printedPriceFault(value) : undefined;
      return fault && here('price', fault.message, fault.write, spelled(), triesOf(fault.fix));
    }
    case 'x-time-zone': {
      const { sure, perhaps: near } = meant(String(value), timeZones);
      const city = timeZones.filter((zone) => zone.endsWith(`/${value}`));
      const perhaps = city.length > 0 ? city : near;
      const message = 'there is no time zone of this name';
      return here('wrong-form', message, wants, spelled(), { ...triesOf(sure), perhaps });
    }
    case 'x-address': {
      const kind = schema['x-address'];
      const fault =
        isAddressKind(kind) && typeof value === 'string' ? addressFault(kind, value) : undefined;
      const meantText = fault?.fix === undefined ? undefined : yamlText(fault.fix);
      return (
        fault &&
        here('wrong-form', fault.message, fault.write, fault.found ?? spelled(), triesOf(meantText))
      );
    }
    case 'x-date':
      return here('no-such-day', 'there is no such day', wants ?? example, spelled());
    case 'anyOf':
      return schema['x-price']
        ? undefined
        : here(
            'incomplete',
            'something is missing here',
            wants ?? (example && `something such as ${example}`),
          );
    case 'x-one-of':
      return severalOf(document, path, schema['x-one-of'], value);
    case 'minLength':
      return here('wrong-form', 'this is empty', wants ?? 'its own words', spelled());
    case 'pattern':
      return here(
        'wrong-form',
        value === '' ? 'this is empty' : 'this is not written as it must be',
        wants ?? (example && `something such as ${example}`),
        spelled(),
      );
    case 'maxLength':
      return here(
        'too-long',
        `this is too long (${String(value).length} characters, at most ${schema.maxLength})`,
        'a shorter text',
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return here(
        'out-of-range',
        `the number is out of range (${error.message ?? ''})`,
        wants ?? 'the right number',
        spelled(),
      );
    case 'minItems':
    case 'maxItems': {
      const { minItems, maxItems } = schema;
      const count =
        minItems === maxItems
          ? `exactly ${minItems}`
          : error.keyword === 'minItems'
            ? `at least ${minItems}`
            : `at most ${maxItems}`;
      return here(
        'wrong-count',
        `the list has ${entries(Array.isArray(value) ? value.length : 0)}`,
        `${count} of them`,
      );
    }
    case 'uniqueItems': {
      const { i, j } = error.params as { i: number; j: number };
      const [first, second] = i < j ? [i, j] : [j, i];
      const repeated = Array.isArray(value) ? show(value[second]) : '';
      return problemAt(document, [...path, second], {
        rule: 'repeated',
        message: `${repeated} stands in the list twice`,
        write: 'it once',
        related: [
          { file: document.file, line: document.at([...path, first]).line, label: 'first at' },
        ],
      });
    }
    default:
      return here(
        'wrong-form',
        error.message ?? 'this is not written as it must be',
        wants ?? (example && `something such as ${example}`),
        spelled(),
      );
  }
}

/** `undefined` where the field stands there under a misspelt name, which is a problem of its own. */
function missingField(
  document: PlacedDocument,
  path: FieldPath,
  value: unknown,
  name: string,
  schema: Schema,
): Doubt | undefined {
  const properties: Schema = isRecord(schema.properties) ? schema.properties : {};
  if (misspelt(value, name, properties)) return undefined;
  const field = properties[name];
  const example = isRecord(field) ? exampleOf(field) : undefined;
  const isPrice = isRecord(field) && String(field.$ref).endsWith('/price');
  const position = placeFor(document, path, value, name, properties);
  return {
    ...problemAt(document, path, {
      rule: 'missing-field',
      message: `${name} is missing`,
      write: isPrice
        ? `${name}: with a price, on request, or not sold`
        : `${name}:${example === undefined ? '' : `, such as ${example}`}`,
    }),
    ...position,
    field: problemAt(document, [...path, name], { rule: '', message: '' }).field,
  };
}

/** Behind the field that stands in front of it in the schema, as people copy one entry for the next. */
function placeFor(
  document: PlacedDocument,
  path: FieldPath,
  value: unknown,
  name: string,
  properties: Schema,
): Position {
  const order = Object.keys(properties);
  const present = isRecord(value) ? value : {};
  const before = order.slice(0, order.indexOf(name)).findLast((key) => Object.hasOwn(present, key));
  if (before === undefined) return document.at(path);
  const end = document.rangeOf([...path, before])?.end.line;
  const { line, column } = document.keyAt([...path, before]);
  return { line: end ?? line, column: end === line || end === undefined ? column : 1 };
}

const misspelt = (value: unknown, name: string, properties: Schema): boolean =>
  Object.keys(isRecord(value) ? value : {}).some(
    (key) => !Object.hasOwn(properties, key) && nearest(key, Object.keys(properties))[0] === name,
  );

const exampleOf = (schema: Schema): string | undefined => {
  const [example] = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];
  const isEmptyList = Array.isArray(example) && example.length === 0;
  return example === undefined || isEmptyList ? undefined : `${show(example)}`;
};
const triesOf = (fix: string | undefined): Pick<Finding, 'tries'> =>
  fix === undefined ? {} : { tries: [fix] };
const oneOf = (choices: readonly unknown[]) => `one of ${choices.map(show).join(', ')}`;

const entries = (number: number): string => (number === 1 ? 'one entry' : `${number} entries`);
