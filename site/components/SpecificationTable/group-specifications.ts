/** Groups specifications, in the order in which the groups first appear. */
import type { Specification } from '../../../kernel/entry-types.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { tradeSizes } from '../../../kernel/typography.ts';

export const groupSpecifications = (all: readonly Specification[]) =>
  [...groupBy(all, ({ group }) => group)].map(([group, specifications]) => ({
    group,
    specifications,
  }));

/** "300,000" for 300000. Text has its sizes as the trade writes them: "68 × 62 mm" too. */
export function specificationValue(value: number | string): string {
  if (typeof value === 'number') return formatNumber(value);
  return tradeSizes(value).replaceAll(/(?<=\d) x (?=[\d. x]+ mm)/g, ' × ');
}

/** Value and unit: "60 L/min", "3", '1½" BSP (40 mm)', or "1 year", though the unit is "years". */
export function specificationText({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  const text = specificationValue(value);
  // "Not stated" has no unit.
  return unit === undefined || typeof value === 'string' ? text : `${text} ${unitOf(value, unit)}`;
}

export const unitOf = (value: number | string, unit: string): string =>
  value === 1 ? unit.replace(/^(year|month|lamp|stage)s$/, '$1') : unit;
