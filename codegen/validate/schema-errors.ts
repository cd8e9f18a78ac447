/** Converts the schema validator's errors to diagnostics. */
import type { ErrorObject } from 'ajv';
import { addressError, isAddressKind } from '../../kernel/address.ts';
import { formatDate } from '../../kernel/format.ts';
import { formatList } from '../../kernel/format-list.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { lowerFirst } from '../../kernel/vocabulary.ts';
import { type Diagnostic, type DiagnosticInput, withFullStop } from '../diagnostics/diagnostic.ts';
import { nearest, suggest, suggestChoice } from '../diagnostics/suggest.ts';
import { suggestNumber } from '../diagnostics/suggest-number.ts';
import { insertHead, type Position, yamlText } from '../diagnostics/text-edit.ts';
import { eitherOf, entryStart } from '../diagnostics/words.ts';
import {
  diagnosticAt,
  type FieldPath,
  fieldName,
  isStatedValue,
  type LocatedDocument,
} from '../document.ts';
import { valueAt } from '../value-at.ts';
import { priceError, printedPriceError } from './price.ts';
import {
  entriesRepeating,
  fieldsOf,
  groupsOf,
  loadSchemas,
  pathOfPointer,
  propertiesAt,
  timeZones,
} from './schemas.ts';
import words from './words.json' with { type: 'json' };

type Schema = Readonly<Record<string, unknown>>;

export function schemaDiagnostics(
  document: LocatedDocument,
  errors: readonly ErrorObject[],
): Diagnostic[] {
  // The branches of an anyOf fail one by one, but the anyOf itself says what's expected. An if does in its then.
  const own = errors.filter(
    ({ schemaPath, keyword }) => !/\/anyOf\/\d+\//.test(schemaPath) && keyword !== 'if',
  );
  const explained = new Set<string>();
  const lost = own.flatMap((error) =>
    error.keyword === 'type' && error.data === null
      ? lostIndent(contextOf(document, error), own)
      : [],
  );
  return own.flatMap((error) => {
    const { keyword, instancePath } = error;
    const isGrouped = keyword === 'required' || keyword === 'additionalProperties';
    // An entry's missing fields are one mistake, as are its unknown ones.
    if (
      keyword === 'anyOf' &&
      own.some(
        (each) =>
          each.instancePath === instancePath &&
          (each.keyword === 'required' || each.keyword === 'additionalProperties'),
      )
    )
      return [];
    if (lost.some((each) => each.error === error)) return [];
    if (!isGrouped) return explain(contextOf(document, error));
    const key = `${keyword} ${instancePath}`;
    if (explained.has(key)) return [];
    explained.add(key);
    const names = own.flatMap((each) =>
      each.keyword === keyword && each.instancePath === instancePath
        ? String(each.params.missingProperty ?? each.params.additionalProperty)
        : [],
    );
    const context = contextOf(document, error);
    if (keyword === 'required') return missingFields(context, names);
    const moved = lost.filter(({ at }) => at === instancePath);
    const fields = moved.flatMap((each) => each.fields);
    const others = names.filter((name) => !fields.includes(name));
    return [...moved.map(({ found }) => found), ...unknownFields(context, others)];
  });
}

