/** While a page is printed, every answer is open, and its first line has the address and the day. */
export function startPrinting(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
    const address = document.querySelector('[data-on-paper] span');
    const day = new Date().toLocaleDateString('en-AU', { dateStyle: 'long' });
    if (address) address.textContent = `${location.href}, ${day}`;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
