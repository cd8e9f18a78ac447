import type { LiveField } from './fields.ts';
import type { Outcome } from './send-form.ts';
import type { FormSettings } from './settings.ts';
import { createElement, type FieldError, listErrors, makeNotice } from './show-errors.ts';

export function errorNotice(
  faults: readonly FieldError[],
  fields: readonly LiveField[],
): HTMLElement {
  const count = faults.length;
  const heading = `There’s a problem. Check ${count === 1 ? 'one answer' : `${count} answers`}.`;
  return makeNotice('faulty', heading, listErrors(faults, fields));
}

const reasons: Readonly<Record<Extract<Outcome, { kind: 'failed' }>['why'], string>> = {
  offline: 'You’re offline. What you typed is still here. Try again when you’re back online.',
  'no answer':
    'We didn’t hear back, so we can’t tell if it arrived. What you typed is still here. Please try again.',
  broken:
    'Something went wrong on our side. What you typed is still here. Please try again in a moment.',
};

export function failureNotice(
  why: Extract<Outcome, { kind: 'failed' }>['why'],
  { helpUrl, helpLabel }: FormSettings,
  retry: () => void,
): HTMLElement {
  const again = createElement('button', 'button', 'Try again');
  again.type = 'button';
  again.addEventListener('click', retry);
  const help = createElement('a', 'tall-link', helpLabel);
  help.href = helpUrl;
  return makeNotice(
    'failed',
    why === 'no answer' ? 'This may not have arrived' : 'We couldn’t send this',
    createElement('p', '', reasons[why]),
    createElement('div', 'actions', again, help),
  );
}

export function successNotice(message: string): HTMLElement {
  return makeNotice('sent', 'Sent', createElement('p', '', message));
}
