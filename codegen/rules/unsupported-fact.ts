import { type Found, foundAt, lineOf, type Rule } from './rule.ts';

const file = 'promotions/promo-facts.yaml';
const instead = 'products: [WH-1]';

export const unsupportedFact: Rule = {
  name: 'unsupported-fact',
  proves: 'FCT-01',
  scope: file,
  truth:
    'A fact that is advertised as a figure says the figure that it states, which is what every product states that it names.',
  good: { file, instead, yaml: `${instead}, states: { specification: flow, value: 60 }` },
  bad: {
    file,
    instead,
    yaml: `${instead}, states: { specification: flow, value: 70 }`,
    printed:
      'error catalogue/promotions/promo-facts.yaml:2:107 facts[0].states.value: "Flow rates up to 60 Lpm" says another figure, and so do the products. Change 70 to 60. [unsupported-fact]',
  },
  check: ({ catalogue, documents, origins, isInDoubt, isProductInDoubt }) => {
    const document = documents.find(({ kind }) => kind === 'promo-facts');
    if (!document) return [];
    return catalogue.promoFacts.flatMap((fact, index): Found[] => {
      const { text, products, states } = fact;
      if (states === undefined || isInDoubt(document, ['facts', index, 'states'])) return [];
      const { specification, value } = states;
      const owns = products.flatMap((code, place) => {
        const specifications = catalogue.products[code]?.specifications;
        if (!specifications || isProductInDoubt(code, ['specifications'])) return [];
        return [{ code, place, own: specifications.find(({ id }) => id === specification)?.value }];
      });
      const figures = [...text.matchAll(figure)].map(([printed]) => printed);
      const printed = figures.map((each) => Number(each.replaceAll(',', '')));
      const [first, ...more] = new Set(owns.map(({ own }) => own));
      const agreed = more.length === 0 && typeof first === 'number' ? first : undefined;
      // Of three that should agree, the one that differs is the slip.
      if (agreed !== undefined && agreed !== value && printed.includes(agreed))
        return [
          foundAt(document, ['facts', index, 'states', 'value'], {
            message: `"${text}" says another figure, and so do the products`,
            found: String(value),
            fix: String(agreed),
          }),
        ];
      if (!printed.includes(value)) {
        const [only] = figures.length === 1 ? figures : [];
        return [
          foundAt(document, ['facts', index, 'text'], {
            message: `the text does not say the figure that it states, ${value}`,
            ...(only !== undefined && agreed === value
              ? { found: only, within: only, fix: spelled(value) }
              : { found: text, write: 'the same figure in both' }),
          }),
        ];
      }
      return owns.flatMap(({ code, place, own }) => {
        if (own === value) return [];
        const origin = own === undefined ? undefined : origins.get(code);
        const another = `a product whose ${specification} is ${value}`;
        return [
          foundAt(document, ['facts', index, 'products', place], {
            message: `"${text}" is not what ${code} states: its ${specification} is ${own ?? 'not told'}`,
            ...(origin && {
              related: [lineOf(origin, ['specifications', specification], 'it stands in')],
            }),
            write: origin ? `${another}, or the right ${specification} there` : another,
          }),
        ];
      });
    });
  },
};

const figure = /\d[\d,]*(?:\.\d+)?/g;
/** As texts say it: 300,000. */
const spelled = (value: number) => value.toLocaleString('en-AU', { maximumFractionDigits: 6 });
