/** Data that the tools of the site load when they are used: one small file each. */
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { dataFiles } from '../../site/kinds/data-files.ts';
import type { HostFile } from './host-file.ts';

/** One entry a line, so that a change of one price is one line. */
export const toolData = (tables: Tables, country: Country): HostFile[] =>
  dataFiles.map(({ source, of }) => {
    const lists = Object.entries(of(tables, country)).map(
      ([key, entries]) =>
        `${JSON.stringify(key)}:[\n${entries.map((entry: object) => JSON.stringify(entry)).join(',\n')}\n]`,
    );
    return { path: source.url.slice(1), content: `{\n${lists.join(',\n')}\n}\n` };
  });
