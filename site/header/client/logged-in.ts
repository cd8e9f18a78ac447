/**
 * Changes a page for a visitor who's logged in to the dealer portal. Prices (SPEC 6, A-33, ROLE-03): the one without
 * GST comes first, labelled, then the one with GST. Header: a single link, "Dealer portal", opens the portal.
 */
export {};

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  renameLogins(header);
  // Another audience's bars load later.
  new MutationObserver(() => renameLogins(header)).observe(header, {
    attributeFilter: ['data-audience'],
  });
}

function renameLogins(header: HTMLElement): void {
  for (const link of header.querySelectorAll('a[href$="#/login"]')) {
    const entry = link.closest('[data-bar="desktop"] li, [data-bar="mobile"] li');
    // The dealers' extra bar already has the link.
    if (entry && header.dataset.audience === 'Dealers') entry.remove();
    else link.textContent = 'Dealer portal';
  }
}

for (const amount of document.querySelectorAll<HTMLElement>('[data-ex-gst]')) {
  const { exGst = '' } = amount.dataset;
  const label = amount.nextElementSibling;
  if (!label) continue;
  const withGst = document.createElement('small');
  withGst.dataset.beside = '';
  withGst.textContent = `${amount.textContent} ${label.textContent}`;
  if (amount instanceof HTMLDataElement) amount.value = exGst.replace(/[^\d.]/g, '');
  amount.textContent = exGst;
  label.textContent = 'ex GST';
  label.after(' ', withGst);
  delete amount.dataset.exGst;
}
