/** Reads one file of the catalogue. Imports the slow parsers, so it's only loaded for uncached files. */
import type { RichText } from '../../kernel/entry-types.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { dedupe } from '../diagnostics/dedupe.ts';
import { type Diagnostic, fileDiagnostic } from '../diagnostics/diagnostic.ts';
import { applyEdit } from '../diagnostics/text-edit.ts';
import { type ReadAgain, verifyFixes } from '../diagnostics/verify-fixes.ts';
import {
  type FileType,
  fileTypes,
  type LocatedDocument,
  type Reference,
  type ValueDocument,
} from '../document.ts';
import { type Assumed, assume } from '../validate/assume.ts';
import { fieldsOf, groupsOf, type Mention, requiredOf } from '../validate/schemas.ts';
import { validate } from '../validate/validate.ts';
import { decode, maxDepth } from './decode.ts';
import { nameWithoutExtension } from './file-types.ts';
import { linksIn, plainRichText } from './rich-text.ts';
import { syntaxSlips } from './syntax-slips.ts';
import { valueSlips } from './value-slips.ts';
import { parseYaml, positionsIn, valuesOf } from './yaml.ts';

export type ParsedFile = {
  /** Absent if the file couldn't be read. */
  readonly content?: { readonly value: unknown; readonly isValid: boolean };
  /** Replaces settings that don't fit their schema, so rules can judge other files. */
  readonly assumed?: Assumed | undefined;
  readonly references: readonly Reference[];
  readonly spellings: Readonly<Record<string, string>>;
  /** Copy with markup, and its parsed form. */
  readonly texts: readonly (readonly [text: string, parsed: RichText])[];
  readonly diagnostics: readonly Diagnostic[];
  /** The type that the file's contents fit, if its folder is for another type. */
  readonly meant?: FileType | undefined;
  /** The text of a file with errors; absent if the bytes aren't text. */
  readonly text?: string | undefined;
};

/** `file` is its path in the catalogue. */
export async function parseFile(
  file: string,
  kind: FileType,
  bytes: Uint8Array,
): Promise<ParsedFile> {
  const unread = (diagnostics: readonly Diagnostic[], text?: string): ParsedFile => ({
    ...{ references: [], spellings: {}, texts: [], diagnostics, text },
    assumed: assumedFor(kind, diagnostics),
  });
  const decoded = decode(file, bytes);
  if ('problem' in decoded) return unread([decoded.problem]);
  const { text } = decoded;
  const read = parseText(file, kind, text);
  const diagnostics = verified(text, read, (edited) => {
    const again = parseText(file, kind, edited);
    return again.document && again.diagnostics.filter(({ tentative }) => !tentative);
  });
  if (!read.document) return unread(diagnostics, text);
  const { value, values, validation } = read;
  const isUnread = values.diagnostics.some(({ severity }) => severity === 'error');
  const isValid = validation.isValid && !isUnread && !read.slips.some(isError);
  const texts = await parseTexts(validation.mentions);
  return {
    content: { value, isValid },
    references: validation.mentions.flatMap((mention) => referencesOf(mention, texts)),
    spellings: Object.fromEntries(values.respelled),
    texts: [...texts],
    diagnostics,
    ...(!isValid && {
      text,
      assumed: assumedFor(kind, diagnostics, value),
      meant: otherKind(kind, value, text),
    }),
  };
}

const isError = ({ severity, tentative }: Diagnostic) => severity === 'error' && !tentative;

type ParsedText = ReturnType<typeof parseText>;

