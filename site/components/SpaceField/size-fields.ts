/** The fields for a visitor's own space, for React and for product pages, which don't load it. */
import { readSize, type Size } from '../../../kernel/fit.ts';
import { upperFirst } from '../../../kernel/vocabulary.ts';
import { makeNumberField } from '../Field/number-field.ts';

const sides = ['height', 'width', 'depth'] as const;

export function setSizeFields(row: HTMLElement, size?: Size): void {
  row.replaceChildren(
    ...sides.map((side) => {
      const input = document.createElement('input');
      makeNumberField(input, 'mm');
      input.value = String(size?.[side] ?? '');
      const label = document.createElement('label');
      label.className = 'field hint';
      label.append(`${upperFirst(side)}, mm`, input);
      return label;
    }),
  );
}

/** Undefined until all three are whole millimetres. */
export function sizeIn(row: HTMLElement): Size | undefined {
  const [high, wide, deep] = [...row.querySelectorAll('input')].map(({ value }) => Number(value));
  return readSize([wide, high, deep].join('x'));
}
