/** A form's settings, which the page passes from the site's settings in data attributes. */
import { autofocusDelayMs } from './focus-later.ts';

export type FormSettings = {
  readonly id: string;
  readonly success: string;
  /** SPEC 9: form validation, milliseconds. */
  readonly debounceMs: number;
  readonly focusDelayMs: number;
  readonly timeoutMs: number;
  readonly helpUrl: string;
  readonly helpLabel: string;
};

/** SPEC 9: form validation debounce. */
const formDebounceMs = 300;
const sendTimeoutMs = 4000;

function milliseconds(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return text === undefined || text === '' || !(value >= 0) ? otherwise : value;
}

export function readSettings(data: Readonly<Record<string, string | undefined>>): FormSettings {
  return {
    id: data.form ?? '',
    success: data.success ?? 'Thanks, we’ve got it.',
    debounceMs: milliseconds(data.debounceMs, formDebounceMs),
    focusDelayMs: milliseconds(data.focusDelayMs, autofocusDelayMs),
    timeoutMs: milliseconds(data.timeoutMs, sendTimeoutMs),
    helpUrl: data.helpUrl ?? '/contact-us',
    helpLabel: data.helpLabel ?? 'Contact us',
  };
}
