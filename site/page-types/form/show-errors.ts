import type { Link } from '../../../kernel/entry-types.ts';
import styles from './Form.module.css';
import type { LiveField } from './fields.ts';
import type { Outcome } from './send-form.ts';

/** Shows errors at their fields and in a summary above the form, linked for assistive technology. */

export type FieldError = { readonly name: string; readonly text: string };

export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
};

export function setDescribedBy(control: HTMLElement, id: string, isDescribed: boolean): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const others = ids.filter((other) => other !== id);
  // Screen readers read the error before the hint.
  const next = isDescribed ? [id, ...others] : others;
  if (next.length > 0) control.setAttribute('aria-describedby', next.join(' '));
  else control.removeAttribute('aria-describedby');
}

export function showError({ control }: LiveField, text: string | undefined): void {
  const id = `${control.id}-error`;
  const shown = document.getElementById(id);
  if (text === undefined) {
    shown?.remove();
    control.removeAttribute('aria-invalid');
  } else {
    if (shown) shown.textContent = text;
    else {
      const error = createElement('p', 'error', text);
      error.id = id;
      // Goes below the label, right above the answer to change.
      if (control.parentElement?.classList.contains('check')) control.parentElement.before(error);
      else control.before(error);
    }
    control.setAttribute('aria-invalid', 'true');
  }
  setDescribedBy(control, id, text !== undefined);
}

function makeNotice(
  kind: 'invalid' | 'failed' | 'sent',
  heading: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const title = createElement('h3', '', heading);
  title.id = 'form-notice';
  const className = `column gap-2 ${styles.notice} ${styles[kind]}`;
  const box = createElement('div', className, title, ...children);
  box.tabIndex = -1;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-labelledby', title.id);
  return box;
}

/** The errors after checking one field again, in form order. Errors without a field come last. */
export function withError(
  errors: readonly FieldError[],
  name: string,
  text: string | undefined,
  order: readonly string[],
): readonly FieldError[] {
  const others = errors.filter((error) => error.name !== name);
  if (text === undefined) return others;
  const position = (error: FieldError) => {
    const at = order.indexOf(error.name);
    return at < 0 ? order.length : at;
  };
  return [...others, { name, text }].sort((a, b) => position(a) - position(b));
}

function listErrors(errors: readonly FieldError[], fields: readonly LiveField[]): HTMLUListElement {
  const list = createElement('ul', '');
  for (const { name, text } of errors) {
    const control = fields.find((field) => field.name === name)?.control;
    if (!control) {
      list.append(createElement('li', '', text));
      continue;
    }
    const link = createElement('a', 'tall-link error', text);
    link.href = `#${control.id}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    list.append(createElement('li', '', link));
  }
  return list;
}

export function errorNotice(
  errors: readonly FieldError[],
  fields: readonly LiveField[],
): HTMLElement {
  const count = errors.length;
  const heading = `There's a problem. Check ${count === 1 ? 'one answer' : `${count} answers`}.`;
  return makeNotice('invalid', heading, listErrors(errors, fields));
}

const reasons: Readonly<Record<Extract<Outcome, { kind: 'failed' }>['why'], string>> = {
  offline: "You're offline. What you typed is still here. Try again when you're back online.",
  'no answer':
    "We didn't hear back, so we can't tell if it arrived. What you typed is still here. Please try again.",
  broken:
    'Something went wrong on our side. What you typed is still here. Please try again in a moment.',
};

export function failureNotice(
  why: Extract<Outcome, { kind: 'failed' }>['why'],
  help: Pick<Link, 'label' | 'url'>,
  retry: () => void,
): HTMLElement {
  const again = createElement('button', 'button', 'Try again');
  again.type = 'button';
  again.addEventListener('click', retry);
  const link = createElement('a', 'tall-link', help.label);
  link.href = help.url;
  return makeNotice(
    'failed',
    why === 'no answer' ? 'This may not have arrived' : "We couldn't send this",
    createElement('p', '', reasons[why]),
    createElement('div', 'actions', again, link),
  );
}

export function successNotice(message: string): HTMLElement {
  return makeNotice('sent', 'Sent', createElement('p', '', message));
}

/** Moves focus after a delay (VAL-08), so that screen readers announce it, unless focus is already inside. */
export function focusLater(element: Pick<HTMLElement, 'focus' | 'matches'>, delayMs: number): void {
  setTimeout(() => {
    if (!element.matches(':focus-within')) element.focus();
  }, delayMs);
}
