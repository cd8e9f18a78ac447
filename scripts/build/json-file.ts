/** Reads JSON files that a power cut or another program may have damaged, and validates them by schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020();

/** Returns a reader for files with this schema. It throws an Error whose message completes "<file> …", such as "is cut short". */
export function jsonReader<T>(schema: object): (bytes: Uint8Array) => T {
  const validate = ajv.compile<T>(schema);
  return (bytes) => {
    const text = Buffer.from(bytes).toString('utf8');
    if (text.trim() === '') throw new Error('is empty');
    const value = parsed(text);
    if (validate(value)) return value;
    const [first] = validate.errors ?? [];
    const position = first?.instancePath === '' ? '' : ` at ${first?.instancePath}`;
    throw new Error(`has the wrong content${position} (${first?.message})`);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("is incomplete, or was edited and isn't valid JSON any more");
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const md5Schema = { type: 'string', pattern: '^[0-9a-f]{32}$' };
/** Paths of published files: inside the folder, and never in .puretec/, which holds our own records. */
export const pathSchema = {
  type: 'string',
  pattern: '^(?!\\.puretec/)(?!/)(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\\\\\u0000-\\u001f]+$',
};
