import { isRecord } from '../../../kernel/json-record.ts';
import type { Typed } from './validate-field.ts';

export type Outcome =
  | { readonly kind: 'sent'; readonly message: string | undefined }
  /** The endpoint's message for each field (VAL-09). */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly why: 'offline' | 'no answer' | 'broken' };

type SendOptions = {
  readonly url: string;
  readonly answers: Readonly<Record<string, Typed>>;
  readonly timeoutMs: number;
  /** Read only after a failed request, because browsers can be wrong about the network. */
  readonly isOffline: () => boolean;
};

function readErrors(json: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { errors } = json;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}

/** Requires JSON that reports success (docs/runbook.md). An HTML page with status 200 isn't enough. */
export function readOutcome(status: number, body: unknown): Outcome {
  if (!isRecord(body)) return { kind: 'failed', why: 'broken' };
  const saysSo = body.code === 200 || body.ok === true || body.success === true;
  if (status >= 200 && status < 300 && saysSo) {
    return { kind: 'sent', message: typeof body.message === 'string' ? body.message : undefined };
  }
  const errors = status === 422 ? readErrors(body) : {};
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'failed', why: 'broken' };
}

/** Never throws. A failure is an outcome, and the text stays in the form. */
export async function sendForm(options: SendOptions): Promise<Outcome> {
  try {
    const answer = await fetch(options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(options.answers),
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    return readOutcome(answer.status, body);
  } catch (error) {
    console.error('The form failed to send:', error);
    return { kind: 'failed', why: options.isOffline() ? 'offline' : 'no answer' };
  }
}
