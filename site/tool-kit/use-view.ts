import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlainMatter } from './plain-matter.ts';

/** Shows the prerendered page or the tool, never both and never neither. */
export function usePlain(plain: PlainMatter, isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) plain.show();
    else plain.hide();
  }, [plain, isShown]);
}

/**
 * After a step the focus stands on the heading of the next one, so that readers of screens and
 * keyboards go on from there. The first view of a visit leaves it alone, and so does a view without
 * a `step`, its name: somebody is typing.
 */
export function useStepFocus(
  step: string | undefined,
  heading: RefObject<HTMLElement | null>,
  fallback?: () => HTMLElement | undefined,
): void {
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    if (step === undefined) return;
    const target = heading.current ?? fallback?.();
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  }, [step, heading, fallback]);
}
