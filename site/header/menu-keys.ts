/** The keyboard model of SPEC 4 (KBD-04 to KBD-11) on disclosure buttons, links and panels. */
import { enter, entriesOf, isShown, openPanelIn, panelOf, triggerOf } from './menu-elements.ts';
import { indexAfter, indexBeside } from './menu-moves.ts';
import { createTypeAhead, type TypeAhead } from './type-ahead.ts';

export function attachKeys(root: HTMLElement, resetMs: number, signal: AbortSignal): void {
  const typeAhead = createTypeAhead(resetMs);
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) {
        return;
      }
      const focused = event.target.closest<HTMLElement>('a, button, summary');
      if (!focused) return;
      const panel = panelOf(focused);
      const handled = panel?.contains(focused)
        ? onEntry(event, focused, panel, root, typeAhead)
        : onBar(event, focused, panel, root, typeAhead);
      if (handled) event.preventDefault();
    },
    { signal },
  );
  // The rail of the dealer menu: what has the focus is open, and a click does not close it.
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const details = target instanceof Element ? railPart(target) : undefined;
      if (details) details.open = true;
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const details = event.target instanceof Element ? railPart(event.target) : undefined;
      if (details?.open) event.preventDefault();
    },
    { signal },
  );
}

function railPart(target: Element): HTMLDetailsElement | undefined {
  return target.closest('[data-rail] > details > summary')?.closest('details') ?? undefined;
}

type Handle = (
  event: KeyboardEvent,
  focused: HTMLElement,
  panel: HTMLElement,
  root: HTMLElement,
  typeAhead: TypeAhead,
) => boolean;

const onEntry: Handle = (event, focused, panel, root, typeAhead) => {
  const { key, shiftKey, timeStamp } = event;
  const trigger = triggerOf(panel);
  if (key === 'Escape' || key === 'Tab') {
    panel.hidePopover();
    // From the trigger the browser's own Tab goes on, behind the menu that is closed now.
    trigger?.focus();
    return key === 'Escape' || shiftKey;
  }
  if (key === ' ' && !typeAhead.isTyping(timeStamp)) {
    focused.click();
    return true;
  }
  if (key.length === 1) {
    const entries = entriesOf(panel);
    const found = typeAhead.find(key, timeStamp, labelsOf(entries), entries.indexOf(focused));
    enter(entries[found]);
    return true;
  }
  const column = columnOf(focused, panel);
  const next = indexAfter(key, column.indexOf(focused), column.length);
  if (next !== undefined) {
    column[next]?.focus();
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const entries = entriesOf(panel).filter(isShown);
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const beside = entries[indexBeside(key, focused.getBoundingClientRect(), boxes)];
  if (beside?.matches('summary')) focused.closest('details')?.querySelector('summary')?.focus();
  else if (beside) beside.focus();
  else if (trigger) moveOnBar(key, trigger, root);
  return true;
};

const onBar = (
  event: KeyboardEvent,
  focused: HTMLElement,
  panel: HTMLElement | undefined,
  root: HTMLElement,
  typeAhead: TypeAhead,
): boolean => {
  const { key, timeStamp } = event;
  const isOpen = panel?.matches(':popover-open') === true;
  if (key === 'Tab') {
    openPanelIn(root)?.hidePopover();
    return false;
  }
  if (key === 'Escape' && isOpen) {
    panel.hidePopover();
    return true;
  }
  if (panel && (key === 'ArrowDown' || key === 'ArrowUp')) {
    if (!isOpen) panel.showPopover();
    const entries = entriesOf(panel).filter(isShown);
    enter(key === 'ArrowDown' ? entries[0] : entries.at(-1));
    return true;
  }
  if (key === ' ' && !typeAhead.isTyping(timeStamp)) {
    // A button has its own way with the space bar.
    if (focused.matches('button')) return false;
    focused.click();
    return true;
  }
  if (key.length === 1) {
    const entries = isOpen && panel ? entriesOf(panel) : barEntries(root);
    const found = typeAhead.find(key, timeStamp, labelsOf(entries), entries.indexOf(focused));
    enter(entries[found]);
    return true;
  }
  return moveOnBar(key, focused, root);
};

/** Along the bar; a menu that was open hands over to the one that the focus comes to. */
function moveOnBar(key: string, focused: HTMLElement, root: HTMLElement): boolean {
  const along = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp', Home: 'Home', End: 'End' };
  const wanted = Object.entries(along).find(([name]) => name === key)?.[1];
  if (wanted === undefined) return false;
  const bar = barEntries(root);
  const target = bar[indexAfter(wanted, bar.indexOf(focused), bar.length) ?? 0];
  const open = openPanelIn(root);
  open?.hidePopover();
  target?.focus();
  if (open && target) panelOf(target)?.showPopover();
  return true;
}

const barEntries = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-bar-entry]')].filter(isShown);

/** What Up and Down walk through: the links of the open part of a rail, or else all that is outside of it. */
function columnOf(focused: HTMLElement, panel: HTMLElement): HTMLElement[] {
  const partOf = (entry: HTMLElement) =>
    entry.matches('summary') ? null : entry.closest('details');
  const part = partOf(focused);
  return entriesOf(panel).filter((entry) => isShown(entry) && partOf(entry) === part);
}

const labelsOf = (entries: readonly HTMLElement[]): string[] =>
  entries.map((entry) => entry.textContent ?? '');
