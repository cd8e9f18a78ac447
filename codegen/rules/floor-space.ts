import { foundAt, type Rule } from './rule.ts';

const file = 'products/WH-1.yaml';
const instead = 'connection: 1 inch BSP';
const onFloor = `mounting: Floor, on its own base\n  ${instead}`;

export const floorSpace: Rule = {
  name: 'floor-space',
  proves: 'QLT-07',
  scope: 'products',
  truth: 'What stands on the floor needs no clear space below itself (a warning).',
  good: { file, instead, yaml: `${onFloor}\n  serviceSide: Above` },
  bad: {
    file,
    instead,
    yaml: `${onFloor}\n  serviceSide: Below`,
    printed:
      'warning catalogue/products/WH-1.yaml:19:16 specifications.serviceSide: Nothing is below a product that stands on the floor. Found Below. The side from which it is serviced, such as Above or In front, or another mounting. [floor-space]',
  },
  check: ({ documents, isInDoubt }) =>
    documents.flatMap((document) =>
      document.facts.flatMap(({ path, values: { mounting, serviceSide } }) => {
        const place = [...path, 'serviceSide'];
        const stands =
          typeof mounting === 'string' && /\b(?:floor|own base|plinth)\b/i.test(mounting);
        if (!stands || typeof serviceSide !== 'string' || !/\bbelow\b/i.test(serviceSide))
          return [];
        if (isInDoubt(document, place) || isInDoubt(document, [...path, 'mounting'])) return [];
        return [
          foundAt(document, place, {
            severity: 'warning',
            message: 'nothing is below a product that stands on the floor',
            found: serviceSide,
            write:
              'the side from which it is serviced, such as Above or In front, or another mounting',
          }),
        ];
      }),
    ),
};
