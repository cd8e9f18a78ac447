/** SPEC 9. */
export const autofocusDelayMs = 100;

/**
 * Puts the focus on an element after a while (VAL-08), so that what has just been drawn is there
 * for readers of screens too. Calling the answer off is safe at any time.
 */
export function focusLater(
  element: Pick<HTMLElement, 'focus'>,
  delayMs = autofocusDelayMs,
): () => void {
  const timer = setTimeout(() => element.focus(), delayMs);
  return () => clearTimeout(timer);
}
