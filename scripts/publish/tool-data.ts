/** Data that the tools of the site load when they are used. */
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { CodedEntry } from '../../site/kinds/data-file.ts';
import { dataFiles } from '../../site/kinds/data-files.ts';
import { namesUrl, shardUrl } from '../../site/tool-kit/data-source.ts';
import type { HostFile, ManyMaker } from './host-file.ts';
import { isWhole, splitByCode } from './split-by-code.ts';

/** One small file each; of many products a file of names, and shards by code. */
export const toolMakers: readonly ManyMaker[] = dataFiles.map((file) => ({
  path: file.source.url.slice(1),
  make(tables, country) {
    const { name, url } = file.source;
    if ('of' in file) return [hostFile(url, printLists(file.of(tables, country)))];
    return codedFiles(name, url, file.listsOf(tables), file.entriesOf(tables, country));
  },
}));

export const toolData = (tables: Tables, country: Country): HostFile[] =>
  toolMakers.flatMap(({ make }) => [...make(tables, country, undefined)]);

function codedFiles(
  name: string,
  url: string,
  lists: Lists,
  entries: readonly CodedEntry<object>[],
): HostFile[] {
  const lines = entries.flatMap(({ codes, product }) => {
    const line = JSON.stringify(product);
    return codes.map((code) => ({ code, line }));
  });
  if (isWhole(lines)) {
    const products = entries.map(({ product }) => product);
    return [hostFile(url, printLists({ ...lists, shards: [], products }))];
  }
  const shards = splitByCode(lines);
  return [
    hostFile(url, printLists({ ...lists, shards: [...shards.keys()], products: [] })),
    hostFile(namesUrl(name), printList(entries.map((entry) => JSON.stringify(entry.name)))),
    ...[...shards].map(([prefix, products]) =>
      hostFile(shardUrl(name, prefix), printList([...new Set(products)])),
    ),
  ];
}

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** One entry a line, so that a change of one price is one line. */
const printList = (lines: readonly string[]): string => `[\n${lines.join(',\n')}\n]`;

const printLists = (lists: Lists): string =>
  `{\n${Object.entries(lists)
    .map(
      ([key, entries]) =>
        `${JSON.stringify(key)}:${printList(entries.map((entry) => JSON.stringify(entry)))}`,
    )
    .join(',\n')}\n}`;

const hostFile = (url: string, content: string): HostFile => ({
  path: url.slice(1),
  content: `${content}\n`,
});
