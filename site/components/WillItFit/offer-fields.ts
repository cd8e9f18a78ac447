/** What a product page's visitors may change: the rates of its running cost, and the space it goes in. */
export const offerFields = async (part: HTMLElement): Promise<void> =>
  part.dataset.usage === undefined
    ? (await import('./offer-fit.ts')).offerFit(part)
    : (await import('../Parts/offer-rates.ts')).offerRates(part);
