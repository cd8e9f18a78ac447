/** How a menu is found in the document: `data-menu` holds a trigger and its panel. */

export function panelOf(element: Element): HTMLElement | undefined {
  return element.closest('[data-menu]')?.querySelector<HTMLElement>('[popover]') ?? undefined;
}

export function triggerOf(element: Element): HTMLElement | undefined {
  const menu = element.closest('[data-menu]');
  return menu?.querySelector<HTMLElement>('button[popovertarget]') ?? undefined;
}

export function openPanelIn(root: Element): HTMLElement | undefined {
  return root.querySelector<HTMLElement>('[popover]:popover-open') ?? undefined;
}

/** Links and headings of a panel; those of closed parts too, since type-ahead finds them. */
export const entriesOf = (panel: Element): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('a, summary'),
];

export const isShown = (element: Element): boolean => element.checkVisibility();

/** Focus, in a part that may be closed: the part opens. */
export function enter(entry: HTMLElement | undefined): void {
  const part = entry?.closest('details');
  if (part) part.open = true;
  entry?.focus();
}