/** Finds `specifications:` without anything, and its fields below it without their indent. */
function lostIndent({ document, error, path, schema }: Context, own: readonly ErrorObject[]) {
  const field = String(path.at(-1));
  const around = path.slice(0, -1);
  const at = error.instancePath.slice(0, error.instancePath.lastIndexOf('/'));
  const unknown = own.flatMap(({ instancePath, params }) =>
    instancePath === at ? [String(params.additionalProperty)] : [],
  );
  const names = Object.keys(Object(valueAt(document.value, around)));
  const below = names.slice(names.indexOf(field) + 1);
  const end = below.findIndex((name) => !unknown.includes(name));
  const fields = below.slice(0, end === -1 ? undefined : end);
  const [first] = fields;
  if (schema.type !== 'object' || !first) return [];
  const list = formatList(fields.map((name) => `"${name.trim()}"`));
  const isOne = fields.length === 1;
  const found = diagnosticAt(document, [...around, first], {
    key: true,
    field: fieldName([...around, first.trim()]),
    rule: 'wrong-type',
    ...(first === first.trim()
      ? {
          message: `${list} ${isOne ? 'belongs' : 'belong'} under "${field}".`,
          write: `Start ${isOne ? 'the' : 'each'} line with ${document.keyAt(path).column + 1} spaces.`,
        }
      : {
          message: `There are non-breaking spaces in front of ${list}.`,
          write: 'Retype them as normal spaces.',
        }),
  });
  return [{ error, at, fields, found }];
}

type Context = ReturnType<typeof contextOf>;

/** ajv's error, with the data that messages need. */
function contextOf(document: LocatedDocument, error: ErrorObject) {
  const path = pathOfPointer(error.instancePath);
  const schema: Schema = isRecord(error.parentSchema) ? error.parentSchema : {};
  const value: unknown = error.data;
  const wanted = schema['x-wants'];
  const example = exampleOf(schema);
  return {
    ...{ document, error, path, schema, value },
    /** The value as the file spells it. */
    spelling: value === null ? 'nothing' : (document.spelling(path) ?? show(value)),
    /** The schema's hint as a sentence; undefined if it has none. */
    expected:
      typeof wanted === 'string'
        ? `Use ${wanted}.`
        : example === undefined || schema.type === 'boolean'
          ? undefined
          : withFullStop(`Enter something like ${example}`),
  };
}

/** The fields by which a menu entry opens something. */
const targets = ['url', 'list', 'external', 'action', 'dealerRange'];

