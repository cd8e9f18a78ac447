import { foundOf, lineOf, type Rule } from './rule.ts';

const file = 'products/WH-1.yaml';
const instead = 'treats: [sediment, chlorine]';

export const bothTreated: Rule = {
  name: 'both-treated',
  proves: 'QLT-07',
  scope: 'products',
  description: "A product doesn't both treat something and not treat it.",
  good: { file, instead, yaml: 'treats: [sediment]\ndoesNotTreat: [chlorine]' },
  bad: {
    file,
    instead,
    yaml: `${instead}\ndoesNotTreat: [chlorine]`,
    printed:
      "error catalogue/products/WH-1.yaml:20:16 doesNotTreat[0]: The product treats this, and says that it doesn't. Found chlorine. The other is at catalogue/products/WH-1.yaml:19. Delete it from one of the two lists. [both-treated]",
  },
  check: ({ written }) =>
    written.products.flatMap(({ entry: { treats, doesNotTreat }, origin }) =>
      doesNotTreat.flatMap((id, index) => {
        const other = treats.indexOf(id);
        if (other === -1) return [];
        return [
          foundOf(origin, ['doesNotTreat', index], {
            message: "The product treats this, and says that it doesn't.",
            found: id,
            related: [lineOf(origin, ['treats', other], 'The other is at')],
            write: 'Delete it from one of the two lists.',
          }),
        ];
      }),
    ),
};
