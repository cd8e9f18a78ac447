import type { Written } from '../catalogue.ts';
import { type Found, foundOf, type Rule } from './rule.ts';

export const cycle: Rule = {
  name: 'cycle',
  proves: 'ACCEPTANCE 12',
  scope: 'products, pages',
  description: 'Chains end: no product is replaced by itself, and no page is its own hub.',
  good: { file: 'products/CT-0.yaml', instead: 'replacedBy: CT-1', yaml: 'replacedBy: FIT-1' },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-0',
    printed:
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: The replacements run in a circle: CT-0 → CT-0. Use the product that is sold today. [cycle]',
  },
  check: ({ catalogue, written }) => [
    ...circlesOf(written.products, {
      field: 'replacedBy',
      nameOf: ({ code }) => code,
      next: (code) => catalogue.products[code]?.replacedBy,
      message: 'The replacements run in a circle',
      write: 'Use the product that is sold today.',
    }),
    ...circlesOf(written.pages, {
      field: 'parent',
      nameOf: ({ url }) => url,
      next: (url) => catalogue.pages[url]?.parent,
      message: 'The hubs run in a circle',
      write: 'Use a parent further up.',
    }),
  ],
};

type Chain<Entry> = {
  readonly field: string;
  nameOf(entry: Entry): string;
  next(name: string): string | undefined;
  readonly message: string;
  readonly write: string;
};

/** A circle is reported once, by its first name. */
const circlesOf = <Entry>(entries: readonly Written<Entry>[], chain: Chain<Entry>): Found[] =>
  entries.flatMap(({ entry, origin }) => {
    const name = chain.nameOf(entry);
    const circle = circleFrom(name, chain.next);
    if (!circle?.every((other) => name <= other)) return [];
    const { field, message, write } = chain;
    return [foundOf(origin, [field], { message: `${message}: ${circle.join(' → ')}.`, write })];
  });

/** The path from a node back to itself, the node at both ends; undefined where the chain ends. */
function circleFrom(
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