/** One row for each keyword of the schemas. */
const explanations: Readonly<Record<string, (context: Context) => DiagnosticInput | undefined>> = {
  enum: ({ document, path, schema, value, spelling }) => {
    const choices: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : [];
    const word = typeof value === 'string' ? value : '';
    const words = choices.filter((choice) => typeof choice === 'string');
    const { sure, perhaps } = suggestChoice(word, words);
    const bare = choices.find((choice) => typeof choice !== 'string' && String(choice) === word);
    return {
      rule: 'not-a-choice',
      message:
        value === null
          ? 'This field is empty.'
          : choices.length === 1
            ? `This field can only be ${show(choices[0])}.`
            : "This isn't one of the choices.",
      write:
        choices.length === 1
          ? `Change it to ${show(choices[0])}, or delete the ${isOptional(document, path) ? 'field' : 'entry'}.`
          : perhaps.length > 0 && choices.length > 8
            ? 'Correct the word.'
            : `Choose ${eitherOf(choices.map(show))}.`,
      ...stated(spelling),
      candidates: [
        sure === undefined ? [] : yamlText(sure),
        bare === undefined ? [] : String(bare),
      ].flat(),
      perhaps: perhaps.slice(0, 1),
    };
  },
  'x-price': ({ value, spelling }) => priceFinding(priceError(value), spelling),
  'x-printed-price': ({ value, spelling }) =>
    priceFinding(typeof value === 'string' ? printedPriceError(value) : undefined, spelling),
  'x-time-zone': ({ value, spelling, expected }) => {
    const { sure, perhaps: near } = suggest(String(value), timeZones);
    const city = timeZones.filter((zone) => zone.endsWith(`/${value}`));
    return {
      ...wrongForm(`There's no time zone called ${value}.`, spelling, expected),
      ...candidatesOf(sure),
      perhaps: city.length > 0 ? city : near,
    };
  },
  'x-address': ({ schema, value, spelling }) => {
    const kind = schema['x-address'];
    const fault = isAddressKind(kind) && typeof value === 'string' && addressError(kind, value);
    if (!fault) return undefined;
    return {
      ...wrongForm(fault.message, fault.found ?? spelling, fault.write),
      ...candidatesOf(fault.fix === undefined ? undefined : yamlText(fault.fix)),
    };
  },
  'x-date': ({ value, spelling }) => {
    const [year = 0, month = 0] = String(value).split('-').map(Number);
    const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return {
      rule: 'no-such-day',
      message:
        month < 1 || month > 12
          ? `There's no month ${String(value).split('-')[1]}.`
          : formatDate(lastDay).replace(/(\d+) (.*)/, '$2 only has $1 days.'),
      found: spelling,
      write: 'Correct the date.',
    };
  },
  anyOf: ({ document, schema, value, expected }) => {
    const has = (name: string) => Object.hasOwn(Object(value), name);
    // The `x-price` keyword reports errors in prices.
    return schema['x-price']
      ? undefined
      : {
          rule: 'incomplete',
          message:
            document.kind === 'menu' && !has('label')
              ? 'This menu entry has no label.'
              : String(schema['x-incomplete']),
          write: String(expected)
            .replace(/^Use/, 'Add')
            .replace(
              has('label')
                ? ', or a label together with a'
                : targets.some(has)
                  ? /a category, or | together with [^.]*/g
                  : '',
              has('label') ? ',' : '',
            ),
        };
  },
  minLength: ({ spelling, expected = 'Fill it in.', schema }) => {
    const write = isProse(schema) ? `Enter ${lowerFirst(String(schema.description))}` : expected;
    return wrongForm('This field is empty.', spelling, write);
  },
  pattern: ({ schema, value, spelling, expected }) => ({
    ...wrongForm(
      value === '' ? 'This field is empty.' : "This isn't valid here.",
      spelling,
      expected,
    ),
    candidates: conversions([schema.type].flat().map(String), schema, value),
  }),
  maxLength: ({ value, schema }) => ({
    rule: 'too-long',
    message: `This text has ${String(value).length} characters.`,
    write: `Cut it to ${schema.maxLength}.`,
  }),
  minItems: wrongCount,
  maxItems: wrongCount,
  minimum: outOfRange,
  maximum: outOfRange,
  exclusiveMinimum: outOfRange,
};

function explain(context: Context): Diagnostic[] {
  const { document, error, path, spelling, expected } = context;
  if (error.keyword === 'type') return [wrongType(context)];
  if (error.keyword === 'x-one-of') return [severalTargets(context)];
  if (error.keyword === 'uniqueItems') return [repeatedItem(context)];
  if (error.keyword === 'x-unique') return repeatedFields(context);
  const explanation = explanations[error.keyword];
  const finding = explanation
    ? explanation(context)
    : wrongForm("This isn't valid here.", spelling, expected);
  return finding ? [diagnosticAt(document, path, finding)] : [];
}

/** Returns the current text, unless it's empty, which the message says. */
const stated = (found: string) => (/^(?:nothing|"")$/.test(found) ? {} : { found });

const wrongForm = (message: string, found: string, write: string | undefined): DiagnosticInput => ({
  rule: 'wrong-form',
  message,
  ...stated(found),
  ...(write !== undefined && { write }),
});

function priceFinding(fault: ReturnType<typeof priceError>, found: string) {
  if (!fault) return undefined;
  const { fix, ...rest } = fault;
  return { rule: 'price', ...rest, ...stated(found), ...candidatesOf(fix) };
}

function outOfRange({ error, path, spelling }: Context): DiagnosticInput {
  const { comparison, limit } = error.params as { comparison?: string; limit?: number };
  return {
    rule: 'out-of-range',
    message: `This number ${error.keyword === 'maximum' ? "can't be more than" : comparison === '>' ? 'must be more than' : "can't be less than"} ${limit}.`,
    found: spelling,
    write: `Correct the number${path.at(-1) === 'latitude' ? ', or swap latitude and longitude' : ''}.`,
  };
}

