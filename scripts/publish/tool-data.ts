/** Data that the tools of the site load when they are used. */
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { CodedLines } from '../../site/kinds/data-file.ts';
import { dataFiles } from '../../site/kinds/data-files.ts';
import { namesUrl, shardUrl } from '../../site/tool-kit/data-source.ts';
import {
  type FilePlan,
  type HostFile,
  type HostFileMaker,
  inParts,
  madeBy,
  one,
} from './host-file.ts';
import { isWhole, splitByCode } from './split-by-code.ts';

/** Some 6 KB as a CDN sends it. */
const mostInShard = 128;

/** One small file each; of many products a file of names, and shards by code. */
export const toolMakers: readonly HostFileMaker[] = dataFiles.map((file): HostFileMaker => {
  const { name, url } = file.source;
  if ('of' in file)
    return one(url.slice(1), (tables, country) => `${printLists(file.of(tables, country))}\n`);
  return (tables, country) =>
    codedFiles(name, url, {
      lists: file.listsOf(tables, country),
      ...file.linesOf(tables, country),
    });
});

export const toolData = (tables: Tables, country: Country): HostFile[] =>
  toolMakers.flatMap((maker) => madeBy(maker, tables, country));

function codedFiles(
  name: string,
  url: string,
  { lists, products, lineOf, nameOf }: CodedLines & { readonly lists: Lists },
): FilePlan[] {
  const codes = products.map(({ code }) => code);
  const listed = (some: readonly string[], print: typeof lineOf) => [
    '[\n',
    ...inParts(some, (...given) => JSON.stringify(print(...given))),
    '\n]',
  ];
  const ofLists = (shards: readonly string[], some: readonly string[]): FilePlan => {
    const before = printLists({ ...lists, shards }).slice(0, -2);
    return plan(url, [`${before},\n"products":`, ...listed(some, lineOf), '\n}']);
  };
  if (isWhole(products)) return [ofLists([], codes)];
  const coded = products.flatMap(({ code: each, formerCodes }) =>
    [each, ...formerCodes].map((code) => ({ code, each })),
  );
  const shards = splitByCode(coded, mostInShard);
  return [
    ofLists([...shards.keys()], []),
    plan(namesUrl(name), listed(codes, nameOf)),
    ...Array.from(shards, ([prefix, some]) => plan(shardUrl(name, prefix), listed(some, lineOf))),
  ];
}

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** One entry a line, so that a change of one price is one line. */
const printLists = (lists: Lists): string =>
  `{\n${Object.entries(lists)
    .map(([key, entries]) => {
      const lines = entries.map((entry) => JSON.stringify(entry));
      return `${JSON.stringify(key)}:[\n${lines.join(',\n')}\n]`;
    })
    .join(',\n')}\n}`;

const plan = (url: string, text: FilePlan['text']): FilePlan => ({
  path: url.slice(1),
  text: [...text, '\n'],
});
