/** Reads JSON files that a power cut or another program may have damaged, and validates them by schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import records from './records.schema.json' with { type: 'json' };

const ajv = new Ajv2020().addSchema(records);

/** Returns a reader for files of this kind. It throws an Error whose message completes "<file> …", such as "is cut short". */
export function jsonReader<T>(kind: keyof typeof records.$defs): (bytes: Uint8Array) => T {
  const validate = ajv.compile<T>({ $ref: `records#/$defs/${kind}` });
  return (bytes) => {
    const text = Buffer.from(bytes).toString('utf8');
    if (text.trim() === '') throw new Error('is empty');
    const value = parsed(text);
    if (validate(value)) return value;
    const [first] = validate.errors ?? [];
    const position = first?.instancePath === '' ? '' : ` at ${first?.instancePath}`;
    throw new Error(`isn't in the expected format${position} (${first?.message})`);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("is incomplete or isn't valid JSON");
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
