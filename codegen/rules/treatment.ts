import type { Product } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from '../load/document.ts';
import { type Found, foundAt, foundOf, type Rule, type RuleInput } from './rule.ts';

const file = 'pages/world.yaml';
const instead = 'url: /mains, products: [WH-1]';

export const treatment: Rule = {
  name: 'treatment',
  proves: 'QLT-12',
  scope: 'products, pages, categories',
  truth:
    'What a page says that products are for, or not for, is what the products say; and no product treats by a means that it does not have.',
  good: { file, instead, yaml: 'url: /mains, products: [WH-1], treats: [chlorine]' },
  bad: {
    file,
    instead,
    yaml: 'url: /mains, products: [WH-2], treats: [chlorine]',
    printed:
      'error catalogue/pages/world.yaml:8:61 points[0].products[0]: The page shows it against chlorine, and WH-2 does not say that it treats it. Found WH-2. Another product, or chlorine under treats in products/WH-2.yaml. [treatment]',
  },
  check: (input) => [...withoutMeans(input), ...onPages(input)],
};

/** Where each way to treat something needs a part, the product states that part. */
function withoutMeans({ catalogue, written, isInDoubt }: RuleInput): Found[] {
  const means = new Map(catalogue.technologies.map(({ id, specification }) => [id, specification]));
  const needed = new Map(
    catalogue.contaminants.map(({ id, technologies }) => [
      id,
      technologies.map((technology) => means.get(technology)),
    ]),
  );
  const known = new Set(catalogue.specifications.map(({ id }) => id));
  // A way that needs no part, or one that nobody knows.
  const isKnown = (way: string | undefined): way is string => way !== undefined && known.has(way);
  const has = ({ specifications }: Product, id: string) =>
    specifications.some((each) => each.id === id);
  return written.products.flatMap(({ entry, origin }) =>
    (isInDoubt(origin.document, ['specifications']) ? [] : entry.treats).flatMap(
      (id, index): Found[] => {
        const ways = needed.get(id) ?? [];
        if (ways.length === 0 || ways.some((way) => !isKnown(way) || has(entry, way))) return [];
        return [
          foundOf(origin, ['treats', index], {
            message: `nothing in its specifications treats ${id}`,
            write: `${ways.join(' or ')} under specifications, or take ${id} away`,
          }),
        ];
      },
    ),
  );
}

type Claim = { readonly codes: 'products' | 'items'; readonly says: 'treats' | 'doesNotTreat' };
const claims: readonly Claim[] = [
  { codes: 'products', says: 'treats' },
  { codes: 'items', says: 'doesNotTreat' },
];

const onPages = ({ catalogue, documents, ids, isProductInDoubt }: RuleInput): Found[] =>
  documents
    .filter(({ kind }) => kind === 'page' || kind === 'category')
    .flatMap((document) =>
      recordsIn(document.value).flatMap(({ record, path }) =>
        claims.flatMap(({ codes, says }) =>
          listOf(record[codes]).flatMap((code, index) =>
            listOf(record[says]).flatMap((id): Found[] => {
              const product = catalogue.products[code];
              if (product === undefined || product.treats.includes(id) === (says === 'treats'))
                return [];
              if (!ids.contaminants.has(id) || isProductInDoubt(code, ['treats'])) return [];
              return [
                foundAt(
                  document,
                  [...path, codes, index],
                  says === 'treats'
                    ? {
                        message: `the page shows it against ${id}, and ${code} does not say that it treats it`,
                        found: code,
                        write: `another product, or ${id} under treats in products/${code}.yaml`,
                      }
                    : {
                        message: `the page says that none of its products treats ${id}, and ${code} says that it does`,
                        found: code,
                        write: `the page without ${id} under doesNotTreat, or the product elsewhere`,
                      },
                ),
              ];
            }),
          ),
        ),
      ),
    );

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

type Placed = { readonly record: Readonly<Record<string, unknown>>; readonly path: FieldPath };

/** Every record of a document, with its place. */
function recordsIn(value: unknown, path: FieldPath = []): readonly Placed[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => recordsIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return [
    { record: value, path },
    ...Object.entries(value).flatMap(([key, entry]) => recordsIn(entry, [...path, key])),
  ];
}
