import { problemAt } from '../read/document.ts';
import type { Rule } from './rule.ts';

/** A fact that is advertised as a figure stands on the page of every product that it names (FCT-01, FACTS L02). */
export const promoFacts: Rule = ({ catalogue, documents }) =>
  catalogue.facts.flatMap(({ text, products, states }, index) => {
    const document = documents.find(({ file }) => file.endsWith('promotions/promo-facts.yaml'));
    if (!document || states === undefined) return [];
    return products.flatMap((code, place) => {
      const product = catalogue.products.get(code);
      if (!product || product.file.specifications?.[states.specification] === states.value)
        return [];
      return [
        problemAt(document, ['facts', index, 'products', place], {
          rule: 'unsupported-fact',
          message: `"${text}" is not what ${code} states: its ${states.specification} is ${product.file.specifications?.[states.specification] ?? 'not told'}`,
          write: `a product whose ${states.specification} is ${states.value}`,
        }),
      ];
    });
  });
