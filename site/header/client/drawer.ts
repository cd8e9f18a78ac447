/** Opens the drawer as a modal dialog, which keeps focus, and closes a level at a time on Escape. */
import { onClick } from './events.ts';

export function startDrawer(header: HTMLElement): void {
  const find = () => header.querySelector<HTMLDialogElement>('[data-drawer]');
  const open = () => {
    const drawer = find();
    if (!drawer) return;
    makeLevels(drawer);
    drawer.showModal();
    drawer.addEventListener('close', () => fold(header, drawer), { once: true });
  };
  header.dataset.script = '';
  onClick(header, '[data-drawer-open]', (_button, event) => {
    // Stops the browser from opening it as a popover, which is how it works without a script.
    event.preventDefault();
    open();
  });
  onClick(header, '[data-drawer-close]', () => find()?.close());
  // A click outside the drawer hits the dialog's backdrop.
  onClick(header, '[data-drawer]', (drawer, { target }) => {
    if (target === drawer) find()?.close();
  });
  onClick(header, '[data-drawer-back]', (button) => {
    const level = button.closest('details');
    if (level) level.open = false;
    level?.querySelector('summary')?.focus();
  });
  header.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && find()?.contains(target)) {
        target.querySelector<HTMLElement>('[data-drawer-back]')?.focus();
      }
    },
    true,
  );
  // When a tablet turns and the drawer is hidden, its dialog must not keep the page blocked.
  matchMedia('(width >= 64em)').addEventListener('change', () => find()?.close());

  // A drawer that was opened before this script loaded continues as a dialog.
  if (find()?.matches(':popover-open')) {
    find()?.hidePopover();
    header.dataset.script = 'late';
    open();
  }
}

/** Closes the drawer and menus when the visitor leaves, or Back would show them open. */
export function closeOnLeave(header: HTMLElement): void {
  addEventListener('pagehide', () => {
    header.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

/** Gives each list a title and a back button. Without a script, lists unfold in place and need neither. */
function makeLevels(drawer: HTMLElement): void {
  if (drawer.querySelector('[data-drawer-back]')) return;
  for (const summary of drawer.querySelectorAll('summary')) {
    const above = summary.closest('details details')?.parentElement?.closest('details');
    const back = document.createElement('button');
    back.className = 'sign';
    back.dataset.drawerBack = '';
    back.textContent = above?.querySelector('summary')?.textContent ?? 'Menu';
    const title = document.createElement('p');
    title.textContent = summary.textContent;
    summary.nextElementSibling?.prepend(back, title);
  }
}

/** Resets the drawer, which next slides in at its first level. */
function fold(header: HTMLElement, drawer: HTMLElement): void {
  header.dataset.script = '';
  for (const level of drawer.querySelectorAll('details')) level.open = false;
}