/** Parses and validates YAML without trying fixes. */
function parseText(file: string, kind: FileType, text: string) {
  const refuse = (message: string, write: string, line = 1) => ({
    document: undefined,
    diagnostics: [fileDiagnostic(file, 'plain-yaml', message, write, { line, column: 1 })],
  });
  const directive = /^(?:[ \t]*(?:#[^\n]*)?\n)*%/.exec(text);
  if (directive)
    return refuse(
      'YAML reads a line that starts with % as an instruction.',
      'Delete the line.',
      directive[0].split('\n').length,
    );
  const parsed = parseYaml(text);
  // The parser recurses, and stops before the process does (ACCEPTANCE 17).
  const tooDeep = parsed.documents[0]?.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (tooDeep)
    return refuse(
      `Fields and lists can't be more than ${maxDepth} levels deep.`,
      'Use fewer levels.',
      parsed.lines.linePos(tooDeep.pos[0]).line,
    );
  const groups = () => groupsOf(kind);
  const syntax = syntaxSlips(file, text, parsed, groups, () => fieldsOf(kind));
  if (syntax.length > 0) return { document: undefined, diagnostics: syntax };
  const [first, second] = parsed.documents;
  if (!first || first.contents === null)
    return refuse(
      'This file has no fields.',
      `Fill it in${/^(?:product|page|category|places)$/.test(kind) ? ', or delete it' : ''}.`,
    );
  if (second) {
    const { line } = parsed.lines.linePos(second.range[0]);
    const rows = text.split('\n').slice(0, line);
    const end = rows.findLastIndex((row) => row.startsWith('...'));
    return end === -1 || rows.at(-1)?.startsWith('---')
      ? refuse(
          'The line --- starts a second document in this file.',
          'Delete the line, or move everything below it to another file.',
          line,
        )
      : refuse(
          'YAML reads a line of three dots (...) as the end of the file.',
          'Delete this line.',
          end + 1,
        );
  }
  const values = valuesOf(file, text, parsed);
  const { value } = values;
  const name = nameWithoutExtension(file);
  const document: LocatedDocument = { file, kind, name, value, ...positionsIn(text, parsed) };
  const validation = validate(document);
  const slips = valueSlips(file, text, parsed, values, validation.isName, groups);
  const diagnostics = dedupe([...values.diagnostics, ...slips], validation.diagnostics);
  return { document, value, values, slips, validation, diagnostics };
}

/** Returns a document with its values' positions; undefined if the file can't be read. */
export function locatedDocument(
  { file, name, kind }: Pick<ValueDocument, 'file' | 'name' | 'kind'>,
  bytes: Uint8Array,
): LocatedDocument | undefined {
  const decoded = decode(file, bytes);
  if ('problem' in decoded) return undefined;
  const parsed = parseYaml(decoded.text);
  if (!parsed.documents[0] || parsed.documents[0].errors.length > 0) return undefined;
  const { value } = valuesOf(file, decoded.text, parsed);
  return { file, name, kind, value, ...positionsIn(decoded.text, parsed) };
}

/** Verifies each syntax slip with the likely repairs of the others in place. */
function verified(text: string, { document, diagnostics }: ParsedText, reread: ReadAgain) {
  if (document || diagnostics.length < 2) return verifyFixes(text, diagnostics, reread);
  return diagnostics.flatMap((diagnostic) => {
    const others = diagnostics.filter((other) => other !== diagnostic);
    const repaired = others.reduce(
      (each, { candidates: [edit] = [] }) => (edit ? applyEdit(each, edit) : each),
      text,
    );
    return verifyFixes(repaired, [diagnostic], reread);
  });
}

const referencesOf = (
  { kind, value, path }: Mention,
  texts: ReadonlyMap<string, RichText>,
): Reference[] => {
  if (typeof value !== 'string' || kind === 'specifications') return [];
  if (kind !== 'text') return [{ kind, value, path }];
  const parsed = texts.get(value) ?? plainRichText(value) ?? [];
  return linksIn(parsed).map((url) => ({ kind: 'link', value: url, path, within: true }));
};

/** Finds the type of a file in the wrong folder, if all fields are that type's and not all its own. */
function otherKind(kind: FileType, value: unknown, text: string): FileType | undefined {
  const keys = isRecord(value) ? Object.keys(value) : [];
  const knows = (each: FileType) => keys.every((key) => fieldsOf(each).includes(key));
  if (keys.length < 2 || knows(kind)) return undefined;
  const [, named] = /\$schema=\S*?([\w-]+)\.schema\.json/.exec(text) ?? [];
  const like = fileTypes.filter(
    (each) =>
      knows(each) && (each === named || requiredOf(each).every((field) => keys.includes(field))),
  );
  return like.length === 1 ? like[0] : like.find((each) => each === named);
}

/** Assumes values for settings, redirects, or a file with only unknown fields, so that rules can judge other files. */
function assumedFor(kind: FileType, diagnostics: readonly Diagnostic[], value?: unknown) {
  const isStray = ({ rule, fix, perhaps = [], severity }: Diagnostic) =>
    severity === 'warning' || (rule === 'unknown-field' && !fix && perhaps.length === 0);
  const isJudged =
    kind === 'site' ||
    (value !== undefined && (kind === 'redirects' || diagnostics.every(isStray)));
  return isJudged ? assume(kind, value) : undefined;
}

/** Loaded for the first copy with markup, because most checks find it all in the cache. */
let markdown: Promise<typeof import('./markdown.ts')> | undefined;

async function parseTexts(mentions: readonly Mention[]): Promise<ReadonlyMap<string, RichText>> {
  const marked = mentions.flatMap(({ kind, value }) =>
    kind === 'text' && typeof value === 'string' && !plainRichText(value) ? [value] : [],
  );
  if (marked.length === 0) return new Map();
  markdown ??= import('./markdown.ts');
  const { parseMarkdown } = await markdown;
  return new Map(marked.map((text) => [text, parseMarkdown(text)]));
}
