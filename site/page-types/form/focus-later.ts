/**
 * Focuses an element after a delay (VAL-08), so screen readers find what was just rendered. Leaves the focus alone
 * if it's inside by then.
 */
export function focusLater(element: Pick<HTMLElement, 'focus' | 'matches'>, delayMs: number): void {
  setTimeout(() => {
    if (!element.matches(':focus-within')) element.focus();
  }, delayMs);
}
