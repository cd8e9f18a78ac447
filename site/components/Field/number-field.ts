/** The least and the greatest number that each field takes. People follow the litres, so they have room for a café's. */
const limits = { kWh: [0, 200], day: [1, 99999], people: [0, 99999], mm: [1, 9999] } as const;

/** Whether a field takes a number that an address gives. */
export function isInLimits(field: keyof typeof limits, value: number): boolean {
  const [min, max] = limits[field];
  return value >= min && value <= max;
}

/** Makes an input a field for a number: a tap selects what's in it, to type over, and leaving it shows what's wrong. */
export function makeNumberField(input: HTMLInputElement, field: keyof typeof limits): void {
  const [min, max] = limits[field];
  Object.assign(input, { type: 'number', required: true, min, max });
  input.step = field === 'mm' ? '1' : 'any';
  input.onfocus = () => input.select();
  input.onchange = () => input.reportValidity();
}
