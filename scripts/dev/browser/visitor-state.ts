/** Carries typed text, focus and scroll position over a reload. Browsers restore only some fields. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type VisitorState = {
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Index of the focused field, or -1. */
  readonly focus: number;
};

const key = 'development-visitor-state';

const fields = (): Field[] => [
  ...document.querySelectorAll<Field>(
    'textarea, select, input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio])',
  ),
];

export function saveVisitorState(): void {
  const all = fields();
  const state: VisitorState = {
    address: location.href,
    x: scrollX,
    y: scrollY,
    fields: all.map(({ name, value }) => ({ name, value })),
    focus: all.findIndex((field) => field.matches(':focus')),
  };
  sessionStorage.setItem(key, JSON.stringify(state));
}

export function restoreVisitorState(): void {
  const saved = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (saved === null) return;
  const state: VisitorState = JSON.parse(saved);
  if (state.address !== location.href) return;
  for (const [index, field] of fields().entries()) {
    const former = state.fields[index];
    if (former?.name === field.name && former.value !== field.value) type(field, former.value);
    if (index === state.focus) field.focus({ preventScroll: true });
  }
  const scroll = () => scrollTo({ left: state.x, top: state.y, behavior: 'instant' });
  scroll();
  addEventListener('load', scroll, { once: true });
}

/** React notices a new value only if it's set past React's own setter, followed by an input event. */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
