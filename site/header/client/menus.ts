/**
 * Opens menus under a mouse (KBD-01 to KBD-03). A pause before opening ignores a mouse that crosses the bar, and one
 * before closing allows a crooked path. Only the document holds what's open, because bars may be replaced.
 */
import { onClick } from './events.ts';
import { isOpen, openPanel, panelOf, startMenuKeys } from './menu-keys.ts';

const openAfterMs = 100;
/** With one menu open, the pointer is probably on its way into it. */
const switchAfterMs = 200;
const closeAfterMs = 300;

export function startMenus(header: HTMLElement): void {
  startMenuKeys(header, Number(header.dataset.typeAhead));
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
        // a mouse that leaves doesn't close a menu that has the keyboard's focus.
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
  // The pointer may be on a button before this script loads.
  if (matchMedia('(hover: hover)').matches) {
    onPointer({ pointerType: 'mouse', target: header.querySelector('button:hover') });
  }
  onClick(header, '[data-menu] > button', (button, event) => {
    clearTimeout(timer);
    const panel = panelOf(button);
    // A click right after hover opened the menu means "open", not "close again".
    if (panel && panel === openedByHover && isOpen(panel)) event.preventDefault();
    openedByHover = undefined;
  });
  // In the dealer menu's rail, a click doesn't close the part that is open.
  onClick(header, '[data-rail] > details[open] > summary', (_summary, event) =>
    event.preventDefault(),
  );
}