function wrongCount({ document, error, path, schema, value }: Context): DiagnosticInput {
  const { minItems, maxItems } = schema;
  const count = Array.isArray(value) ? value.length : 0;
  const wanted =
    minItems === maxItems
      ? `exactly ${minItems}`
      : error.keyword === 'minItems'
        ? `at least ${minItems === 1 ? 'one' : minItems}`
        : `at most ${maxItems}`;
  const entries = `${wanted} ${minItems === 1 ? 'entry' : 'entries'}`;
  const other =
    document.kind === 'menu' && path.at(-1) === 'list'
      ? '. To link to a page instead, replace "list" with "url" or "category"'
      : isOptional(document, path)
        ? ', or delete the field'
        : '';
  const missing = Number(schema[error.keyword]) - count;
  return count === 0
    ? { rule: 'wrong-count', message: 'This list is empty.', write: `Add ${entries}${other}.` }
    : {
        rule: 'wrong-count',
        message: `This list has ${count === 1 ? 'one entry' : `${count} entries`}, but it needs ${wanted}.`,
        write: missing > 0 ? `Add ${missing} more.` : `Delete ${-missing}.`,
      };
}

/** Whether an entry needs nothing else without this field. */
function isOptional({ kind, value }: LocatedDocument, path: FieldPath): boolean {
  const copy = structuredClone(value);
  const entry = path.slice(0, -1);
  Reflect.deleteProperty(Object(valueAt(copy, entry)), String(path.at(-1)));
  const check = loadSchemas()(kind);
  check.call({ mentions: [] }, copy);
  const missing = (check.errors ?? []).filter(({ keyword }) => /required|anyOf/.test(keyword));
  const places = missing.map(({ instancePath }) => fieldName(pathOfPointer(instancePath)));
  return !places.includes(fieldName(entry));
}

function repeatedItem({ document, error, path, value }: Context): Diagnostic {
  const { i, j } = error.params as { i: number; j: number };
  const [first, second] = i < j ? [i, j] : [j, i];
  return diagnosticAt(document, [...path, second], {
    rule: 'repeated',
    message: `${Array.isArray(value) ? `"${value[second]}"` : 'This entry'} is in this list twice.`,
    write: 'Delete one of them.',
    related: otherAt(document, [...path, first]),
  });
}

const otherAt = ({ file, at }: LocatedDocument, path: FieldPath) => [
  { file, line: at(path).line, field: fieldName(path), label: 'The other one is at' },
];

/** Reports list entries with the same value in a field that must be unique. */
const repeatedFields = ({ document, path, schema, value }: Context): Diagnostic[] => {
  const repeated = groupBy(entriesRepeating(schema['x-unique'], value), ({ index }) => `${index}`);
  return [...repeated.values()].flatMap((fields) => {
    const [one] = fields;
    if (!one) return [];
    const { index, first, field } = one;
    const found = String(valueAt(value, [index, field]));
    return diagnosticAt(document, [...path, index, field], {
      rule: 'repeated',
      message: `"${found}" is in this list twice.`,
      found,
      write: 'Change or delete one of them.',
      related: otherAt(document, [...path, first, field]),
    });
  });
};

/** Reports an entry with two targets. The second entry may have lost its hyphen. */
function severalTargets({ document, path, schema, value }: Context): Diagnostic {
  const targets = [schema['x-one-of']].flat();
  const present = Object.keys(isRecord(value) ? value : {}).filter((name) =>
    targets.includes(name),
  );
  const [first = '', second = ''] = present;
  return diagnosticAt(document, [...path, second], {
    key: true,
    rule: 'incomplete',
    message: `This entry already has "${first}", so it can't have "${second}" too.`,
    write:
      'Delete one of them. If a new entry starts here, put a hyphen and a space before its first field.',
  });
}

