/**
 * Hover on menus (KBD-01, KBD-03): for a mouse only, with a pause before opening, so that crossing
 * the bar opens nothing, and one before closing, so that the way to the entries may be crooked.
 */
import { openPanelIn, panelOf } from './menu-elements.ts';

const openAfterMs = 100;
/** With one menu open the pointer is likely on its way into it. */
const switchAfterMs = 200;
const closeAfterMs = 300;

export function attachHover(root: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: Element | undefined;
  const later = (run: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const open = (panel: HTMLElement) => {
    if (panel.matches(':popover-open')) return;
    panel.showPopover();
    openedByHover = panel;
  };
  /** a mouse that leaves closes nothing that the keyboard is in. */
  const close = () => {
    const panel = openPanelIn(root);
    if (panel && !panel.contains(document.activeElement)) panel.hidePopover();
  };

  root.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const summary = target.closest('[data-rail] > details > summary');
      const panel = panelOf(target);
      if (summary?.parentElement instanceof HTMLDetailsElement) {
        const details = summary.parentElement;
        later(() => {
          details.open = true;
        }, openAfterMs);
      } else if (panel?.matches(':popover-open')) clearTimeout(timer);
      else if (panel) later(() => open(panel), openPanelIn(root) ? switchAfterMs : openAfterMs);
      else later(close, closeAfterMs);
    },
    { signal },
  );
  root.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse') later(close, closeAfterMs);
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      clearTimeout(timer);
      const panel = panelOf(event.target);
      if (!event.target.closest('button[popovertarget]') || !panel) return;
      // The click that follows on a hover means "open", not "open and close again".
      if (panel === openedByHover && panel.matches(':popover-open')) event.preventDefault();
      openedByHover = undefined;
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The pointer came before this script did.
  const hovered = root.querySelector('button[popovertarget]:hover');
  const panel = hovered && matchMedia('(hover: hover)').matches ? panelOf(hovered) : undefined;
  if (panel) later(() => open(panel), openAfterMs);
}
