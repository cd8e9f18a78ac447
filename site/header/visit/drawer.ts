/**
 * The drawer with a script: a modal dialog, which keeps the focus inside and closes on Escape, one
 * level at a time. It does not wait for React, and stays as it is when React comes.
 */
import { onClick } from './on-click.ts';

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
    // Without this it opens as a popover, which is what it is without a script.
    event.preventDefault();
    open();
  });
  onClick(header, '[data-drawer-close]', () => find()?.close());
  // A click beside the drawer hits the dialog's backdrop.
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
  // A tablet is turned: where the drawer is not shown, its dialog must not hold the page.
  matchMedia('(width >= 64em)').addEventListener('change', () => find()?.close());

  // Opened before this script was there: it goes on as a dialog.
  if (find()?.matches(':popover-open')) {
    find()?.hidePopover();
    header.dataset.script = 'late';
    open();
  }
}

/**
 * A page that is left stays in memory as it is, and Back would show what led away from it still
 * open: the drawer or a menu.
 */
export function closeOnLeave(header: HTMLElement): void {
  addEventListener('pagehide', () => {
    header.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

/** Without a script lists unfold in their place; as levels they need a title, and a way back. */
function makeLevels(drawer: HTMLElement): void {
  if (drawer.querySelector('[data-drawer-back]')) return;
  for (const summary of drawer.querySelectorAll('summary')) {
    const above = summary.closest('details details')?.parentElement?.closest('details');
    const back = document.createElement('button');
    back.dataset.drawerBack = '';
    back.textContent = above?.querySelector('summary')?.textContent ?? 'Menu';
    const title = document.createElement('p');
    title.textContent = summary.textContent;
    summary.nextElementSibling?.prepend(back, title);
  }
}

/** The next time the drawer slides in again, and begins at its first level. */
function fold(header: HTMLElement, drawer: HTMLElement): void {
  header.dataset.script = '';
  for (const level of drawer.querySelectorAll('details')) level.open = false;
}
