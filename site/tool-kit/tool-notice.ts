import { showAnswered } from './show-answered.ts';

/** What the page says in a tool's place until it comes (ToolNotice), and what was asked of it. */

const noticeOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-late="${name}"]`);

/** The tool stands. */
export function hideNotice(name: string): void {
  const notice = noticeOf(name);
  if (notice) notice.hidden = true;
}

/** It does not come: that is said at once, and what the address asks for stands in its fields again. */
export function showNotice(name: string): void {
  showAnswered();
  const notice = noticeOf(name);
  if (notice) {
    notice.hidden = false;
    notice.dataset.lateNow = '';
    notice.setAttribute('role', 'status');
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form[method="get"] input')];
  for (const [asked, value] of new URLSearchParams(location.search)) {
    const field = fields.find(
      ({ name: own, value: typed, type }) =>
        own === asked && typed === '' && (type === 'text' || type === 'search'),
    );
    if (field) field.value = value;
  }
}
