/**
 * Changes for a visitor who has logged in to the dealer portal, loaded for them alone. Prices (SPEC 6,
 * A-33, ROLE-03): the one without GST leads, labelled, with the one with GST beside it. Header: a single
 * link leads to the portal and says so.
 */
export {};

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  nameLogins(header);
  // The bars of another audience arrive later.
  new MutationObserver(() => nameLogins(header)).observe(header, {
    attributeFilter: ['data-audience'],
  });
}

function nameLogins(header: HTMLElement): void {
  for (const link of header.querySelectorAll('a[href$="#/login"]')) {
    const entry = link.closest('[data-bar="desktop"] li, [data-bar="mobile"] li');
    // The dealers' extra bar has the link already.
    if (entry && header.dataset.audience === 'Dealers') entry.remove();
    else link.textContent = 'Dealer portal';
  }
}

for (const amount of document.querySelectorAll<HTMLElement>('[data-ex-gst]')) {
  const { exGst = '' } = amount.dataset;
  const label = amount.nextElementSibling;
  if (!label) continue;
  const beside = document.createElement('small');
  beside.dataset.beside = '';
  beside.textContent = `${amount.textContent} ${label.textContent}`;
  if (amount instanceof HTMLDataElement) amount.value = exGst.replace(/[^\d.]/g, '');
  amount.textContent = exGst;
  label.textContent = 'ex GST';
  label.after(' ', beside);
  delete amount.dataset.exGst;
}
