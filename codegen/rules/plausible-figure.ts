import type { SpecificationName } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { Origin } from '../catalogue.ts';
import type { SourceDocument } from '../load/document.ts';
import { groupBy } from './group-by.ts';
import { isWithin, many, type Outside, spanOf, toldOutside } from './outside-limits.ts';
import { type Fault, type Found, foundAt, type Rule, type SpecificationFact } from './rule.ts';
import { pathOf } from './specification-facts.ts';
import { valuesAt } from './values-at.ts';

export const plausibleFigure: Rule = {
  name: 'plausible-figure',
  proves: 'QLT-07',
  scope: 'products',
  truth: 'A figure lies between `from` and `to` of its specification in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: 'flow: 60', yaml: 'flow: 75' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'flow: 60',
    yaml: 'flow: -60',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate lies between 0.1 and 2000 L/min. Found -60. The right figure, or other limits in specifications.yaml. [plausible-figure]',
  },
  check: ({ catalogue, facts, limits, documents }) => {
    const ids = catalogue.specifications.map(({ id }) => id);
    // Two specifications of one name are told as such.
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    const outside: Figure[] = [];
    const within: SpecificationFact[] = [];
    for (const fact of facts()) {
      const { document, id, value, specification } = fact;
      if (typeof value !== 'number') continue;
      const limit = limits[id];
      if (!specification || !limit || twice.has(id) || isWithin(value, limit)) within.push(fact);
      else
        outside.push({
          at: { document, path: pathOf(fact) },
          ...{ value, limit, name: id, specification },
        });
    }
    const vocabulary = documents.find(({ kind }) => kind === 'specifications');
    return [
      ...dividedByPoint(within),
      ...toldOutside(outside, (id) => placeOf(id, vocabulary), faultOf),
    ];
  },
};

type Figure = Outside & { readonly specification: SpecificationName };

function placeOf(id: string, document: SourceDocument | undefined): Origin | undefined {
  const place = valuesAt(document?.value, 'specifications.*').find(
    ({ value }) => isRecord(value) && value.id === id,
  );
  return document && place && { document, path: place.path };
}

function faultOf({ value, limit, specification: { label, unit } }: Figure): Fault {
  const measure = unit === undefined ? '' : ` ${unit}`;
  return {
    message: `${label} ${spanOf(limit, String)}${measure}`,
    found: String(value),
    write: 'the right figure, or other limits in specifications.yaml',
  };
}

/** 63.500 for 63,500: the one figure with three decimals among others that have none. */
function dividedByPoint(figures: readonly SpecificationFact[]): Found[] {
  return [...groupBy(figures, ({ id }) => id).values()].flatMap((group) => {
    const odd = group.filter(({ value }) => !Number.isInteger(value));
    const [fact] = odd;
    const text = String(fact?.value);
    if (!fact || odd.length > 1 || group.length < many || !/^[1-9]\d{0,2}\.\d{3}$/.test(text))
      return [];
    return [
      foundAt(fact.document, pathOf(fact), {
        message: `a point stands in front of decimals, and all other products state ${fact.specification?.label ?? fact.id} without any`,
        found: text,
        write: `${text.replace('.', '')}, or the right figure`,
      }),
    ];
  });
}