function missingFields(context: Context, names: readonly string[]): Diagnostic[] {
  const { document, path, value, schema } = context;
  // A form page needs a form, which the schema says elsewhere.
  const isOwn = isRecord(schema.properties);
  const properties: Schema = isOwn ? Object(schema.properties) : propertiesAt(document.kind, path);
  const present = Object.keys(isRecord(value) ? value : {});
  // The field may be there under a misspelt name, which is reported itself.
  const isMisspelt = (name: string) =>
    present.some(
      (key) =>
        !Object.hasOwn(properties, key) &&
        (renamed(context, key) === name || nearest(key, Object.keys(properties))[0] === name),
    );
  const missing = names.filter((name) => !isMisspelt(name));
  const [first, ...others] = missing;
  if (first === undefined) return [];
  const field: Schema = Object(properties[first]);
  const example = exampleOf(field);
  const isPrice = String(field.$ref).endsWith('/price');
  const [reason] = ['template', 'type'].filter((name) => !isOwn && present.includes(name));
  return [
    {
      ...diagnosticAt(document, path, {
        rule: 'missing-field',
        field: fieldName([...path, first]),
        message:
          others.length > 0
            ? `The ${formatList(missing.map((name) => `"${name}"`))} fields are missing.`
            : `The "${first}" field is missing${reason ? `, and ${reason === 'type' ? 'a field' : 'a page'} with ${reason}: ${Object(value)[reason]} needs it` : ''}.`,
        write: isPrice
          ? `Add "${first}", with a price, "on request" or "not sold".`
          : others.length > 0
            ? 'Add them, or delete this entry.'
            : isProse(field)
              ? `Add it: ${lowerFirst(String(field.description))}`
              : example !== undefined
                ? withFullStop(`Add it. For example: ${first}: ${example}`)
                : field.type === 'object'
                  ? adviceFor(['object'], field).replace('here', `under ${first}`)
                  : `Add it${field.type === 'array' ? ', with its entries below' : ''}.`,
      }),
      ...placeFor(context, first, properties),
    },
  ];
}

/** Finds the place after the field's predecessor in the schema, because people copy entries. */
function placeFor({ document, path, value }: Context, name: string, properties: Schema): Position {
  const order = Object.keys(properties);
  const present = isRecord(value) ? value : {};
  const before = order.slice(0, order.indexOf(name)).findLast((key) => Object.hasOwn(present, key));
  if (before === undefined) return document.at(path);
  const { line, column } = document.keyAt([...path, before]);
  const end = document.rangeOf([...path, before])?.end.line ?? line;
  return { line: end, column: end === line ? column : 1 };
}

const knownFields = ({ properties }: Schema) => Object.keys(Object(properties));
/** Suggests only fields that the entry doesn't have yet. */
const freeFields = ({ schema, value }: Context) =>
  knownFields(schema).filter((name) => !Object.hasOwn(Object(value), name));
const renamed = (context: Context, name: string) =>
  fieldCalled(name, freeFields(context), [context.schema.required ?? []].flat());

function unknownFields(context: Context, names: readonly string[]): Diagnostic[] {
  const { document, path } = context;
  const free = freeFields(context);
  const isProduct = document.kind === 'product' && path.length === 0;
  const at = (name: string, finding: Omit<DiagnosticInput, 'rule' | 'key'>) =>
    diagnosticAt(document, [...path, name], { key: true, rule: 'unknown-field', ...finding });
  const slips = names.map((name) => ({ name, slip: slipOf(context, name) }));
  const strangers = slips.flatMap(({ name, slip }) => (slip || nearest(name, free)[0] ? [] : name));
  const [first, ...others] = strangers;
  return slips.flatMap(({ name, slip }) => {
    if (slip) return at(name, slip);
    if (others.length > 0 && strangers.includes(name)) {
      if (name !== first) return [];
      const stray = at(name, {
        message: `The fields ${formatList(strangers)} don't belong here.`,
        write: `Move them under the field they belong to${isProduct ? ', such as specifications' : '. Its line may be missing'}.`,
      });
      return { ...stray, ...headsAbove(document, path, stray) };
    }
    const { sure, perhaps } = suggest(name, free);
    return at(name, {
      message: `There's no field called ${name} here.`,
      write: isProduct
        ? valueAt(context.value, ['specifications', name]) !== undefined
          ? `Delete it here. There's already one under "specifications".`
          : 'If it\'s a specification, move it under "specifications". Otherwise, correct its name, or delete it.'
        : free.length === 0
          ? 'Delete it.'
          : `Delete it, or use one of these: ${free.join(', ')}.`,
      candidates: [sure ?? perhaps[0] ?? []].flat(),
      perhaps: perhaps.slice(0, 1),
    });
  });
}

