/** The development bar at the bottom of each page, from toolbar.html. A shadow root separates its styles from the site's. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import { readHeaderCookie, writeHeaderCookie } from '../../../site/header/client/header-cookies.ts';

export function showToolbar(hot: ViteHotContext): void {
  const host = document.createElement('puretec-toolbar');
  const root = host.attachShadow({ mode: 'open' });
  const cookie =
    document.querySelector<HTMLElement>('[data-section-cookie]')?.dataset.sectionCookie ?? '';
  // The bar is outside the body, because an edit may replace the body.
  document.documentElement.append(host);
  const show = async () => {
    const path = encodeURIComponent(decodeURIComponent(location.pathname));
    const answer = await fetch(`/__toolbar?path=${path}`);
    const html = await answer.text();
    if (!answer.ok || !host.isConnected) return;
    const controls = () => [...root.querySelectorAll('summary, label > *')];
    const focused = controls().indexOf(root.activeElement ?? host);
    const open = [...root.querySelectorAll('details')].map((each) => each.open);
    root.innerHTML = html;
    for (const [index, each] of root.querySelectorAll('details').entries())
      each.open = open[index] ?? false;
    const audience = root.querySelector<HTMLSelectElement>('[name=audience]');
    const chosen = readHeaderCookie(cookie);
    if (audience && chosen) audience.value = chosen;
    const control = controls()[focused];
    if (control instanceof HTMLElement) control.focus();
  };
  const choose: Readonly<Record<string, (value: string) => void>> = {
    date: (day) => hot.send('site:date', day),
    country: (origin) => location.assign(origin + location.href.slice(location.origin.length)),
    audience: (chosen) => {
      writeHeaderCookie(cookie, chosen);
      location.reload();
    },
  };
  const press: Readonly<Record<string, (value: string) => void>> = {
    open: (place) => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`),
    phone: () => showPhone(root.querySelector('dialog')),
    close: () => root.querySelector('dialog')?.close(),
    hide: () => host.remove(),
  };
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement)
      choose[target.name]?.(target.value);
  });
  root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) press[target.name]?.(target.value);
  });
  hot.on('site:edited', show);
  hot.on('vite:error', show);
  void show();
}

function showPhone(dialog: HTMLDialogElement | null): void {
  const frame = { title: 'Phone width', src: location.href, width: '390', height: '700' };
  const phone = Object.assign(document.createElement('iframe'), frame);
  dialog?.append(phone);
  dialog?.addEventListener('close', () => phone.remove(), { once: true });
  dialog?.showModal();
}
