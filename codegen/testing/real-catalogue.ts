/** This repository's catalogue, unchanged and extended. The specification must hold for both. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Category } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { compileCatalogue } from '../compile-catalogue.ts';
import { diagnosticLine } from '../diagnostics/print.ts';
import { type Edit, parsed, withCopy } from './catalogue-copy.ts';

export const realRoot = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Throws the printed errors, if any. */
async function readCatalogue(root: string): Promise<Tables> {
  const { tables, problems } = await compileCatalogue(root, { cache: parsed });
  if (tables) return tables;
  const errors = problems.filter(({ severity }) => severity === 'error').map(diagnosticLine);
  throw new Error(`The catalogue has ${errors.length} errors:\n${errors.join('\n')}`);
}

const product = (more: string) =>
  `name: New\nsummary: New.\ntype: system\nprice: { au: 1000, nz: 1100 }\n${more}`;
const page = (name: string) =>
  `title: ${name}\nintro: ${name}.\npageTitle: ${name}\npageDescription: ${name}, and more.\n`;

/** Edits that merchandisers make every week. They mustn't break a test of the specification. */
const additions: readonly Edit[] = [
  { file: 'products/ZZ-NEW1.yaml', text: product('applications: [Domestic]\n') },
  { file: 'products/ZZ-DEALER1.yaml', text: product('dealerOnly: true\n') },
  { file: 'products/ZZ-QUIET1.yaml', text: product('excludedFromSuggestions: true\n') },
  {
    file: 'categories/zz-new-range.yaml',
    text: `id: 99001
name: New range
header: New range
description: New.
url: zz-new-range
pageTitle: New range
pageDescription: A new range of everything.
claim: { text: "Available from $1,100", product: ZZ-NEW1, countries: [AU] }
categories:
  - id: 99002
    name: First of the new range
    header: First of the new range
    description: New.
    url: first
    pageTitle: First of the new range
    pageDescription: The first of the new range.
    items: [ZZ-NEW1, ZZ-DEALER1, ZZ-QUIET1]
`,
  },
  { file: 'pages/zz-new.yaml', text: `url: /zz-new\n${page('Something new')}` },
  { file: 'pages/dealers-zz-new.yaml', text: `url: /dealers/zz-new\n${page('New for dealers')}` },
  {
    file: 'redirects.yaml',
    from: 'redirects:\n',
    to: 'redirects:\n  - { from: /zz-old, to: /zz-new?from=old }\n',
  },
  ...(['consumer', 'dealers', 'specifiers', 'food-service', 'plumbers'] as const).map((menu) => ({
    file: `menus/${menu}.yaml`,
    from: '\nitems:\n',
    // The specifiers' menu has room for one more entry.
    to: `\nitems:\n${menu === 'specifiers' ? '' : '  - { label: Something new, url: /zz-new }\n'}  - category: /zz-new-range\n`,
  })),
  {
    file: 'promotions/teaser-prices.yaml',
    from: 'teasers:\n',
    to: 'teasers:\n  - { id: zz-new, label: New, product: ZZ-NEW1, au: "1,100.00", nz: "1,265.00" }\n',
  },
  {
    file: 'promotions/promo-facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - { id: zz-new, text: New, products: [WH2-60], note: Something that was not here before. }\n',
  },
];

let real: Promise<Tables> | undefined;
let extended: Promise<Tables> | undefined;

/** Read once for all test files of a process. */
export const realCatalogue = (): Promise<Tables> => (real ??= readCatalogue(realRoot));

/** The catalogue's name in test titles. */
export const realCatalogues: readonly (readonly [name: string, read: () => Promise<Tables>])[] = [
  ['the catalogue', realCatalogue],
  [
    'the catalogue with products, a range, pages, menu entries, a redirect and promotions more',
    () => (extended ??= withCopy(additions, readCatalogue, realRoot)),
  ],
];

/** Throws if the category doesn't exist. */
export function categoryAt(tables: Tables, url: string): Category {
  const category = tables.categories[url];
  if (!category) throw new Error(`there is no category at ${url}`);
  return category;
}

/** Returns the wanted entries in the list's order, leaving out the others. */
export const among = (found: readonly string[], wanted: readonly string[]): readonly string[] =>
  found.filter((name) => wanted.includes(name));

export const specified: {
  readonly landings: readonly (readonly [id: string, path: string])[];
  readonly subCategories: readonly (readonly [
    id: string,
    landing: string,
    slugs: readonly string[],
  ])[];
  readonly dealerOnly: string[];
  readonly notSuggested: string[];
  readonly products: readonly string[];
  readonly facts: readonly string[];
  readonly site: readonly (readonly [ids: string, values: object])[];
} = parse(readFileSync(new URL('../fixtures/specification.yaml', import.meta.url), 'utf8'));
