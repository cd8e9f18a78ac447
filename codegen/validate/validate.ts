/** A document against the JSON Schema of its type: if it fits, what is wrong, and what it refers to. */
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../kernel/records.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FieldPath, fieldName, type LocatedDocument } from '../document.ts';
import { schemaDiagnostics } from './schema-errors.ts';
import { loadSchemas, type Mention, pathOfPointer } from './schemas.ts';
import { unparsedMarkdown } from './unparsed-markdown.ts';

export type Validation = {
  readonly fits: boolean;
  readonly mentions: readonly Mention[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a field holds a name, a fact, a choice or a figure, rather than prose. */
  readonly isName: (field: string) => boolean;
};

export function validate(document: LocatedDocument): Validation {
  const check = loadSchemas()(document.kind);
  const mentions: Mention[] = [];
  const fits = check.call({ mentions }, document.value);
  const errors = fits ? [] : (check.errors ?? []);
  let names: ReadonlySet<string> | undefined;
  return {
    fits,
    mentions,
    diagnostics: [...schemaDiagnostics(document, errors), ...unparsedMarkdown(document, mentions)],
    isName: (field) => {
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

/** Facts are as short as names. */
function namesOf({ kind, value, path }: Mention): FieldPath[] {
  if (kind !== 'specifications') return kind === 'text' ? [] : [path];
  return Object.keys(isRecord(value) ? value : {}).map((id) => [...path, id]);
}

/** About a choice, a figure or an address. Prose may be too long, and a list may have been meant. */
const isAboutOneValue = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'type'
    ? ![parentSchema?.type].flat().some((type) => type === 'array' || type === 'object')
    : !['maxLength', 'minLength'].includes(keyword);
