/** KBD-04 to KBD-11 (SPEC 4). `data-menu` has a button, and a panel as its popover. */

export function panelOf(element: Element): HTMLElement | null | undefined {
  return element.closest('[data-menu]')?.querySelector<HTMLElement>('[popover]');
}

export const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

export const openPanel = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-menu] > :popover-open');

/** `resetMs` is how long type-ahead waits for the next letter. */
export function startMenuKeys(header: HTMLElement, resetMs: number): void {
  const typeAhead = createTypeAhead(resetMs);
  header.addEventListener('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    const focused = target.closest<HTMLElement>('[data-bar-entry], [data-menu] :is(a, summary)');
    if (focused && handleKey(event, focused, typeAhead)) event.preventDefault();
  });
}

/** False if the browser should handle the key. */
function handleKey(
  { key, shiftKey, timeStamp }: KeyboardEvent,
  focused: HTMLElement,
  typeAhead: ReturnType<typeof createTypeAhead>,
): boolean {
  const panel = panelOf(focused);
  const around = panel?.contains(focused) ? panel : undefined;
  const trigger = around?.parentElement?.querySelector('button');
  if (key === 'Tab' || (key === 'Escape' && trigger)) {
    openPanel()?.hidePopover();
    if (!trigger) return false;
    // The browser's own Tab then moves on from the trigger, past the closed menu.
    trigger.focus();
    return key === 'Escape' || shiftKey;
  }
  if (key === ' ' && !typeAhead.isTyping(timeStamp)) {
    // The browser handles the space bar on buttons.
    if (focused.matches('button')) return false;
    focused.click();
    return true;
  }
  if (key.length === 1) {
    // Entries of closed parts count too.
    const entries = panel && isOpen(panel) ? entriesOf(panel) : barOf(focused);
    const labels = entries.map(({ textContent }) => textContent ?? '');
    enter(entries[typeAhead.find(key, timeStamp, labels, entries.indexOf(focused))]);
    return true;
  }
  if (around && trigger) return moveInside(key, focused, around) || moveOnBar(key, trigger);
  if (panel && /^Arrow[DU]/.test(key) && !isOpen(panel)) panel.showPopover();
  // A closed panel shows no entries.
  const entries = panel ? entriesOf(panel).filter(isShown) : [];
  const next = entries[indexAfter(key, -1, entries.length) ?? -1];
  enter(next);
  return !!next || moveOnBar(key, focused);
}

/** Moves Up and Down through the links of a rail's open part, or through everything outside it. */
function moveInside(key: string, focused: HTMLElement, panel: HTMLElement): boolean {
  const entries = entriesOf(panel).filter(isShown);
  const partOf = (entry: Element) => entry.closest('details > :not(summary)');
  const column = entries.filter((entry) => partOf(entry) === partOf(focused));
  const next = column[indexAfter(key, column.indexOf(focused), column.length) ?? -1];
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const sideways = entries[indexSideways(key, focused.getBoundingClientRect(), boxes)];
  // Left from a part's links goes to the part's own heading, whichever heading is nearest.
  enter(next ?? (sideways?.matches('summary') ? headingOf(focused) : sideways));
  return !!(next ?? sideways);
}

function moveOnBar(key: string, focused: HTMLElement): boolean {
  const bar = barOf(focused);
  // Right and Left work on a bar the way Down and Up work in a list.
  const along = /^(Page|Arrow[DU])/.test(key)
    ? ''
    : key.replace('Right', 'Down').replace('Left', 'Up');
  const target = bar[indexAfter(along, bar.indexOf(focused), bar.length) ?? -1];
  if (!target) return false;
  const open = openPanel();
  open?.hidePopover();
  target.focus();
  if (open) panelOf(target)?.showPopover();
  return true;
}

const isShown = (element: Element): boolean => element.checkVisibility();

const entriesOf = (panel: Element): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('a, summary'),
];

const barOf = (focused: Element): HTMLElement[] =>
  [
    ...(focused.closest('[data-bar]')?.querySelectorAll<HTMLElement>('[data-bar-entry]') ?? []),
  ].filter(isShown);

const headingOf = (entry: Element): HTMLElement | null | undefined =>
  entry.closest('details')?.querySelector('summary');

function enter(entry: HTMLElement | null | undefined): void {
  entry?.closest('details')?.toggleAttribute('open', true);
  entry?.focus();
}

/** A-51b: PageUp and PageDown move ten entries, or to the end. */
const pageStep = 10;

/** The index that a key moves to from `index`, -1 before the first. Undefined if the key doesn't move. */
export function indexAfter(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index < last ? index + 1 : 0,
    ArrowUp: index > 0 ? index - 1 : last,
    Home: 0,
    End: last,
    PageDown: Math.min(last, Math.max(index, 0) + pageStep),
    PageUp: Math.max(0, index - pageStep),
  };
  return moves[key];
}

type Box = Pick<DOMRect, 'left' | 'top' | 'height'>;

/** The box that Left or Right moves to: in the nearest column, at about the same height. -1 without one. */
export function indexSideways(key: string, from: Box, boxes: readonly Box[]): number {
  const sign = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const middle = ({ top, height }: Box) => top + height / 2;
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const columns = Math.round(((box.left - from.left) * sign) / 16);
    const away = columns * 1e5 + Math.abs(middle(box) - middle(from));
    if (columns < 1 || away >= least) return;
    found = index;
    least = away;
  });
  return found;
}

/** Letters in quick succession search the labels' beginnings. One letter repeated steps through them (KBD-10). */
export function createTypeAhead(resetMs: number) {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const isTyping = (at: number) => typed !== '' && at - last < resetMs;
  return {
    isTyping,
    /** Returns the index of the label to move to, or -1. `at` is the key's time in milliseconds. */
    find(key: string, at: number, labels: readonly string[], current: number) {
      typed = (isTyping(at) ? typed : '') + key.toLowerCase();
      last = at;
      const query = typed.replace(/^(.)\1+$/, '$1');
      // A continued search may stay on its entry. A new one moves to the next match.
      const start = query.length > 1 ? Math.max(current, 0) : current + 1;
      const isMatch = (label: string) => label.trim().toLowerCase().startsWith(query);
      const next = labels.findIndex((label, index) => index >= start && isMatch(label));
      return next < 0 ? labels.findIndex(isMatch) : next;
    },
  };
}
