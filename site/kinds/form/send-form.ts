/** Sends the answers of a form, and tells what became of them. */
import { isRecord } from '../../../kernel/is-record.ts';
import type { Answer } from './field-rules.ts';

export type Answers = Readonly<Record<string, Answer>>;
export type Outcome =
  | { readonly kind: 'sent'; readonly message: string | undefined }
  /** What the endpoint says of each field (VAL-09). */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly why: 'offline' | 'no answer' | 'broken' };

export type SendOptions = {
  readonly url: string;
  readonly answers: Answers;
  readonly timeoutMs: number;
  /** Whether the browser says that it has no network: that is believed only of a form which did not get through. */
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

/** A page of HTML with status 200 is no success: only an answer of the endpoint that says so is (docs/runbook.md). */
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

/** Never throws: a failure is an outcome, and what was typed is still in the form. */
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
    console.error('The form could not be sent:', error);
    return { kind: 'failed', why: options.isOffline() ? 'offline' : 'no answer' };
  }
}
