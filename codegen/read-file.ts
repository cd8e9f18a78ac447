/** What one file of the catalogue says by itself. Everything that is slow about reading stands behind this module. */
import { hash } from 'node:crypto';
import type { RichText } from '../kernel/contract.ts';
import { isRecord } from '../kernel/is-record.ts';
import { checkShape, type ShapeResult } from './check-shape.ts';
import { createEffort } from './effort.ts';
import { onceTold } from './once-told.ts';
import type { Doubt, Problem } from './problem.ts';
import {
  type FieldPath,
  type FoundReference,
  type Kind,
  kinds,
  type StatedFacts,
} from './read/document.ts';
import { readDocument } from './read/read-document.ts';
import { linksIn, plainText } from './read/rich-text.ts';
import { samplesIn } from './read/samples.ts';
import { placeKey } from './read/values.ts';
import { withoutAmounts } from './read/without-amounts.ts';
import { type Judge, settle } from './settle.ts';
import { type Assumed, assume } from './shape/assumed.ts';
import { fieldsOf, type Mention, requiredOf } from './shape/schemas.ts';

/** Plain data: it is kept until the file changes. */
export type FileReading = {
  /** Absent where the file could not be read. */
  readonly content?: { readonly value: unknown; readonly fits: boolean };
  /** Of settings that do not fit: what other files are judged by. */
  readonly assumed?: Assumed;
  readonly references: readonly FoundReference[];
  readonly facts: readonly StatedFacts[];
  readonly samples: readonly FieldPath[];
  /** The texts with marks that are more than a link or a bold word, as the parser reads them. */
  readonly texts: readonly (readonly [text: string, parsed: RichText])[];
  readonly problems: readonly Problem[];
  /** What the file says, where that is another kind than its folder holds. */
  readonly meant?: Kind;
  /** The text of a file that is not as it must be; absent too where the bytes are no text. */
  readonly text?: string;
  /** A hash of all of this, whatever the amounts of a product's prices are. */
  readonly apartFromAmounts: string;
};

export async function readFile(
  file: string,
  name: string,
  kind: Kind,
  bytes: Uint8Array,
): Promise<FileReading> {
  const reading = await readAll(file, name, kind, bytes);
  const { content } = reading;
  const told =
    content?.fits && kind === 'product'
      ? { ...reading, content: { fits: true, value: withoutAmounts(content.value) } }
      : reading;
  return { ...reading, apartFromAmounts: hash('sha256', JSON.stringify(told), 'base64url') };
}

async function readAll(
  file: string,
  name: string,
  kind: Kind,
  bytes: Uint8Array,
): Promise<Omit<FileReading, 'apartFromAmounts'>> {
  const judge = judgeOf(file, name, kind);
  const { document, text, respelled, problems, suspicions } = readDocument(
    file,
    name,
    kind,
    bytes,
    judge,
  );
  const broken = text === undefined ? {} : { text };
  if (!document)
    return {
      references: [],
      facts: [],
      samples: [],
      texts: [],
      problems,
      ...broken,
      ...settings(kind),
    };
  const shape = checkShape(document);
  const read = inNames(problems, shape);
  // What could not be read as meant says nothing that others could rely on.
  const fits = shape.fits && read.every(({ severity }) => severity === 'warning');
  const texts = await parseTexts(shape.mentions);
  const referencesOf = ({ kind: named, value, path }: Mention): FoundReference[] => {
    if (typeof value !== 'string' || named === 'specifications') return [];
    if (named !== 'text') return [{ kind: named, value, path }];
    const parsed = texts.get(value) ?? plainText(value) ?? [];
    return linksIn(parsed).map((url) => ({ kind: 'link', value: url, path, within: true }));
  };
  const factsOf = ({ kind: named, value: values, path }: Mention): StatedFacts[] => {
    if (named !== 'specifications' || !isRecord(values)) return [];
    const spellings = Object.keys(values).flatMap((id) => {
      const spelling = respelled?.get(placeKey([...path, id]));
      return spelling === undefined ? [] : [[id, spelling] as const];
    });
    return [{ path, values, spellings: Object.fromEntries(spellings) }];
  };
  return {
    content: { value: document.value, fits },
    references: shape.mentions.flatMap(referencesOf),
    facts: shape.mentions.flatMap(factsOf),
    samples: samplesIn(document.value),
    texts: [...texts],
    problems: onceTold(
      settle(text ?? '', together(read, shape.problems), inProse(suspicions ?? [], shape), judge),
    ),
    ...(!fits && {
      ...broken,
      ...settings(kind, document.value),
      ...otherKind(kind, document.value, bytes),
    }),
  };
}

