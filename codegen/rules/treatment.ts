import { isRecord } from '../../kernel/records.ts';
import type { SourceLocation } from '../catalogue.ts';
import { numbersIn } from '../diagnostics/suggest-number.ts';
import type { SourceDocument } from '../document.ts';
import { findInValues } from '../find-in-values.ts';
import { amountsIn } from './printed-prices.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportAt, reportOn } from './rule.ts';
export const contradictingTreatment: Rule = {
  name: 'both-treated',
  scope: 'products',
  description: "A product doesn't both treat something and not treat it.",
  check: ({ written }) =>
    written.products.flatMap(({ entry: { treats, doesNotTreat }, origin }) =>
      doesNotTreat.flatMap((id, index) => {
        const other = treats.indexOf(id);
        if (other === -1) return [];
        return [
          reportOn(origin, ['doesNotTreat', index], {
            message: "The product treats this, and says that it doesn't.",
            found: id,
            related: [lineOf(origin, ['treats', other], 'The other is at')],
            write: 'Delete it from one of the two lists.',
          }),
        ];
      }),
    ),
};
export const treatment: Rule = {
  name: 'treatment',
  scope: 'products, pages, categories',
  description:
    "Pages and products agree about what a product treats and doesn't treat. A product that treats something states the specification this needs, and lists the part that it names (a warning).",
  check: (input) => [...withoutMeans(input), ...onPages(input)],
};

/** Products that claim a treatment without the specification it needs, such as a lamp, or without the part that this names. */
function withoutMeans({ catalogue, written, isReported }: RuleInput): RuleMatch[] {
  const means = new Map(catalogue.technologies.map(({ id, specification }) => [id, specification]));
  const needed = new Map(
    catalogue.contaminants.map(({ id, technologies }) => [
      id,
      technologies.map((technology) => means.get(technology)),
    ]),
  );
  const known = new Set(catalogue.specifications.map(({ id }) => id));
  const isKnown = (way: string | undefined): way is string => way !== undefined && known.has(way);
  const areReported = ({ document }: SourceLocation) =>
    ['specifications', 'cartridges', 'spares'].some((field) => isReported(document, [field]));
  return written.products.flatMap(({ entry, origin }) =>
    (areReported(origin) ? [] : entry.treats).flatMap((id, index): RuleMatch[] => {
      const ways = needed.get(id) ?? [];
      if (ways.length === 0 || !ways.every(isKnown)) return [];
      const stated = entry.specifications.filter((fact) => ways.includes(fact.id));
      // "2 x RL10" names the product RL10; "40 W" names none.
      const named = stated.map(({ value }) =>
        String(value)
          .split(' ')
          .filter((word) => catalogue.products[word]),
      );
      const isListed = (code: string) => entry.parts.some((part) => part.code === code);
      if (named.some((codes) => codes.every(isListed))) return [];
      if (stated.length > 0)
        return [
          reportOn(origin, ['treats', index], {
            severity: 'warning',
            message: `The part that treats ${id} isn't listed.`,
            write: `Add ${named.flat().join(' or ')} to its cartridges, or delete ${id}.`,
          }),
        ];
      return [
        reportOn(origin, ['treats', index], {
          message: `Nothing in its specifications treats ${id}.`,
          write: `Add ${ways.join(' or ')} to its specifications, or delete ${id}.`,
        }),
      ];
    }),
  );
}

type Claim = { readonly codes: 'products' | 'items'; readonly says: 'treats' | 'doesNotTreat' };
const claims: readonly Claim[] = [
  { codes: 'products', says: 'treats' },
  { codes: 'items', says: 'doesNotTreat' },
];

const onPages = ({ catalogue, documents, ids, isProductReported }: RuleInput): RuleMatch[] =>
  documents
    .filter(({ kind }) => kind === 'page' || kind === 'category')
    .flatMap((document) =>
      findInValues(document.value, (value) => (isRecord(value) ? value : undefined)).flatMap(
        ({ found: record, path }) =>
          claims.flatMap(({ codes, says }) =>
            listOf(record[codes]).flatMap((code, index) =>
              listOf(record[says]).flatMap((id): RuleMatch[] => {
                const product = catalogue.products[code];
                if (product === undefined || product.treats.includes(id) === (says === 'treats'))
                  return [];
                if (!ids.contaminants.has(id) || isProductReported(code, ['treats'])) return [];
                return [
                  reportAt(
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

export const unsupportedFact: Rule = {
  name: 'unsupported-fact',
  scope: 'promotions/promo-facts.yaml, categories',
  description:
    'Every number of an advertised fact is in its `states`, and each product that it names states it. A price claim has no other number.',
  check: (input) => {
    const document = input.documents.find(({ kind }) => kind === 'promo-facts');
    const claims = input.written.categories.flatMap(({ entry: { claim }, origin }) => {
      const text = claim?.text ?? '';
      const words = amountsIn(text).reduce((rest, { found }) => rest.replace(found, ''), text);
      const [other] = numbersIn(words);
      return other === undefined
        ? []
        : reportOn(origin, ['claim', 'text'], {
            message: `Nothing keeps ${other} right: a claim states the price of its product only.`,
            found: text,
            write: 'Delete it.',
          });
    });
    return [...claims, ...(document ? unsupportedIn(document, input) : [])];
  },
};

const unsupportedIn = (
  document: SourceDocument,
  { catalogue, origins, isReported, isProductReported }: RuleInput,
) =>
  catalogue.promoFacts.flatMap(({ text, products, states }, index): RuleMatch[] => {
    const path = ['facts', index];
    if (isReported(document, [...path, 'states'])) return [];
    const printed = numbersIn(text);
    if (states && !printed.includes(states.value))
      return [
        reportAt(document, [...path, 'states', 'value'], {
          message: `The text "${text}" doesn't say ${states.value}.`,
          found: String(states.value),
          write: 'Use the same number in both.',
        }),
      ];
    const other = printed.find((value) => value !== states?.value);
    if (other !== undefined)
      return [
        reportAt(document, [...path, 'text'], {
          message: `Nothing backs the number ${other}.`,
          found: text,
          write: states
            ? 'Split the fact: each has one number.'
            : `Add states: with value: ${other}, and its specification, what it counts or its source.`,
        }),
      ];
    const { specification, counts, value } = states ?? {};
    const what = specification ?? counts;
    if (what === undefined) return [];
    return products.flatMap((code, place) => {
      const product = catalogue.products[code];
      const own = counts
        ? product?.finishes.length
        : product?.specifications.find(({ id }) => id === specification)?.value;
      const at = counts ? [counts] : ['specifications', what];
      if (!product || own === value || isProductReported(code, at.slice(0, 1))) return [];
      const origin = own ? origins.get(code) : undefined;
      const is = counts ? 'number of finishes' : what;
      return [
        reportAt(document, [...path, 'products', place], {
          message: `The ${is} of ${code} is ${own ?? 'not stated'}, not ${value}.`,
          found: code,
          ...(origin && { related: [lineOf(origin, at, 'It says so at')] }),
          write: `Name a product whose ${is} is ${value}, or correct it there.`,
        }),
      ];
    });
  });
