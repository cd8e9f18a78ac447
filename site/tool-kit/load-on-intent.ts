import { showAnswered } from './show-answered.ts';

/**
 * Loads a tool when the visit needs it: at once where the address asks for it or a visitor was faster than
 * this script, else at the first pointer, touch or focus in its elements. Until then, and if the load
 * fails, the page keeps its prerendered parts.
 */
export function loadOnIntent(
  elements: readonly Element[],
  atOnce: boolean,
  load: () => Promise<unknown>,
  onFailure: () => void,
): void {
  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  const begin = () => {
    for (const element of elements) {
      for (const event of events) element.removeEventListener(event, begin);
    }
    load().catch((error: unknown) => {
      console.error('A tool of this page cannot be loaded:', error);
      onFailure();
      showAnswered();
    });
  };
  if (atOnce || elements.some(isInUse)) begin();
  else {
    showAnswered();
    for (const element of elements) {
      for (const event of events) element.addEventListener(event, begin, { passive: true });
    }
  }
}

/** Whether someone is at it already, or has left a choice or words in it. */
function isInUse(element: Element): boolean {
  return (
    element.matches(':hover, :focus-within') ||
    [...element.querySelectorAll('select')].some(
      ({ value, options }) => value !== options[0]?.value,
    ) ||
    [...element.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
  );
}
