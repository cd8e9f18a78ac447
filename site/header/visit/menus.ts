/**
 * Menus under a pointer (KBD-01 to KBD-03). Opening by a click, and closing by Escape or a click
 * outside, are the popover's own. Hover is for a mouse only, with a pause before opening, so that
 * crossing the bar opens nothing, and one before closing, so that the way to the entries may be
 * crooked. What is open is known by the document alone; the header's bars may be exchanged.
 */
import { isOpen, openPanel, panelOf } from './menu-elements.ts';
import { startKeys } from './menu-keys.ts';
import { onClick } from './on-click.ts';

const openAfterMs = 100;
/** With one menu open the pointer is likely on its way into it. */
const switchAfterMs = 200;
const closeAfterMs = 300;

export function startMenus(header: HTMLElement): void {
  startKeys(header, Number(header.dataset.typeAhead));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: Element | undefined;
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const onPointer = ({ pointerType, target }: Pick<PointerEvent, 'pointerType' | 'target'>) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const panel = panelOf(target);
    const part = target.closest('[data-rail] > details > summary')?.parentElement;
    if (part) later(openAfterMs, () => part.toggleAttribute('open', true));
    else if (!panel) {
      later(closeAfterMs, () => {
        const open = openPanel();
        // a mouse that leaves closes nothing that the keyboard is in.
        if (!open?.contains(document.activeElement)) open?.hidePopover();
      });
    } else if (isOpen(panel)) clearTimeout(timer);
    else {
      later(openPanel() ? switchAfterMs : openAfterMs, () => {
        panel.showPopover();
        openedByHover = panel;
      });
    }
  };
  header.addEventListener('pointerover', onPointer);
  header.addEventListener('pointerleave', onPointer);
  // It rested there before this script came.
  if (matchMedia('(hover: hover)').matches) {
    onPointer({ pointerType: 'mouse', target: header.querySelector('button:hover') });
  }
  onClick(header, '[data-menu] > button', (button, event) => {
    clearTimeout(timer);
    const panel = panelOf(button);
    // The click that follows on a hover means "open", not "open and close again".
    if (panel && panel === openedByHover && isOpen(panel)) event.preventDefault();
    openedByHover = undefined;
  });
  // The rail of the dealer menu: a click does not close the part that is open.
  onClick(header, '[data-rail] > details[open] > summary', (_summary, event) =>
    event.preventDefault(),
  );
}
