import type { Catalogue } from '../catalogue.ts';
import { teaserOf } from './categories.ts';
import type { SourceModule } from './source-file.ts';

/** Apart from the site, which every page's script reads: a new teaser price changes no script. */
export function emitPromotions(catalogue: Catalogue): SourceModule {
  return {
    name: 'promotions',
    doc: 'Facts and teaser prices, as pages print them.',
    contract: ['PromoFact', 'TeaserPrice'],
    tables: [
      {
        name: 'promoFacts',
        type: 'readonly PromoFact[]',
        value: catalogue.facts.map(({ id, text, products, note }) => ({
          id,
          text,
          products,
          note,
        })),
        doc: 'The facts of the strip, each with its note.',
      },
      {
        name: 'teaserPrices',
        type: 'readonly TeaserPrice[]',
        value: [...catalogue.teasers.keys()].map((id) => teaserOf(catalogue, id)),
        doc: 'Display prices by country, GST included.',
      },
    ],
  };
}
