/** Checks a document against its type's JSON Schema, and collects errors and references. */
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../kernel/json-record.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { diagnosticAt, type FieldPath, fieldName, type LocatedDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { schemaDiagnostics } from './schema-errors.ts';
import { loadSchemas, type Mention, pathOfPointer } from './schemas.ts';
import { unparsedMarkdown } from './unparsed-markdown.ts';

export function validate(document: LocatedDocument) {
  const check = loadSchemas()(document.kind);
  const mentions: Mention[] = [];
  const isValid = check.call({ mentions }, document.value);
  const errors = isValid ? [] : (check.errors ?? []);
  const ofSchema = schemaDiagnostics(document, errors);
  let names: ReadonlySet<string> | undefined;
  return {
    isValid,
    mentions,
    diagnostics: [
      ...ofSchema,
      ...unparsedMarkdown(document, mentions),
      ...brokenLines(document, mentions).filter(
        ({ field }) => !ofSchema.some((other) => other.field === field),
      ),
    ],
    /** Whether a field holds a name, a fact, a choice or a figure, rather than prose. */
    isName: (field: string) => {
      names ??= new Set([
        ...mentions.flatMap(namesOf).map(fieldName),
        ...errors
          .filter(isAboutOneValue)
          .map(({ instancePath }) => fieldName(pathOfPointer(instancePath))),
      ]);
      return names.has(field);
    },
  };
}

/** Only rich text has lines and paragraphs. Elsewhere pages and drawings would join them. */
function brokenLines(document: LocatedDocument, mentions: readonly Mention[]): Diagnostic[] {
  const rich = new Set(
    mentions.flatMap(({ kind, path }) => (kind === 'text' ? fieldName(path) : [])),
  );
  return findInTexts(document.value, (text, path) =>
    text.trim().includes('\n') && !rich.has(fieldName(path)) ? text : undefined,
  ).map(({ path, found }) =>
    diagnosticAt(document, path, {
      rule: 'wrong-form',
      message: 'This text has a line break, but it has to be on one line.',
      write: 'Put it all on one line.',
      candidates: [yamlText(found.trim().replaceAll(/\s*\n\s*/g, ' '))],
    }),
  );
}

/** Facts count as names, because they're as short. */
function namesOf({ kind, value, path }: Mention): FieldPath[] {
  if (kind !== 'specifications') return kind === 'text' ? [] : [path];
  return Object.keys(isRecord(value) ? value : {}).map((id) => [...path, id]);
}

/** Whether an error is about a choice, a number or an address. Prose may be too long, or meant as a list. */
const isAboutOneValue = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'type'
    ? ![parentSchema?.type].flat().some((type) => type === 'array' || type === 'object')
    : !['maxLength', 'minLength'].includes(keyword);
