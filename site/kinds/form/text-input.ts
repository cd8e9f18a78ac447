/** The text input of SPEC 5: it can trim, coerce to a number, and run lazily. */

export type TextInput = {
  /** VAL-04: spaces at both ends are not part of the answer. */
  readonly trim: boolean;
  /** VAL-05: the answer is a number where the text is one. */
  readonly number: boolean;
  /** VAL-06: looked at when the field is left, not while it is typed in. */
  readonly lazy: boolean;
};

/** The answer that a text stands for. Text that is no number stays text, so that nothing typed is lost. */
export function readText(text: string, input: Pick<TextInput, 'trim' | 'number'>): string | number {
  const value = input.trim ? text.trim() : text;
  if (!input.number || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

/** The event of the browser that a field is looked at on. */
export const lookedAtOn = ({ lazy }: Pick<TextInput, 'lazy'>): 'change' | 'input' =>
  lazy ? 'change' : 'input';
