import type { Product } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { Origin } from '../catalogue.ts';
import { groupBy } from './group-by.ts';
import { type Found, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'products/CT-1.yaml';
const instead = 'name: Carbon cartridge';

export const ownFigures: Rule = {
  name: 'own-figures',
  proves: 'GEN-07',
  scope: 'products',
  truth:
    'A figure in the name of a product, a flow and a capacity in its texts too, is the one that its facts state, and a system takes cartridges of the size that it states (a warning).',
  good: { file, instead, yaml: 'name: Carbon cartridge, 5 micron' },
  bad: {
    file,
    instead,
    yaml: 'name: Carbon cartridge, 1 micron',
    printed:
      'warning catalogue/products/CT-1.yaml:9:27 specifications.micron: The name says 1 micron. Found 5. The same figure in both. [own-figures]',
  },
  check: (input) => {
    const { written, isProductInDoubt } = input;
    const named = written.products.flatMap(({ entry, origin }) =>
      isProductInDoubt(entry.code, ['specifications']) || isProductInDoubt(entry.code, ['name'])
        ? []
        : inWords(entry, origin),
    );
    const told = new Set(named.map(({ at }) => ('document' in at ? at.document.name : '')));
    return [...named, ...inParts(input, told)];
  },
};

/** How the figures of a specification are said. A text tells of finer filters and other sizes as well. */
const spoken: readonly Spoken[] = [
  { id: 'micron', words: /(\d+(?:\.\d+)?) ?(?:micron|µm)\b/g, fields: ['name'] },
  {
    id: 'flow',
    words: /(\d+(?:\.\d+)?) ?(?:L\/min|litres a minute)\b/g,
    fields: ['name', 'summary', 'description'],
  },
  {
    id: 'capacity',
    words: /(\d[\d,]*) ?(?:L|litres)\b(?!\/| a minute)/g,
    fields: ['name', 'summary', 'description'],
  },
  { id: 'cartridgeSize', words: /(\d+(?:\.\d+)?) ?inch\b/g, fields: ['name'] },
];
type Spoken = {
  readonly id: string;
  readonly words: RegExp;
  readonly fields: readonly ('name' | 'summary' | 'description')[];
};

const factOf = (product: Product | undefined, id: string) =>
  product?.specifications.find((fact) => fact.id === id)?.value;

const inches = (size: number | string | undefined): number[] =>
  [...String(size ?? '').matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
const sizeOf = (product: Product | undefined) => inches(factOf(product, 'cartridgeSize'));
/** A cartridge of 9.75 inch is called one of 10. */
const isSize = (among: readonly number[], size: number) =>
  among.some((own) => Math.abs(own - size) <= 0.25);

function inWords(product: Product, origin: Origin): Found[] {
  const texts = isRecord(origin.document.value) ? origin.document.value : {};
  return spoken.flatMap(({ id, words, fields }): Found[] => {
    const value = factOf(product, id);
    if (value === undefined) return [];
    const [odd] = fields.flatMap((field) => {
      const stated = texts[field];
      // Most texts have no figure.
      if (typeof stated !== 'string' || stated.search(/\d\s?(?:L|litres|micron|µm|inch)\b/) < 0)
        return [];
      const said = [...stated.replaceAll(/\s+/g, ' ').matchAll(words)];
      if (said.length === 0) return [];
      const isSaid = said.some(([, figure = '']) =>
        typeof value === 'number'
          ? Number(figure.replaceAll(',', '')) === value
          : isSize(inches(value), Number(figure)),
      );
      return isSaid ? [] : [{ field, figure: said[0]?.[0] }];
    });
    return odd
      ? [
          foundOf(origin, ['specifications', id], {
            severity: 'warning',
            message: `the ${odd.field} says ${odd.figure}`,
            found: String(value),
            write: 'the same figure in both',
          }),
        ]
      : [];
  });
}

/** A cartridge that none of its systems takes has the slip; else each system that takes another size. */
function inParts(
  { written, catalogue, origins, isProductInDoubt }: RuleInput,
  told: ReadonlySet<string>,
): Found[] {
  const isUnsure = (code: string) => told.has(code) || isProductInDoubt(code, ['specifications']);
  const uses = written.products.flatMap(({ entry, origin }): Use[] => {
    const cartridges = entry.parts.filter(({ role }) => role === 'cartridge');
    const sizes = cartridges.length === 0 ? [] : sizeOf(entry);
    if (sizes.length === 0 || isUnsure(entry.code)) return [];
    return cartridges.flatMap(({ code }) => {
      const [length] = sizeOf(catalogue.products[code]);
      const part = origins.get(code);
      return length === undefined || !part || isUnsure(code)
        ? []
        : [{ system: entry.code, origin, code, part, length, isOdd: !isSize(sizes, length) }];
    });
  });
  const strange = [...groupBy(uses, ({ code }) => code).values()].filter(
    (all) => all.length > 1 && all.every(({ isOdd }) => isOdd),
  );
  const ofParts = new Set(strange.flat());
  const ofSystems = groupBy(
    uses.filter((use) => use.isOdd && !ofParts.has(use)),
    ({ system }) => system,
  );
  const sizePath = ['specifications', 'cartridgeSize'];
  const fault = (at: Origin, other: Origin, code: string, message: string) =>
    foundOf(at, sizePath, {
      severity: 'warning',
      message,
      found: String(factOf(catalogue.products[code], 'cartridgeSize')),
      related: [lineOf(other, sizePath, 'that is stated in')],
      write: 'the size that both have',
    });
  return [
    ...strange.flatMap(([first, ...more]) =>
      first
        ? [
            fault(
              first.part,
              first.origin,
              first.code,
              `${more.length + 1} systems that use this cartridge take other sizes`,
            ),
          ]
        : [],
    ),
    ...[...ofSystems.values()].flatMap(([first]) =>
      first
        ? [
            fault(
              first.origin,
              first.part,
              first.system,
              `${first.code}, one of its cartridges, is of ${first.length} inch`,
            ),
          ]
        : [],
    ),
  ];
}

/** A cartridge of a system that states a size, as the cartridge does. */
type Use = {
  readonly system: string;
  readonly origin: Origin;
  readonly code: string;
  readonly part: Origin;
  readonly length: number;
  readonly isOdd: boolean;
};
