/** Lets a product page's visitors change the rates of its running cost, and the space it goes in. */
export async function offerFields(part: HTMLElement): Promise<void> {
  if (part.dataset.usage === undefined) await (await import('./offer-fit.ts')).offerFit(part);
  else (await import('../Parts/offer-rates.ts')).offerRates(part);
}
