import type { IncomingHttpHeaders } from 'node:http';
import { isRecord } from '../../../kernel/is-record.ts';

/** A request to an embedded backend, its body already read. */
export type Call = {
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** What a backend answers: JSON to scripts, HTML to people. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
} & ({ readonly json: unknown } | { readonly html: string });

export type BackendName = 'items' | 'log' | 'gateway' | 'forms' | 'portal' | 'vitals';

export type Backend = {
  readonly name: BackendName;
  readonly method: readonly ('GET' | 'POST')[];
  readonly owns: (path: string) => boolean;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
};

/** An answer that says in one plain sentence why not. */
export function refuse(status: number, message: string): Answer {
  return { status, json: { code: status, message } };
}

/** The JSON object that a body holds; undefined where it is anything else, or not UTF-8. */
export function readObject(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