/** If a group's first line is lost, its fields or entries join the group above. */
function headsAbove(document: LocatedDocument, path: FieldPath, { line, column }: Position) {
  const isEntry = typeof path.at(-1) === 'number';
  const indent = column - (isEntry ? 5 : 3);
  if (path.length === 0 || indent < 0) return {};
  const at = isEntry ? document.at(path) : { line, column };
  const candidates = groupsOf(document.kind).map((name) => insertHead(at.line, indent, name));
  return { ...at, candidates };
}

const slipOf = (context: Context, name: string) =>
  nameSlip(name, knownFields(context.schema), context.path) ??
  renameSlip(context, name, renamed(context, name)) ??
  takenSlip(context, name);

/** Another name of a field that the entry already has. */
function takenSlip({ schema }: Context, name: string) {
  const taken = fieldCalled(name, knownFields(schema));
  return taken === undefined
    ? undefined
    : {
        message: `The right name for this field is "${taken}", which is already filled in.`,
        write: `Move what's here to "${taken}", or delete this field.`,
        candidates: [],
      };
}

function renameSlip({ schema, value }: Context, name: string, meant: string | undefined) {
  if (meant === undefined) return undefined;
  const field = isRecord(schema.properties) ? schema.properties[meant] : undefined;
  const example = isRecord(field) ? exampleOf(field) : undefined;
  const isGroup = typeof Object(value)[name] !== 'object' && /^[[{]/.test(example ?? '');
  return {
    message: `This field is called ${meant}, not ${name}.`,
    write:
      meant === 'sections'
        ? 'Put the text under "sections", in an entry with "heading" and "text".'
        : isGroup
          ? `Write the line like this: ${meant}: ${example}.`
          : `Rename ${name} to ${meant}.`,
    candidates: isGroup ? [] : [meant],
  };
}

/** In braces, YAML reads `label:Careers`, `from /selector` and names with a non-breaking space as field names. */
function nameSlip(name: string, known: readonly string[], path: FieldPath) {
  const bare = name.trim();
  if (bare !== name)
    return {
      field: fieldName([...path, bare]),
      ...(name.includes('\n')
        ? {
            message: "This field's name can't be read.",
            write: `Start the line like this: ${bare}: …`,
          }
        : {
            message: "There's a non-breaking space next to this field's name.",
            write: 'Retype it as a normal space.',
            candidates: known.includes(bare) ? [bare] : [],
          }),
    };
  const [, field = '', gap = '', value = ''] = /^(\w+)(:| +)(.+)$/.exec(name) ?? [];
  if (!known.includes(field)) return undefined;
  return {
    field: fieldName([...path, field]),
    message: `There's no ${gap === ':' ? 'space after the colon' : `colon after "${field}"`}.`,
    found: name,
    write: `Write ${field}, a colon and a space.`,
    candidates: [`${field}: ${value.trim()}`],
  };
}

/** A field of the product among its specifications. */
export const misplacedField = (field: string, value: unknown) => ({
  message: `"${field}" is a product field, not a specification.`,
  write:
    value !== null && typeof value === 'object'
      ? 'Move it and the lines under it below the specifications, and delete 2 spaces at the start of each line.'
      : 'Move this line below the specifications, and delete the spaces at its start.',
});

function wrongType({ document, path, value, schema, expected, spelling }: Context): Diagnostic {
  const types = [schema.type].flat().map(String);
  const wants = (type: string) => types.includes(type);
  const field = String(path.at(-1));
  const at = (finding: DiagnosticInput) => diagnosticAt(document, path, finding);
  if (isStatedValue(path) && fieldsOf(document.kind).includes(field))
    return at({ key: true, rule: 'wrong-type', ...misplacedField(field, value) });
  if (wants('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return at({
      rule: 'quote-text',
      message: `This field holds text, but without quotes YAML reads it as ${typeNames[typeof value]}.`,
      found: spelling,
      write:
        expected ??
        (isStatedValue(path) ? 'Use a number, or put the text in quotes.' : 'Put it in quotes.'),
      candidates: isStatedValue(path) ? [] : [JSON.stringify(spelling)],
    });
  const text = wants('string') ? sentenceMeant(document, path, value) : undefined;
  if (text !== undefined)
    return at({
      rule: 'quote-text',
      message: 'YAML starts a field wherever a colon is followed by a space, but this is text.',
      write: 'Put the text in quotes.',
      candidates: [JSON.stringify(text)],
    });
  const isGroup = isRecord(value);
  const starts = isGroup ? Object.keys(value) : typeof value === 'string' ? [value] : [];
  const dash = starts.find((each) => (isGroup ? /^(?:-[^ ]|[–—•·▪])/ : /^-[^ \d]/).test(each));
  if (wants('array') && dash !== undefined)
    return diagnosticAt(document, isGroup ? [...path, dash] : path, {
      key: isGroup,
      field: fieldName(path),
      rule: 'wrong-type',
      ...entryStart(dash),
      candidates: [`- ${dash.slice(1).trim()}`],
    });
  // `- code:QT10-S`
  const slip =
    wants('object') && typeof value === 'string'
      ? nameSlip(value.trim(), knownFields(schema), path)
      : undefined;
  if (slip) return at({ rule: 'syntax', ...slip });
  if (typeof value === 'string' && value.includes('\n'))
    return at({
      rule: 'wrong-type',
      message: `This field must be ${eitherType(types)}, but YAML reads the lines below as text.`,
      write:
        'Delete any | or > after the colon. Then check that each line below has a field name, a colon and a space, or starts with a hyphen and a space.',
    });
  return at({
    rule: 'wrong-type',
    message:
      value === null
        ? 'This field is empty.'
        : `This field must be ${eitherType(types)}${typeof value === 'object' ? `, not ${typeNames[Array.isArray(value) ? 'array' : 'object']}` : ''}.`,
    ...stated(typeof value === 'object' ? 'nothing' : spelling),
    write:
      wants('array') && typeof value === 'string'
        ? listAdvice
        : wants('array') && value === null
          ? `Add an entry${isOptional(document, path) ? ', or delete the field' : ''}.`
          : (expected ?? adviceFor(types, schema)),
    candidates: conversions(types, schema, value),
  });
}

const eitherType = (types: readonly string[]) =>
  eitherOf(types.map((type) => typeNames[type] ?? type));

const listAdvice = 'Put the entries in square brackets, like this: [first entry, second entry]';

function adviceFor(types: readonly string[], { required }: Schema): string {
  if (types.includes('array')) return listAdvice;
  const fields = types.includes('object') && Array.isArray(required) ? required : [];
  if (fields.length > 0) return `Add the fields ${formatList(fields.map(String))} here.`;
  return `Change it to ${eitherType(types)}.`;
}

/** Converts the value to the expected types, where it may be meant that way. */
function conversions(types: readonly string[], schema: Schema, value: unknown): string[] {
  const word = typeof value === 'string' ? value : '';
  const [only, ...others]: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const found: (string | undefined)[] = [];
  if (types.includes('number') || types.includes('integer'))
    found.push(suggestNumber(word.replace(/ ?(?:%|months?)$/, '')));
  if (types.includes('boolean')) found.push(suggest(word, ['true', 'false']).sure);
  if (types.includes('array') && /^[^,[\]{}]+$/.test(word))
    found.push(
      /^[A-Z\d-]+(?:\s+[A-Z\d-]+)+$/.test(word)
        ? `[${word.split(/\s+/).join(', ')}]`
        : `[${yamlText(word)}]`,
    );
  // A longer part may belong to a sentence with a comma.
  if (types.includes('array') && /^[\w-]+(?: [\w-]+)?(?:, *[\w-]+(?: [\w-]+)?)+$/.test(word))
    found.push(`[${word.split(/, */).map(yamlText).join(', ')}]`);
  if (types.includes('object')) {
    if (typeof only === 'string' && others.length === 0 && word !== '')
      found.push(`{ ${only}: ${yamlText(word)} }`);
    // [au: 100, nz: 110]
    const parts = (Array.isArray(value) ? value : []).map((part) =>
      isRecord(part) && Object.keys(part).length === 1
        ? Object.entries(part).map(([name, each]) => `${name}: ${String(each)}`)[0]
        : undefined,
    );
    if (parts.length > 0 && !parts.includes(undefined)) found.push(`{ ${parts.join(', ')} }`);
  }
  return found.flatMap((each) => each ?? []);
}

/** No field has a name like `- Two stages: sediment and carbon`. */
function sentenceMeant(document: LocatedDocument, path: FieldPath, value: unknown) {
  const [[key, rest] = [], ...others] = isRecord(value) ? Object.entries(value) : [];
  if (key === undefined || others.length > 0 || /^[a-z]\w*$/.test(key)) return undefined;
  if (typeof rest !== 'string' && typeof rest !== 'number') return undefined;
  const words = `${key}: ${document.spelling([...path, key]) ?? rest}`;
  return words.replace(/^[“„]([^“”„]*)[”“]$/, '$1');
}

const candidatesOf = (text: string | undefined) =>
  text === undefined ? {} : { candidates: [text] };

/** People copy an example, and a sentence about another product would be false. */
const isProse = ({ examples, description }: Schema) =>
  description !== undefined && Array.isArray(examples) && /\S \S+ /.test(String(examples[0]));

const exampleOf = (schema: Schema): string | undefined => {
  const [example] = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];
  const isEmptyList = Array.isArray(example) && example.length === 0;
  if (example === undefined || isEmptyList) return undefined;
  return typeof example === 'object' ? inBraces(example) : show(example);
};

/** Writes a value on one line, as the catalogue does: `{ au: 338.51, nz: not sold }`. */
const inBraces = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inBraces).join(', ')}]`;
  if (!isRecord(value)) return typeof value === 'string' ? yamlText(value) : String(value);
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${inBraces(each)}`);
  return `{ ${fields.join(', ')} }`;
};

const typeNames: Readonly<Record<string, string>> = words.typeNames;

export const show = (value: unknown): string =>
  typeof value === 'string' && /^[\w /.,-]+$/.test(value) && !/^[\d.]+$/.test(value)
    ? value
    : JSON.stringify(value);

/** Other names that people use for a field, most likely first. */
const otherNames: Readonly<Record<string, readonly string[]>> = words.otherNames;

/** Finds the field that an unknown name means: first a missing one, then any possible one. */
function fieldCalled(
  name: string,
  free: readonly string[],
  required: readonly unknown[] = [],
): string | undefined {
  const meant = (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined) ?? [];
  return (
    meant.find((each) => free.includes(each) && required.includes(each)) ??
    meant.find((each) => free.includes(each)) ??
    // linkText for linkLabel
    required
      .map(String)
      .find(
        (each) =>
          free.includes(each) &&
          /^[a-z]{4,}[A-Z]/.test(name) &&
          each.startsWith(name.replace(/[A-Z].*/, '')),
      )
  );
}
