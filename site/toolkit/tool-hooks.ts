import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PrerenderedParts } from './tool-props.ts';

export function usePrerendered(plain: PrerenderedParts, isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) plain.show();
    else plain.hide();
  }, [plain, isShown]);
}

/** Focuses the next step's heading, except in the first view, or while the visitor is typing (no `step`). */
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
