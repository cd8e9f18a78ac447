import { showTool } from './tool-notice.ts';

/** Loads a tool at once if the address or an early visitor asks, otherwise when its elements are first used. */
export function loadOnIntent(
  elements: readonly Element[],
  atOnce: boolean,
  load: () => Promise<unknown>,
  onFailure: () => void,
): void {
  const begin = () => {
    load().catch((error: unknown) => {
      console.error('A tool on this page failed to load:', error);
      onFailure();
      showTool();
    });
  };
  if (atOnce || elements.some(isInUse)) begin();
  else {
    showTool();
    onFirstUse(elements, begin);
  }
}

const signsOfUse = ['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'];

/** Calls `begin` once. Assistive technology and autofill set controls without pointer or focus, hence all these events. */
export function onFirstUse(targets: readonly EventTarget[], begin: () => void): void {
  const forEach = (each: (target: EventTarget, event: string) => void) => {
    for (const target of targets) for (const event of signsOfUse) each(target, event);
  };
  const start = () => {
    forEach((target, event) => target.removeEventListener(event, start));
    begin();
  };
  forEach((target, event) => target.addEventListener(event, start, { passive: true }));
}

function isInUse(element: Element): boolean {
  return (
    element.matches(':hover, :focus-within') ||
    [...element.querySelectorAll('select')].some(
      ({ value, options }) => value !== options[0]?.value,
    ) ||
    [...element.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
  );
}
