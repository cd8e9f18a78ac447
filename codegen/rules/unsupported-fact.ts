import { type Found, foundAt, lineOf, type Rule } from './rule.ts';

const file = 'promotions/promo-facts.yaml';
const instead = 'products: [WH-1]';

export const unsupportedFact: Rule = {
  name: 'unsupported-fact',
  proves: 'FCT-01',
  scope: file,
  description: 'An advertised number is in its text, and each product that it names states it.',
  good: { file, instead, yaml: `${instead}, states: { specification: flow, value: 60 }` },
  bad: {
    file,
    instead,
    yaml: `${instead}, states: { specification: flow, value: 70 }`,
    printed:
      'error catalogue/promotions/promo-facts.yaml:2:107 facts[0].states.value: The text "Flow rates up to 60 Lpm" doesn\'t say 70. Found 70. Use the same number in both. [unsupported-fact]',
  },
  check: ({ catalogue, documents, origins, isInDoubt, isProductInDoubt }) => {
    const document = documents.find(({ kind }) => kind === 'promo-facts');
    if (!document) return [];
    return catalogue.promoFacts.flatMap(({ text, products, states }, index): Found[] => {
      const path = ['facts', index];
      if (states === undefined || isInDoubt(document, [...path, 'states'])) return [];
      const { specification, value } = states;
      const printed = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
        Number(figure.replaceAll(',', '')),
      );
      if (!printed.includes(value))
        return [
          foundAt(document, [...path, 'states', 'value'], {
            message: `The text "${text}" doesn't say ${value}.`,
            found: String(value),
            write: 'Use the same number in both.',
          }),
        ];
      return products.flatMap((code, place) => {
        const facts = catalogue.products[code]?.specifications;
        const own = facts?.find(({ id }) => id === specification)?.value;
        if (!facts || own === value || isProductInDoubt(code, ['specifications'])) return [];
        const origin = own === undefined ? undefined : origins.get(code);
        return [
          foundAt(document, [...path, 'products', place], {
            message: `The ${specification} of ${code} is ${own ?? 'not stated'}, not ${value}.`,
            found: code,
            ...(origin && {
              related: [lineOf(origin, ['specifications', specification], 'It says so at')],
            }),
            write: `Name a product whose ${specification} is ${value}, or correct it there.`,
          }),
        ];
      });
    });
  },
};
