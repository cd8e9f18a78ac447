/** SPEC 5: a text input can trim, convert to a number, and wait until the visitor leaves it. */

export type TextInput = {
  /** VAL-04: removes spaces at both ends. */
  readonly trim: boolean;
  /** VAL-05: converts the answer to a number if it is one. */
  readonly number: boolean;
  /** VAL-06: checks when the visitor leaves the field, not while they type. */
  readonly lazy: boolean;
};

/** The answer in a text. Text that isn't a number stays text, so nothing typed is lost. */
export function readText(text: string, input: Pick<TextInput, 'trim' | 'number'>): string | number {
  const value = input.trim ? text.trim() : text;
  if (!input.number || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

export const checkEvent = ({ lazy }: Pick<TextInput, 'lazy'>): 'change' | 'input' =>
  lazy ? 'change' : 'input';
