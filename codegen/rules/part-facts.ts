import { isRecord } from '../../kernel/is-record.ts';
import { measures } from '../../kernel/views.ts';
import { yamlText } from '../fix.ts';
import type { FieldPath, SourceDocument } from '../read/document.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';
import { valuesAt } from './values-at.ts';

const file = 'products/WH-1.yaml';
const instead = 'connection: 1 inch BSP';

/** Water and use shorten or lengthen the life of a part; beyond this it is a slip. */
const farthest = 2;

export const partFacts: Rule = {
  name: 'part-facts',
  proves: 'QLT-07',
  scope: 'products',
  truth:
    'A lamp that a product names is among its parts; a part is changed about as often as it says itself (a warning beyond half or double), no longer than what takes it, and a lamp has room to be drawn out (a warning each).',
  good: { file, instead, yaml: `${instead}\n  uvLamp: 30 W` },
  bad: {
    file,
    instead,
    yaml: `${instead}\n  uvLamp: RL6`,
    printed:
      'error catalogue/products/WH-1.yaml:18:11 specifications.uvLamp: this lamp is not among the parts of the product; found RL6; write the code of the lamp that stands under cartridges [part-facts]',
  },
  check: (input) =>
    input.documents.flatMap((document) => {
      if (document.kind !== 'product') return [];
      const parts = partsOf(document);
      return [
        ...lampFault(document, parts, input),
        ...oddIntervals(document, parts, input),
        ...(parts.length > 0 ? longParts(document, parts, input) : []),
        ...(parts.length > 0 ? lampsWithoutRoom(document, parts, input) : []),
      ];
    }),
};

type NamedPart = {
  readonly code: string;
  readonly every: unknown;
  readonly path: FieldPath;
};
function partsOf({ value }: SourceDocument): readonly NamedPart[] {
  const parts: NamedPart[] = [];
  for (const pattern of ['cartridges.*', 'spares.*'])
    for (const { value: part, path } of valuesAt(value, pattern))
      if (isRecord(part) && typeof part.code === 'string')
        parts.push({ code: part.code, every: part.every, path });
  return parts;
}

/** A lamp is told as its power or as its code. */
function lampFault(
  document: SourceDocument,
  parts: readonly NamedPart[],
  { catalogue, isInDoubt }: RuleInput,
): Found[] {
  return document.facts.flatMap(({ path, values: { uvLamp } }) => {
    if (typeof uvLamp !== 'string' || !/^[A-Z]+-?\d+[A-Z]?$/.test(uvLamp)) return [];
    const place = [...path, 'uvLamp'];
    const taken = parts.map(({ code }) => code);
    if (
      taken.includes(uvLamp) ||
      [['cartridges'], ['spares'], place].some((at) => isInDoubt(document, at))
    )
      return [];
    const lamps = taken.filter((code) => catalogue.products[code]?.type === 'uv lamp');
    const [lamp, ...more] = lamps;
    return [
      foundAt(document, place, {
        message: 'this lamp is not among the parts of the product',
        found: uvLamp,
        ...(lamp !== undefined && more.length === 0
          ? { fix: yamlText(lamp) }
          : { write: 'the code of the lamp that stands under cartridges' }),
      }),
    ];
  });
}

function oddIntervals(
  document: SourceDocument,
  parts: readonly NamedPart[],
  { catalogue, origins, isProductInDoubt }: RuleInput,
): Found[] {
  return parts.flatMap(({ code, every, path }): Found[] => {
    const facts = catalogue.products[code]?.specifications ?? [];
    const own = facts.find(({ id }) => id === 'interval')?.value;
    const origin = origins.get(code);
    if (typeof every !== 'number' || typeof own !== 'number' || !origin) return [];
    if (every <= own * farthest && own <= every * farthest) return [];
    if (isProductInDoubt(code, ['specifications', 'interval'])) return [];
    return [
      foundAt(document, [...path, 'every'], {
        severity: 'warning',
        message: `${code} says of itself that it is changed every ${own} months`,
        found: String(every),
        related: [lineOf(origin, ['specifications', 'interval'], 'it stands in')],
        write: `${own}, or another figure there`,
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
    const stated = measures.filter((id) => typeof values[id] === 'number');
    const [longest] = stated.toSorted((a, b) => Number(values[b]) - Number(values[a]));
    if (longest === undefined || values.tapHole !== undefined) return [];
    if (stated.some((id) => isInDoubt(document, [...among, id]))) return [];
    return parts.flatMap(({ code, path }): Found[] => {
      const part = catalogue.products[code];
      const long = part?.specifications.find(({ id }) => id === 'length')?.value;
      const origin = origins.get(code);
      if (!origin || !inside.has(part?.type) || typeof long !== 'number') return [];
      if (long <= Number(values[longest])) return [];
      if (isProductInDoubt(code, ['specifications', 'length'])) return [];
      return [
        foundAt(document, [...path, 'code'], {
          severity: 'warning',
          message: `${code} is longer than this product: ${long} mm, and its ${longest} is ${values[longest]} mm`,
          found: code,
          related: [lineOf(origin, ['specifications', 'length'], 'its length stands in')],
          write: `the right ${longest}, the right length there, or another part`,
        }),
      ];
    });
  });
}

/** A lamp is drawn out along its own length. In front of a cabinet it is not: its doors open there. */
function lampsWithoutRoom(
  document: SourceDocument,
  parts: readonly NamedPart[],
  { catalogue, origins, isProductInDoubt, isInDoubt }: RuleInput,
): Found[] {
  return document.facts.flatMap(({ path: among, values: { serviceSpace, serviceSide } }) => {
    const place = [...among, 'serviceSpace'];
    const isAlong = typeof serviceSide === 'string' && /\b(?:above|below)\b/i.test(serviceSide);
    if (typeof serviceSpace !== 'number' || !isAlong || isInDoubt(document, place)) return [];
    const lamps = parts.flatMap(({ code }) => {
      const part = catalogue.products[code];
      const long = part?.specifications.find(({ id }) => id === 'length')?.value;
      const isLamp = part?.type === 'uv lamp' && typeof long === 'number';
      const isSure = !isProductInDoubt(code, ['specifications', 'length']);
      return isLamp && isSure && long > serviceSpace ? [{ code, long }] : [];
    });
    const [longest] = lamps.toSorted((a, b) => b.long - a.long);
    const origin = longest && origins.get(longest.code);
    if (!origin) return [];
    return [
      foundAt(document, place, {
        severity: 'warning',
        message: `the lamp ${longest.code}, ${longest.long} mm long, cannot be drawn out`,
        found: String(serviceSpace),
        related: [lineOf(origin, ['specifications', 'length'], 'its length stands in')],
        write: `${longest.long} or more, or the right length there`,
      }),
    ];
  });
}
