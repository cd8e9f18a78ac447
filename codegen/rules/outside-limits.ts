/** Figures below the least or above the most that is plausible: each is told where it stands, or the limit, where many break it. */
import type { Limit, Origin } from '../catalogue.ts';
import { groupBy } from './group-by.ts';
import { type Fault, type Found, foundOf, lineOf } from './rule.ts';

/** A figure that breaks its limit. */
export type Outside = {
  readonly at: Origin;
  readonly value: number;
  readonly limit: Limit;
  /** What has the limit. */
  readonly name: string;
};

/** Limits that leave no room are told as such: nothing breaks them. */
export const isWithin = (value: number, { from = -Infinity, to = Infinity }: Limit): boolean =>
  from > to || (value >= from && value <= to);

/** "lies between 0.1 and 2000", "is 5 or more" */
export const spanOf = ({ from, to }: Limit, shown: (value: number) => string): string =>
  from !== undefined && to !== undefined
    ? `lies between ${shown(from)} and ${shown(to)}`
    : `is ${shown(from ?? to ?? 0)} or ${to === undefined ? 'more' : 'less'}`;

/** So many figures are not mistyped alike: the limit is. */
export const many = 5;

/** `placeOf` what has a limit; `faultOf` one figure. */
export function toldOutside<Figure extends Outside>(
  outside: readonly Figure[],
  placeOf: (name: string) => Origin | undefined,
  faultOf: (figure: Figure) => Fault,
): Found[] {
  const sideOf = ({ value, limit: { from = -Infinity } }: Outside) =>
    value < from ? 'from' : 'to';
  const groups = groupBy(outside, (figure) => `${figure.name} ${sideOf(figure)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const place = first && placeOf(first.name);
    const products = new Set(group.map(({ at }) => at.document)).size;
    if (!place || products < many)
      return group.map((figure) => foundOf(figure.at, [], faultOf(figure)));
    const side = sideOf(first);
    const values = group.map(({ value }) => value);
    const far = side === 'from' ? Math.min(...values) : Math.max(...values);
    const beyond = side === 'from' ? 'less' : 'more';
    return [
      foundOf(place, [side], {
        message: `${products} products state ${beyond}`,
        found: String(first.limit[side]),
        related: [lineOf(first.at, [], 'the first is')],
        write: `${far} or ${beyond}`,
        concerns: group.map(({ at }) => at),
      }),
    ];
  });
}
