import { measures } from '../../kernel/views.ts';
import type { SourceDocument } from '../load/document.ts';
import { figureOf, type NamedPart, namedParts } from './named-parts.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'products/CT-1.yaml';
const instead = '{ micron: 5 }';

export const partFacts: Rule = {
  name: 'part-facts',
  proves: 'QLT-05 QLT-07 QLT-11',
  scope: 'products',
  truth:
    'A part is changed as often as it says itself, unless `why` says why not; it is no longer than what takes it; a kit has the cartridge size and the lamp of the system that lists it (a warning each).',
  good: { file, instead, yaml: '{ micron: 5, interval: 12 }' },
  bad: {
    file,
    instead,
    yaml: '{ micron: 5, interval: 6 }',
    printed:
      'warning catalogue/products/WH-1.yaml:21:39 cartridges[0].every: CT-1 says of itself that it is changed every 6 months. Found 12. it stands in catalogue/products/CT-1.yaml:9. 6, or why: with the reason for the other interval. [part-facts]',
  },
  check: (input) =>
    input.documents.flatMap((document) => {
      const parts = document.kind === 'product' ? namedParts(document) : [];
      if (parts.length === 0) return [];
      return [
        ...oddIntervals(document, parts, input),
        ...longParts(document, parts, input),
        ...otherKits(document, parts, input),
      ];
    }),
};

function oddIntervals(
  document: SourceDocument,
  parts: readonly NamedPart[],
  input: RuleInput,
): Found[] {
  return parts.flatMap(({ code, every, why, path }): Found[] => {
    const own = figureOf(input, code, 'interval');
    const origin = input.origins.get(code);
    if (typeof every !== 'number' || own === undefined || !origin) return [];
    if (every === own || why !== undefined) return [];
    return [
      foundAt(document, [...path, 'every'], {
        severity: 'warning',
        message: `${code} says of itself that it is changed every ${own} months`,
        found: String(every),
        related: [lineOf(origin, ['specifications', 'interval'], 'it stands in')],
        write: `${own}, or why: with the reason for the other interval`,
      }),
    ];
  });
}

/** What stands inside the product that takes it; a sleeve or a hose may reach out of it. */
const inside: ReadonlySet<string | undefined> = new Set([
  'uv lamp',
  'cartridge',
  'inline cartridge',
]);

/** A tap states its own height, and what belongs to it stands below the bench. */
function longParts(
  document: SourceDocument,
  parts: readonly NamedPart[],
  { catalogue, origins, isProductInDoubt, isInDoubt }: RuleInput,
): Found[] {
  return document.facts.flatMap(({ path: among, values }) => {
    // One that cannot be read may be the longest.
    const stated = measures.filter((id) => values[id] !== undefined);
    if (stated.some((id) => typeof values[id] !== 'number')) return [];
    const [longest] = stated.toSorted((a, b) => Number(values[b]) - Number(values[a]));
    if (longest === undefined || values.tapHole !== undefined) return [];
    if (stated.some((id) => isInDoubt(document, [...among, id]))) return [];
    const tooLong = parts.flatMap(({ code, path }) => {
      const part = catalogue.products[code];
      const length = part?.specifications.find(({ id }) => id === 'length')?.value;
      const origin = origins.get(code);
      if (!origin || !inside.has(part?.type) || typeof length !== 'number') return [];
      if (length <= Number(values[longest])) return [];
      return isProductInDoubt(code, ['specifications', 'length'])
        ? []
        : [{ code, path, length, origin }];
    });
    const own = stated.map((id) => `its ${id} is ${values[id]} mm`).join(', ');
    const [first, ...more] = tooLong;
    // What is too short for one and another is amiss itself: filters stand, so by its height.
    if (first && more.some(({ code }) => code !== first.code)) {
      const asked = stated.find((id) => id === 'height') ?? longest;
      const named = [...new Set(tooLong.map(({ code, length }) => `${code} (${length} mm)`))];
      return [
        foundAt(document, [...among, asked], {
          severity: 'warning',
          message: `${named.join(' and ')} are longer than this product: ${own}`,
          found: String(values[asked]),
          related: [
            lineOf(first.origin, ['specifications', 'length'], `the length of ${first.code} is in`),
          ],
          write: 'the right measures',
        }),
      ];
    }
    return tooLong.map(({ code, path, length, origin }) =>
      foundAt(document, [...path, 'code'], {
        severity: 'warning',
        message: `${code} is longer than this product: ${length} mm, and ${own}`,
        found: code,
        related: [lineOf(origin, ['specifications', 'length'], 'its length stands in')],
        write: `the right ${stated.length > 1 ? 'measure of this product' : longest}, the right length there, or another part`,
      }),
    );
  });
}

/** What lies in the box of a kit goes into the system that lists it; of single cartridges `own-figures` tells. */
function otherKits(
  document: SourceDocument,
  parts: readonly NamedPart[],
  { catalogue, origins, isProductInDoubt, isInDoubt }: RuleInput,
): Found[] {
  return document.facts.flatMap(({ path: among, values }) =>
    parts.flatMap(({ code, path }): Found[] => {
      const part = catalogue.products[code];
      const origin = origins.get(code);
      if (!origin || !part || part.type !== 'kit') return [];
      return (['cartridgeSize', 'uvLamp'] as const).flatMap((id) => {
        const own = part.specifications.find((fact) => fact.id === id)?.value;
        const wanted = values[id];
        if (typeof own !== 'string' || typeof wanted !== 'string') return [];
        if (wanted.split(' and ').includes(own)) return [];
        if (isProductInDoubt(code, ['specifications', id])) return [];
        if (isInDoubt(document, [...among, id])) return [];
        return [
          foundAt(document, [...path, 'code'], {
            severity: 'warning',
            message: `${code} does not fit: its ${id} is ${own}, and here it is ${wanted}`,
            found: code,
            related: [lineOf(origin, ['specifications', id], 'its own stands in')],
            write: `a kit of that ${id}, or the right ${id}`,
          }),
        ];
      });
    }),
  );
}
