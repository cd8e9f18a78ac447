/** SPEC 9. */
export const autofocusDelayMs = 100;

/**
 * Puts the focus on an element after a while (VAL-08), so that what has just been drawn is there
 * for readers of screens too; who is in it by then stays there. Calling the answer off is safe at any
 * time.
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
