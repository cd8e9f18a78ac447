import type { Country, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';

/** A file of a tree that is no page: its path in the tree, and its text. */
export type HostFile = { readonly path: string; readonly content: string };

/**
 * The same before it is made: what is known of its text at once, and parts, each of which is made anew
 * alone. Nothing is worked out for a plan that takes as long as its parts: it is made for every build.
 */
export type FilePlan = { readonly path: string; readonly text: readonly (string | Part)[] };
/** Made of what it is `of` and of what it reads of the tables, and of nothing else. */
export type Part = {
  readonly of: readonly string[];
  readonly make: (tables: Tables, country: Country) => string;
};

/** `first` is what stands in the pages themselves. */
export type HostFileMaker = (
  tables: Tables,
  country: Country,
  first: FirstPaint | undefined,
) => readonly FilePlan[];

/** A file that is one part. */
export const one =
  (
    path: string,
    make: (tables: Tables, country: Country, first: FirstPaint | undefined) => string,
  ): HostFileMaker =>
  (_tables, _country, first) => [
    { path, text: [{ of: [], make: (tables, country) => make(tables, country, first) }] },
  ];

/** So many lines are made together: few enough for an edit of one, and parts cost something themselves. */
const together = 100;

/** A line for each of these products, and `between` two of them. */
export function inParts(
  codes: readonly string[],
  lineOf: (tables: Tables, country: Country, product: Product) => string,
  between = ',\n',
): FilePlan['text'] {
  const text: (string | Part)[] = [];
  for (let begin = 0; begin < codes.length; begin += together) {
    const of = codes.slice(begin, begin + together);
    if (begin > 0) text.push(between);
    text.push({
      of,
      make: (tables, country) =>
        of.map((code) => lineOf(tables, country, productAt(tables, code))).join(between),
    });
  }
  return text;
}

function productAt({ products }: Tables, code: string): Product {
  const product = products[code];
  if (product) return product;
  throw new Error(`there is no product ${code}`);
}

/** What a maker's files hold, all made here. */
export const madeBy = (maker: HostFileMaker, tables: Tables, country: Country): HostFile[] =>
  maker(tables, country, undefined).map(({ path, text }) => ({
    path,
    content: text
      .map((each) => (typeof each === 'string' ? each : each.make(tables, country)))
      .join(''),
  }));

export const filesByPath = (files: Iterable<HostFile>): ReadonlyMap<string, string> =>
  new Map(Array.from(files, ({ path, content }) => [path, content]));
