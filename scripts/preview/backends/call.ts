import type { IncomingHttpHeaders } from 'node:http';

/** A request to an embedded backend, its body already read. */
export type Call = {
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** What a backend answers: JSON, or a page where a browser asked without a script. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json: unknown;
  /** Shown in place of the JSON. */
  readonly html?: string;
};

export type BackendName = 'items' | 'log' | 'gateway' | 'forms';

export type Backend = {
  readonly name: BackendName;
  readonly method: 'GET' | 'POST';
  readonly owns: (path: string) => boolean;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
};

/** An answer that says in one plain sentence why not. */
export function refuse(status: number, message: string): Answer {
  return { status, json: { code: status, message } };
}

/** A JSON object, as opposed to a list, a text or null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON object that a body holds; undefined where it is anything else, or not UTF-8. */
export function readObject(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
