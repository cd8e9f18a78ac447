import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { dirname } from 'node:path';
import { isRecord } from '../../../kernel/json-record.ts';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** JSON for scripts, HTML for people. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
} & ({ readonly json: unknown } | { readonly html: string });

export type Backend = {
  readonly name: 'items' | 'log' | 'gateway' | 'forms' | 'portal';
  readonly method: readonly ('GET' | 'POST')[];
  readonly owns: (path: string) => boolean;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
};

export function refuse(status: number, message: string): Answer {
  return { status, json: { code: status, message } };
}

/** Reads a body as a JSON object. Undefined for anything else, or if it isn't UTF-8. */
export function readObject(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Appends a record as a line of JSON. Only the owner may read the file, because visitors typed its contents. */
export async function appendLine(file: string, record: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(record)}\n`, { mode: 0o600 });
}
