/** What somebody sees and has typed survives a reload: a browser forgets fields that it may not complete. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Place = {
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** The number of the field that has the focus; -1: none. */
  readonly focus: number;
};

const key = 'development-place';

const fields = (): Field[] => [
  ...document.querySelectorAll<Field>(
    'textarea, select, input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio])',
  ),
];

export function keepPlace(): void {
  const all = fields();
  const place: Place = {
    address: location.href,
    x: scrollX,
    y: scrollY,
    fields: all.map(({ name, value }) => ({ name, value })),
    focus: all.findIndex((field) => field.matches(':focus')),
  };
  sessionStorage.setItem(key, JSON.stringify(place));
}

export function returnToPlace(): void {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (kept === null) return;
  const place: Place = JSON.parse(kept);
  if (place.address !== location.href) return;
  for (const [index, field] of fields().entries()) {
    const former = place.fields[index];
    if (former?.name === field.name && former.value !== field.value) type(field, former.value);
    if (index === place.focus) field.focus({ preventScroll: true });
  }
  const scroll = () => scrollTo({ left: place.x, top: place.y, behavior: 'instant' });
  scroll();
  addEventListener('load', scroll, { once: true });
}

/** As if it were typed: React hears of a value only where its own setter is passed by. */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