/** Of a file in the folder of another kind: its fields are all those of one kind, and not of its own. */
function otherKind(kind: Kind, value: unknown, bytes: Uint8Array): Pick<FileReading, 'meant'> {
  const keys = isRecord(value) ? Object.keys(value) : [];
  const knows = (each: Kind) => keys.every((key) => fieldsOf(each).includes(key));
  if (keys.length < 2 || knows(kind)) return {};
  const [, said] = /\$schema=\S*?([\w-]+)\.schema\.json/.exec(Buffer.from(bytes).toString()) ?? [];
  const like = kinds.filter(
    (each) =>
      knows(each) && (each === said || requiredOf(each).every((name) => keys.includes(name))),
  );
  const [meant] = like.length === 1 ? like : like.filter((each) => each === said);
  return meant === undefined ? {} : { meant };
}

/** Without its settings nothing of a catalogue could be judged. */
function settings(kind: Kind, value?: unknown): Pick<FileReading, 'assumed'> {
  const assumed = kind === 'site' ? assume(kind, value) : undefined;
  return assumed ? { assumed } : {};
}

/** What may be right in prose is an error in a name. */
function inNames(read: readonly Doubt[], { names }: ShapeResult): readonly Doubt[] {
  if (!read.some(({ inName }) => inName)) return read;
  const fields = names();
  return read.map((doubt) =>
    doubt.inName && fields.has(doubt.field)
      ? { ...doubt, ...doubt.inName, severity: 'error' }
      : doubt,
  );
}

/** What may be wrong in prose is right in a name. */
function inProse(suspicions: readonly Doubt[], { names }: ShapeResult): readonly Doubt[] {
  if (suspicions.every(isError)) return suspicions;
  const fields = names();
  return suspicions.filter((found) => isError(found) || !fields.has(found.field));
}

const isError = ({ severity }: Doubt): boolean => severity === 'error';

/** A value that could not be read as meant has not got the wrong shape as well. */
function together(read: readonly Doubt[], shape: readonly Doubt[]): Doubt[] {
  const placeOf = ({ line, column }: Problem) => `${line}:${column}`;
  // NO is no switch where a country is wanted, nor in quotes a country.
  const choices = new Set(
    shape.flatMap((found) => (found.rule === 'not-a-choice' ? placeOf(found) : [])),
  );
  const isWord = (found: Doubt) => found.rule === 'quote-text' && choices.has(placeOf(found));
  const amiss = new Set(read.filter((found) => isError(found) && !isWord(found)).map(placeOf));
  const wrong = new Set(shape.filter(isError).map(placeOf));
  // Nor is only suspected what is wrong for sure.
  const said = read.filter((found) =>
    isError(found) ? !isWord(found) : !wrong.has(placeOf(found)),
  );
  // An anchor, a tag or the next line took the place of what was meant.
  const lost = new Set(
    read.flatMap(({ rule, severity, inName, field }) =>
      rule === 'plain-yaml' || (inName && severity === 'error') ? field : [],
    ),
  );
  return [
    ...said,
    ...shape.filter(
      (found) => !amiss.has(placeOf(found)) && !(found.field !== '' && lost.has(found.field)),
    ),
  ];
}

/** Reads a text as this file would be read. */
function judgeOf(file: string, name: string, kind: Kind): Judge {
  const effort = createEffort();
  const judge = (text: string) => {
    effort.read(text);
    const { document, problems } = readDocument(file, name, kind, new TextEncoder().encode(text));
    if (!document) return undefined;
    const shape = checkShape(document);
    const all = together(inNames(problems, shape), shape.problems);
    effort.found(all.length);
    return { value: document.value, problems: all };
  };
  return Object.assign(judge, { fields: () => fieldsOf(kind), effort });
}

async function parseTexts(mentions: readonly Mention[]): Promise<ReadonlyMap<string, RichText>> {
  const marked = mentions.flatMap(({ kind, value }) =>
    kind === 'text' && typeof value === 'string' && !plainText(value) ? [value] : [],
  );
  if (marked.length === 0) return new Map();
  const { markedText } = await import('./read/marked-text.ts');
  return new Map(marked.map((text) => [text, markedText(text)]));
}
