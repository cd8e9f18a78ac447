import { foundOf, lineOf, type Rule } from './rule.ts';

const file = 'products/WH-1.yaml';
const instead = 'treats: [sediment, chlorine]';

export const bothTreated: Rule = {
  name: 'both-treated',
  proves: 'QLT-07',
  scope: 'products',
  truth: 'What a product treats is not among what it does not treat.',
  good: { file, instead, yaml: 'treats: [sediment]\ndoesNotTreat: [chlorine]' },
  bad: {
    file,
    instead,
    yaml: `${instead}\ndoesNotTreat: [chlorine]`,
    printed:
      'error catalogue/products/WH-1.yaml:20:16 doesNotTreat[0]: The product treats this and does not treat it. Found chlorine. the other is catalogue/products/WH-1.yaml:19. It in one of the two lists. [both-treated]',
  },
  check: ({ written }) =>
    written.products.flatMap(({ entry: { treats, doesNotTreat }, origin }) =>
      doesNotTreat.flatMap((id, index) => {
        const other = treats.indexOf(id);
        if (other === -1) return [];
        return [
          foundOf(origin, ['doesNotTreat', index], {
            message: 'the product treats this and does not treat it',
            found: id,
            related: [lineOf(origin, ['treats', other], 'the other is')],
            write: 'it in one of the two lists',
          }),
        ];
      }),
    ),
};
