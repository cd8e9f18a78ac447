import type { FieldLimits } from '../../../kernel/answer-limits.ts';
import type { FormField } from '../../../kernel/entry-types.ts';
import type { Draft } from './draft.ts';
import type { FieldRule, Typed } from './validate-field.ts';

/** SPEC 5: a text input can trim, convert to a number, and wait until the visitor leaves it. */

export type TextInput = {
  /** VAL-04: removes spaces at both ends. */
  readonly trim: boolean;
  /** VAL-05: converts the answer to a number if it is one. */
  readonly number: boolean;
  /** VAL-06: checks when the visitor leaves the field, not while they type. */
  readonly lazy: boolean;
};

/** Reads an answer. Text that isn't a number stays text, so nothing typed is lost. */
export function readText(text: string, input: Pick<TextInput, 'trim' | 'number'>): string | number {
  const value = input.trim ? text.trim() : text;
  if (!input.number || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

export const checkEvent = ({ lazy }: Pick<TextInput, 'lazy'>): 'change' | 'input' =>
  lazy ? 'change' : 'input';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type LiveField = ReturnType<typeof readField>;

const types = ['text', 'email', 'tel', 'number', 'date', 'textarea', 'checkbox'] as const;
const trimmed: readonly string[] = ['text', 'email', 'tel', 'textarea'];

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Reads HTML's attributes, and data attributes for limits that HTML doesn't have. */
function limitsOf(control: Control, type: FormField['type']): FieldLimits {
  if (!(control instanceof HTMLInputElement)) return {};
  const { pattern, min, dataset } = control;
  const max = dataset.max ?? control.max;
  const limit = (text: string) => (type === 'number' ? Number(text) : text);
  return {
    ...(pattern !== '' && { pattern }),
    ...(dataset.patternMessage !== undefined && { patternMessage: dataset.patternMessage }),
    ...(min !== '' && { min: limit(min) }),
    ...(max !== '' && { max: limit(max) }),
  };
}

function readField(control: Control) {
  const type =
    control instanceof HTMLSelectElement
      ? 'select'
      : (types.find((each) => each === control.type) ?? 'text');
  const input: TextInput = {
    trim: trimmed.includes(control.type),
    number: type === 'number',
    lazy: control.dataset.lazy !== undefined,
  };
  const longest = control instanceof HTMLSelectElement ? -1 : control.maxLength;
  return {
    name: control.name,
    control,
    input,
    rule: {
      label: control.dataset.label ?? control.name,
      type,
      required: control.required,
      ...(longest >= 0 && { maxLength: longest }),
      ...limitsOf(control, type),
      ...(control.dataset.lookup === 'product-code' && { lookup: control.dataset.lookup }),
    } satisfies FieldRule,
    answer: (): Typed =>
      control instanceof HTMLInputElement && type === 'checkbox'
        ? control.checked
        : readText(control.value, input),
  };
}

export function readFields(form: HTMLFormElement): readonly LiveField[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ name }) => name !== '')
    .map(readField);
}

export function draftOf(fields: readonly LiveField[]): Draft {
  return Object.fromEntries(
    fields.map(({ name, control, rule }) => [
      name,
      rule.type === 'checkbox' && control instanceof HTMLInputElement
        ? control.checked
        : control.value,
    ]),
  );
}

/** Fills only empty fields, so text from the browser or the visitor stays. */
export function restoreDraft(fields: readonly LiveField[], draft: Draft): void {
  for (const { name, control } of fields) {
    const kept = draft[name];
    if (typeof kept === 'boolean' && control instanceof HTMLInputElement) {
      control.checked = control.checked || kept;
    } else if (typeof kept === 'string' && control.value === '') control.value = kept;
  }
}

/** Presets the subject from the address ("?subject=Warranty"), unless the visitor has chosen one. */
export function presetSubject(fields: readonly LiveField[], search: URLSearchParams): void {
  const named = search.get('subject');
  const control = fields.find(({ name }) => name === 'subject')?.control;
  if (control?.value !== '' || !(control instanceof HTMLSelectElement)) return;
  for (const option of control.options) if (option.value === named) option.selected = true;
}
