/** Takes away promotions and printed prices whose last day is past: the page was built before. */
const now = new Date().toISOString();
for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
  if (`${part.dataset.until}` < now) part.remove();

export {};
