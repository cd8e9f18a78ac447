/** Data files that the site's tools load when a visitor uses them. */
import type { Country, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { CodedLines } from '../../site/page-types/data-file.ts';
import { dataFiles } from '../../site/page-types/data-files.ts';
import { namesUrl, shardUrl } from '../../site/tool-kit/data-source.ts';
import { isComplete, splitByCode } from './split-by-code.ts';
import type { HostFile, HostFileGenerator } from './write-file.ts';

/** Keeps a shard to about 6 KB compressed. */
const mostInShard = 128;

/** One small file for each tool. With many products, a tool gets a file of names too, and shards by code. */
export const toolData: HostFileGenerator = (tables, country) =>
  dataFiles.flatMap((file) => {
    const { name, url } = file.source;
    if ('of' in file)
      return [{ path: url.slice(1), print: () => `${printLists(file.of(tables, country))}\n` }];
    const lists = file.listsOf(tables, country);
    const lines = file.linesOf(tables, country);
    return codedFiles(tables, country, { name, url, lists, ...lines });
  });

type Coded = CodedLines & {
  readonly name: string;
  readonly url: string;
  readonly lists: Lists;
};

function codedFiles(
  tables: Tables,
  country: Country,
  { name, url, lists, products, lineOf, nameOf }: Coded,
): HostFile[] {
  const codes = products.map(({ code }) => code);
  const listed = (some: readonly string[], print: typeof lineOf) =>
    `[\n${some.map((code) => JSON.stringify(print(tables, country, productAt(tables, code)))).join(',\n')}\n]`;
  const ofLists = (shards: readonly string[], some: readonly string[]): HostFile => ({
    path: url.slice(1),
    print: () =>
      `${printLists({ ...lists, shards }).slice(0, -2)},\n"products":${listed(some, lineOf)}\n}\n`,
  });
  if (isComplete(products)) return [ofLists([], codes)];
  const coded = products.flatMap(({ code: each, formerCodes }) =>
    [each, ...formerCodes].map((code) => ({ code, each })),
  );
  const shards = splitByCode(coded, mostInShard);
  return [
    ofLists([...shards.keys()], []),
    { path: namesUrl(name).slice(1), print: () => `${listed(codes, nameOf)}\n` },
    ...Array.from(shards, ([prefix, some]) => ({
      path: shardUrl(name, prefix).slice(1),
      print: () => `${listed(some, lineOf)}\n`,
    })),
  ];
}

function productAt({ products }: Tables, code: string): Product {
  const product = products[code];
  if (product) return product;
  throw new Error(`no product ${code}`);
}

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** One entry a line, so that a price change is a one-line diff. */
const printLists = (lists: Lists): string =>
  `{\n${Object.entries(lists)
    .map(([key, entries]) => {
      const lines = entries.map((entry) => JSON.stringify(entry));
      return `${JSON.stringify(key)}:[\n${lines.join(',\n')}\n]`;
    })
    .join(',\n')}\n}`;
