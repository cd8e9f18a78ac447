/** SPEC 9. */
export const autofocusDelayMs = 100;

/**
 * Focuses an element after a delay (VAL-08), so screen readers find what was just rendered. Leaves the focus alone
 * if it's inside by then. Returns a function that cancels, which is always safe to call.
 */
export function focusLater(
  element: Pick<HTMLElement, 'focus' | 'matches'>,
  delayMs = autofocusDelayMs,
): () => void {
  const timer = setTimeout(() => {
    if (!element.matches(':focus-within')) element.focus();
  }, delayMs);
  return () => clearTimeout(timer);
}
