import { foundAt, type Rule } from './rule.ts';

const file = 'promotions/promo-facts.yaml';
const instead = 'products: [WH-1]';

export const unsupportedFact: Rule = {
  name: 'unsupported-fact',
  proves: 'FCT-01',
  scope: file,
  truth: 'A fact that is advertised as a figure is what every product states that it names.',
  good: { file, instead, yaml: `${instead}, states: { specification: flow, value: 60 }` },
  bad: {
    file,
    instead,
    yaml: `${instead}, states: { specification: flow, value: 70 }`,
    printed:
      'error catalogue/promotions/promo-facts.yaml:2:62 facts[0].products[0]: "Flow rates up to 60 Lpm" is not what WH-1 states: its flow is 60; write a product whose flow is 70 [unsupported-fact]',
  },
  check: ({ catalogue, documents, isInDoubt, isProductInDoubt }) => {
    const document = documents.find(({ kind }) => kind === 'promo-facts');
    if (!document) return [];
    return catalogue.promoFacts.flatMap(({ text, products, states }, index) =>
      products.flatMap((code, place) => {
        const product = catalogue.products[code];
        if (!product || states === undefined) return [];
        const { specification, value } = states;
        if (isInDoubt(document, ['facts', index, 'states'])) return [];
        if (isProductInDoubt(code, ['specifications'])) return [];
        const own = product.specifications.find(({ id }) => id === specification)?.value;
        if (own === value) return [];
        return [
          foundAt(document, ['facts', index, 'products', place], {
            message: `"${text}" is not what ${code} states: its ${specification} is ${own ?? 'not told'}`,
            write: `a product whose ${specification} is ${value}`,
          }),
        ];
      }),
    );
  },
};
