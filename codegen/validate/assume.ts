/**
 * Completes a file that doesn't fit its schema with the schema's examples, so rules can judge other
 * files. Nothing is generated from it.
 */
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../kernel/json-record.ts';
import type { FieldPath, FileType } from '../document.ts';
import { type Collector, loadSchemas, pathOfPointer } from './schemas.ts';

const maxRounds = 300;

export type Assumed = {
  readonly value: unknown;
  /** The replaced fields. */
  readonly paths: readonly FieldPath[];
};

/** `undefined` if examples don't help either. */
export function assume(kind: FileType, stated: unknown): Assumed | undefined {
  const validate = loadSchemas()(kind);
  const collector: Collector = { mentions: [] };
  const paths: FieldPath[] = [];
  let value: unknown = isRecord(stated) ? stated : {};
  for (let round = 0; round < maxRounds; round++) {
    if (validate.call(collector, value)) return { value, paths };
    const [error] = validate.errors ?? [];
    if (!error) return undefined;
    const path = pathOfPointer(error.instancePath);
    const missing: unknown = error.params.missingProperty;
    paths.push(typeof missing === 'string' ? [...path, missing] : path);
    value = mended(value, path, error);
  }
  return undefined;
}

function mended(value: unknown, [part, ...rest]: FieldPath, error: ErrorObject): unknown {
  if (part !== undefined) {
    const below = (isRecord(value) || Array.isArray(value) ? Object.entries(value) : []).map(
      ([key, entry]) => [key, key === String(part) ? mended(entry, rest, error) : entry] as const,
    );
    return Array.isArray(value) ? below.map(([, entry]) => entry) : Object.fromEntries(below);
  }
  const schema = isRecord(error.parentSchema) ? error.parentSchema : {};
  const fields = isRecord(value) ? value : {};
  if (error.keyword === 'required') {
    const name = String(error.params.missingProperty);
    const properties = isRecord(schema.properties) ? schema.properties : {};
    return { ...fields, [name]: exampleOf(properties[name]) };
  }
  if (error.keyword === 'additionalProperties') {
    const { [String(error.params.additionalProperty)]: _, ...others } = fields;
    return others;
  }
  return exampleOf(schema);
}

/** A reference has no examples. The next round follows it. */
function exampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  const [example] = Array.isArray(schema.examples) ? schema.examples : [];
  if (example !== undefined) return example;
  return schema.type === 'object' ? {} : null;
}
