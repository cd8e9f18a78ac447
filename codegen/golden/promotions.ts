// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Facts and teaser prices, as pages print them. */
import type { PromoFact, TeaserPrice } from '#kernel/contract.ts';

/** The facts of the strip, each with its note. */
export const promoFacts: readonly PromoFact[] = [
  {
    id: 'flow-60',
    text: 'Flow rates up to 60 Lpm',
    products: ['WH-1'],
    note: 'Litres per minute.',
  },
];

/** Display prices by country, GST included. */
export const teaserPrices: readonly TeaserPrice[] = [
  { id: 'wholehouse', label: 'Whole house filter', product: 'WH-1', AU: '110.00', NZ: '126.50' },
  { id: 'cartridge', label: 'Carbon cartridge', product: 'CT-1', AU: '1.05', NZ: '1.27' },
];
