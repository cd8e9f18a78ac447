import type { Problem } from '../problem.ts';
import { problemOf, type Rule } from './rule.ts';

/** Chains end: a product is not replaced by itself in the end, a page is not its own hub (ACCEPTANCE 12). */
export const relations: Rule = ({ catalogue }) => {
  const problems: Problem[] = [];
  for (const { code, file, origin } of catalogue.products.values()) {
    const cycle = cycleFrom(code, (current) => catalogue.products.get(current)?.file.replacedBy);
    if (cycle && isFirst(code, cycle)) {
      problems.push(
        problemOf(origin, ['replacedBy'], {
          rule: 'cycle',
          message: `the replacements run in a circle: ${cycle.join(' → ')}`,
          write: 'the product that is sold today',
        }),
      );
    }
    const parts = [...(file.cartridges ?? []), ...(file.spares ?? [])];
    if (
      parts.some((part) => part.code === code) ||
      file.fits?.includes(code) ||
      file.related?.includes(code)
    ) {
      problems.push(
        problemOf(origin, [], {
          rule: 'relation-to-itself',
          message: 'the product names itself as a part or relation',
          write: 'another product, or nothing',
        }),
      );
    }
    if (file.replacedBy !== undefined && !file.discontinued && !file.discontinuedWithSpareParts) {
      problems.push(
        problemOf(origin, ['replacedBy'], {
          severity: 'warning',
          rule: 'replaced-but-current',
          message: 'a product that is replaced is usually discontinued',
          write: 'discontinued: true beside it, if that is so',
        }),
      );
    }
  }
  for (const { url, origin } of catalogue.pages.values()) {
    const cycle = cycleFrom(url, (current) => catalogue.pages.get(current)?.file.parent);
    if (cycle && isFirst(url, cycle)) {
      problems.push(
        problemOf(origin, ['parent'], {
          rule: 'cycle',
          message: `the hubs run in a circle: ${cycle.join(' → ')}`,
          write: 'a parent further up',
        }),
      );
    }
  }
  return problems;
};

/** The path from a node back to itself, the node at both ends; undefined where the chain ends. */
function cycleFrom(
  start: string,
  next: (node: string) => string | undefined,
): string[] | undefined {
  const path = [start];
  for (let node = next(start); node !== undefined; node = next(node)) {
    path.push(node);
    if (node === start) return path;
    if (path.indexOf(node) < path.length - 1) return undefined;
  }
  return undefined;
}

/** A circle is reported once, by its first name. */
const isFirst = (name: string, cycle: readonly string[]) => cycle.every((other) => name <= other);
