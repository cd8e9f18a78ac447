/** The keyboard model of SPEC 4 (KBD-04 to KBD-11) on disclosure buttons, links and panels. */
import { isOpen, openPanel, panelOf } from './menu-elements.ts';
import { indexAfter, indexBeside } from './menu-moves.ts';
import { createTypeAhead, type TypeAhead } from './type-ahead.ts';

/** `resetMs`: how long type-ahead waits for the next letter. */
export function startKeys(header: HTMLElement, resetMs: number): void {
  const typeAhead = createTypeAhead(resetMs);
  header.addEventListener('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    const focused = target.closest<HTMLElement>('[data-bar-entry], [data-menu] :is(a, summary)');
    if (focused && press(event, focused, typeAhead)) event.preventDefault();
  });
}

/** Tells whether the key has done what it is for; else it is the browser's. */
function press(
  { key, shiftKey, timeStamp }: KeyboardEvent,
  focused: HTMLElement,
  typeAhead: TypeAhead,
): boolean {
  const panel = panelOf(focused);
  const around = panel?.contains(focused) ? panel : undefined;
  const trigger = around?.parentElement?.querySelector('button');
  if (key === 'Tab' || (key === 'Escape' && trigger)) {
    openPanel()?.hidePopover();
    if (!trigger) return false;
    // From the trigger the browser's own Tab goes on, behind the menu that is closed now.
    trigger.focus();
    return key === 'Escape' || shiftKey;
  }
  if (key === ' ' && !typeAhead.isTyping(timeStamp)) {
    // A button has its own way with the space bar.
    if (focused.matches('button')) return false;
    focused.click();
    return true;
  }
  if (key.length === 1) {
    // Those of closed parts too.
    const entries = panel && isOpen(panel) ? entriesOf(panel) : barOf(focused);
    const labels = entries.map(({ textContent }) => textContent ?? '');
    enter(entries[typeAhead.find(key, timeStamp, labels, entries.indexOf(focused))]);
    return true;
  }
  if (around && trigger) return moveInside(key, focused, around) || moveOnBar(key, trigger);
  if (panel && (key === 'ArrowDown' || key === 'ArrowUp')) {
    if (!isOpen(panel)) panel.showPopover();
    enter(
      entriesOf(panel)
        .filter(isShown)
        .at(key === 'ArrowDown' ? 0 : -1),
    );
    return true;
  }
  return moveOnBar(key, focused);
}

/** Up and Down walk through the links of the open part of a rail, or else all that is outside of it. */
function moveInside(key: string, focused: HTMLElement, panel: HTMLElement): boolean {
  const entries = entriesOf(panel).filter(isShown);
  const partOf = (entry: Element) => entry.closest('details > :not(summary)');
  const column = entries.filter((entry) => partOf(entry) === partOf(focused));
  const next = column[indexAfter(key, column.indexOf(focused), column.length) ?? -1];
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const beside = entries[indexBeside(key, focused.getBoundingClientRect(), boxes)];
  // To the left of a part's links is its own heading, whichever is nearer.
  enter(next ?? (beside?.matches('summary') ? headingOf(focused) : beside));
  return !!(next ?? beside);
}

/** Along the bar; a menu that was open hands over to the one that the focus comes to. */
function moveOnBar(key: string, focused: HTMLElement): boolean {
  const bar = barOf(focused);
  // Right and Left are on a bar what Down and Up are in a list.
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

/** Focus, in a part that may be closed: the part opens. */
function enter(entry: HTMLElement | null | undefined): void {
  entry?.closest('details')?.toggleAttribute('open', true);
  entry?.focus();
}
