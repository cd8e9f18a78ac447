/** Shows the page's state until its tool starts, and if the tool fails (ToolNotice). */

/** Resolves after the first paint, so that a tool's code never delays the text. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Shows the content after a `data-answers` tool. layout.css hides it until the tool has answered (QLT-02). */
export function showTool(): void {
  delete document.documentElement.dataset.asked;
}

const noticeOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-late="${name}"]`);

export function setNoticeHidden(name: string, hidden: boolean): void {
  const notice = noticeOf(name);
  if (notice) notice.hidden = hidden;
}

/** Shows the notice at once, and puts the address's values back into the page's form. */
export function showNotice(name: string): void {
  showTool();
  const notice = noticeOf(name);
  if (notice) {
    notice.hidden = false;
    notice.dataset.lateNow = '';
    notice.setAttribute('role', 'status');
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form[method="get"] input')];
  for (const [parameter, value] of new URLSearchParams(location.search)) {
    const field = fields.find(
      ({ name: own, value: typed, type }) =>
        own === parameter && typed === '' && (type === 'text' || type === 'search'),
    );
    if (field) field.value = value;
  }
}
