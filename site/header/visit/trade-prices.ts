/**
 * Prices for visitors who are logged in (SPEC 6, A-33, ROLE-03): the one without GST becomes the
 * headline, labelled, and the one with GST stands beside it. Loaded for them alone; the pages
 * themselves are public and show prices with GST.
 */
export {};

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
