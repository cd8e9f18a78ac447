import { type RefObject, useEffect, useRef } from 'react';

/** SPEC 9: the pause after the last key before a query. */
const debounceMs = 300;

/**
 * Makes the page's prerendered field query while the visitor types and when they submit. Keeps text typed before
 * the tool started, and queries it. `isTyped` means the visitor is still typing, so the focus must stay.
 */
export function useFinderField(
  query: string,
  ask: (text: string, isTyped: boolean) => void,
  heading: RefObject<HTMLElement | null>,
): void {
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  const queriedByField = useRef<string>(undefined);

  useEffect(() => {
    const field = fieldOfPage();
    if (!field?.form) return;
    const { form } = field;
    let timer: number | undefined;
    const askNow = (isTyped: boolean) => {
      window.clearTimeout(timer);
      queriedByField.current = field.value.trim();
      latestAsk.current(field.value, isTyped);
    };
    const type = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => askNow(true), debounceMs);
    };
    const send = (event: Event) => {
      event.preventDefault();
      askNow(false);
      // The same question again still leads to its answer.
      window.setTimeout(() => heading.current?.focus());
    };
    field.addEventListener('input', type);
    form.addEventListener('submit', send);
    return () => {
      window.clearTimeout(timer);
      field.removeEventListener('input', type);
      form.removeEventListener('submit', send);
    };
  }, [heading]);

  // A link, the back button or a shared address fills the field.
  useEffect(() => {
    const field = fieldOfPage();
    if (!field || query === queriedByField.current) return;
    const isFirst = queriedByField.current === undefined;
    const early = isFirst && query === '' ? field.value.trim() : '';
    queriedByField.current = early === '' ? query : early;
    if (early !== '') latestAsk.current(early, true);
    else if (!isFirst || field.value === '') field.value = query;
  }, [query]);
}

function fieldOfPage(): HTMLInputElement | undefined {
  const field = document.querySelector('main input[name="code"]');
  return field instanceof HTMLInputElement ? field : undefined;
}
