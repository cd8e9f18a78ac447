import { yamlText } from '../diagnostics/text-edit.ts';
import type { SourceDocument, StatedFacts } from '../load/document.ts';
import { figureOf, type NamedPart, namedParts } from './named-parts.ts';
import { type Found, foundAt, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'products/WH-1.yaml';
const instead = 'connection: 1 inch BSP';

export const lampFacts: Rule = {
  name: 'lamp-facts',
  proves: 'QLT-07 QLT-12',
  scope: 'products',
  truth:
    'A lamp that a product names is among its parts, by its code; the product draws more than its lamps, passes no more than they treat, and lamp and sleeve have room to be drawn out (a warning each).',
  good: { file, instead, yaml: `${instead}\n  uvLamp: 30 W` },
  bad: {
    file,
    instead,
    yaml: `${instead}\n  uvLamp: RL6`,
    printed:
      'error catalogue/products/WH-1.yaml:18:11 specifications.uvLamp: This lamp is not among the parts of the product. Found RL6. The code of the lamp that stands under cartridges. [lamp-facts]',
  },
  check: (input) =>
    input.documents.flatMap((document) => {
      if (document.kind !== 'product') return [];
      const parts = namedParts(document);
      const lamps = parts.filter(({ code }) => input.catalogue.products[code]?.type === 'uv lamp');
      // The lamp of a kit lies in its box.
      const isKit = input.catalogue.products[document.name]?.type === 'kit';
      return document.facts.flatMap((among) => [
        ...(isKit ? [] : otherLamp(document, among, parts, lamps, input)),
        ...(lamps.length > 0 ? weakFigures(document, among, lamps, input) : []),
        ...withoutRoom(document, among, parts, input),
      ]);
    }),
};

/** A code, or a code and how many: "2 x RL10". */
const named = /^(?:\d+ x )?([A-Z]+-?\d+[A-Z]?)$/;

/** Of a product that takes a lamp its code stands in the table, so that products compare by one kind of value. */
function otherLamp(
  document: SourceDocument,
  { path, values: { uvLamp } }: StatedFacts,
  parts: readonly NamedPart[],
  lamps: readonly NamedPart[],
  { isInDoubt }: RuleInput,
): Found[] {
  if (typeof uvLamp !== 'string') return [];
  const place = [...path, 'uvLamp'];
  if ([['cartridges'], ['spares'], place].some((at) => isInDoubt(document, at))) return [];
  const [lamp, ...more] = lamps;
  const only = more.length === 0 ? lamp : undefined;
  const right = only && (only.quantity > 1 ? `${only.quantity} x ${only.code}` : only.code);
  const code = named.exec(uvLamp)?.[1];
  if (code !== undefined && !parts.some((part) => part.code === code))
    return [
      foundAt(document, place, {
        message: 'this lamp is not among the parts of the product',
        found: uvLamp,
        ...(right === undefined
          ? { write: 'the code of the lamp that stands under cartridges' }
          : { fix: yamlText(right) }),
      }),
    ];
  if (right === undefined || uvLamp === right) return [];
  return [
    foundAt(document, place, {
      severity: 'warning',
      message: `the lamp that stands among its parts is ${right}`,
      found: uvLamp,
      fix: yamlText(right),
    }),
  ];
}

/** What all lamps of a product have together; undefined where one of them does not state it. */
function ofAll(lamps: readonly NamedPart[], id: string, input: RuleInput): number | undefined {
  let sum = 0;
  for (const { code, quantity } of lamps) {
    const figure = figureOf(input, code, id);
    if (figure === undefined) return undefined;
    sum += figure * quantity;
  }
  return sum;
}

function weakFigures(
  document: SourceDocument,
  { path, values: { load, flow } }: StatedFacts,
  lamps: readonly NamedPart[],
  input: RuleInput,
): Found[] {
  const found: Found[] = [];
  const related = lamps.flatMap(({ code }) => {
    const origin = input.origins.get(code);
    return origin ? [lineOf(origin, ['specifications'], `${code} stands in`)] : [];
  });
  const isSure = (id: string) => !input.isInDoubt(document, [...path, id]);
  const power = ofAll(lamps, 'lampPower', input);
  if (typeof load === 'number' && power !== undefined && load <= power && isSure('load'))
    found.push(
      foundAt(document, [...path, 'load'], {
        severity: 'warning',
        message: `its lamps alone draw ${power} W, and their ballast draws too`,
        found: String(load),
        related,
        write: `more than ${power}, or the right power there`,
      }),
    );
  const treated = ofAll(lamps, 'lampFlow', input);
  if (typeof flow === 'number' && treated !== undefined && flow > treated && isSure('flow'))
    found.push(
      foundAt(document, [...path, 'flow'], {
        severity: 'warning',
        message: `its lamps treat up to ${treated} L/min`,
        found: String(flow),
        related,
        write: `${treated} or less, a larger lamp, or the right flow there`,
      }),
    );
  return found;
}

/** Lamp and sleeve are drawn out along their own length, whichever side that is. */
function withoutRoom(
  document: SourceDocument,
  { path, values: { serviceSpace } }: StatedFacts,
  parts: readonly NamedPart[],
  input: RuleInput,
): Found[] {
  const place = [...path, 'serviceSpace'];
  if (typeof serviceSpace !== 'number' || input.isInDoubt(document, place)) return [];
  const long = parts.flatMap(({ code }) => {
    const part = input.catalogue.products[code];
    const what =
      part?.type === 'uv lamp'
        ? 'lamp'
        : part?.appearance?.form === 'quartz sleeve'
          ? 'sleeve'
          : undefined;
    const length = what && figureOf(input, code, 'length');
    return length !== undefined && length > serviceSpace ? [{ code, what, length }] : [];
  });
  const [longest] = long.toSorted((a, b) => b.length - a.length);
  const origin = longest && input.origins.get(longest.code);
  if (!origin) return [];
  return [
    foundAt(document, place, {
      severity: 'warning',
      message: `the ${longest.what} ${longest.code}, ${longest.length} mm long, cannot be drawn out`,
      found: String(serviceSpace),
      related: [lineOf(origin, ['specifications', 'length'], 'its length stands in')],
      write: `${longest.length} or more, or the right length there`,
    }),
  ];
}
