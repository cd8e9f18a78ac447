/** How a menu is found in the document: `data-menu` holds a trigger and, as its popover, a panel. */

export function panelOf(element: Element): HTMLElement | null | undefined {
  return element.closest('[data-menu]')?.querySelector<HTMLElement>('[popover]');
}

export const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

export const openPanel = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-menu] > :popover-open');
