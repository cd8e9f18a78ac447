import type { Product } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath } from '../document.ts';
import { type Found, foundAt, foundOf, type Rule, type RuleInput } from './rule.ts';

const file = 'pages/world.yaml';
const instead = 'url: /mains, products: [WH-1]';

export const treatment: Rule = {
  name: 'treatment',
  proves: 'QLT-12',
  scope: 'products, pages, categories',
  description:
    "Pages and products agree about what a product treats and doesn't treat, and a product that treats something has a part for it.",
  good: { file, instead, yaml: 'url: /mains, products: [WH-1], treats: [chlorine]' },
  bad: {
    file,
    instead,
    yaml: 'url: /mains, products: [WH-2], treats: [chlorine]',
    printed:
      "error catalogue/pages/world.yaml:8:61 points[0].products[0]: The page says that WH-2 treats chlorine, and the product doesn't. Found WH-2. Use another product, or add chlorine to treats in products/WH-2.yaml. [treatment]",
  },
  check: (input) => [...withoutMeans(input), ...onPages(input)],
};

/** Products that claim a treatment and state none of the parts that it needs. */
function withoutMeans({ catalogue, written, isInDoubt }: RuleInput): Found[] {
  const means = new Map(catalogue.technologies.map(({ id, specification }) => [id, specification]));
  const needed = new Map(
    catalogue.contaminants.map(({ id, technologies }) => [
      id,
      technologies.map((technology) => means.get(technology)),
    ]),
  );
  const known = new Set(catalogue.specifications.map(({ id }) => id));
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
            message: `Nothing in its specifications treats ${id}.`,
            write: `Add ${ways.join(' or ')} to its specifications, or delete ${id}.`,
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
                        message: `The page says that ${code} treats ${id}, and the product doesn't.`,
                        found: code,
                        write: `Use another product, or add ${id} to treats in products/${code}.yaml.`,
                      }
                    : {
                        message: `The page says that no product here treats ${id}, and ${code} does.`,
                        found: code,
                        write: `Delete ${id} from doesNotTreat, or move the product.`,
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
