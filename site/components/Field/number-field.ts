import { formatNumber } from '../../../kernel/format.ts';

/** Each field's minimum and maximum. People follow from litres, so their maximum covers a café. */
const limits = { kWh: [0, 200], day: [1, 99999], people: [0, 99999], mm: [1, 9999] } as const;

export function isInLimits(field: keyof typeof limits, value: number): boolean {
  const [min, max] = limits[field];
  return value >= min && value <= max;
}

/** Makes a labelled input a number field. A tap selects its text, a comma is a decimal point, and errors show below its row. */
export function makeNumberField(input: HTMLInputElement, field: keyof typeof limits): void {
  const [min, max] = limits[field];
  Object.assign(input, { type: 'number', required: true, min, max });
  input.step = field === 'mm' ? '1' : 'any';
  const remember = () => {
    if (input.validity.valid) input.dataset.valid = input.value;
  };
  input.onfocus = () => {
    remember();
    showProblem(input);
    input.select();
  };
  input.onbeforeinput = (event) => {
    if (!event.data?.includes(',')) return;
    event.preventDefault();
    // Commas between thousands, as in a pasted "1,080", aren't decimal.
    const text = event.data.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').replace(',', '.');
    document.execCommand('insertText', false, text);
  };
  input.onblur = () => showProblem(input);
  input.oninput = () => {
    remember();
    // Another field's wrong entry goes back to its last valid number, which counted all along.
    for (const other of input.closest('.fields')?.querySelectorAll('input') ?? [])
      if (other !== input && !other.validity.valid) other.value = other.dataset.valid ?? '';
    // Waits for scripts that set other fields by this one.
    setTimeout(() => showProblem(input));
  };
}

/** Marks wrong fields in the part's row. Names the first one's problem below the row, or removes it once it's fixed. */
export function showProblem(part: Element): void {
  const row = part.closest('.fields');
  if (!row) return;
  for (const each of row.querySelectorAll('input'))
    each.setAttribute('aria-invalid', `${!each.validity.valid}`);
  const wrong = row.querySelector<HTMLInputElement>(':invalid');
  const next = row.nextElementSibling;
  const shown = next?.role === 'alert' ? next : undefined;
  if (!wrong) {
    shown?.remove();
    return;
  }
  const problem = shown ?? document.createElement('p');
  problem.className = 'error';
  problem.role = 'alert';
  const what =
    wrong.step === '1'
      ? 'Enter whole millimetres'
      : `${wrong.labels?.[0]?.textContent}: enter a number`;
  problem.textContent = `${what}, ${formatNumber(Number(wrong.min))} to ${formatNumber(Number(wrong.max))}. We'll use your last valid number until you change it.`;
  if (!shown) row.after(problem);
}
