/** Data files that the site's tools load when a visitor uses them. */
import { dataFiles } from '../../site/page-types/data-files.ts';
import type { DataLists } from '../../site/tool-kit/data-source.ts';
import type { SiteWideFileGenerator } from './write-file.ts';

export const toolData: SiteWideFileGenerator = (tables, country) =>
  dataFiles.map(({ source, of }) => ({
    path: source.url.slice(1),
    print: () => printLists(of(tables, country)),
  }));

/** One entry a line, so that a price change is a one-line diff. */
const printLists = (lists: DataLists): string =>
  `{\n${Object.entries(lists)
    .map(([key, entries]) => {
      const lines = entries.map((entry) => JSON.stringify(entry));
      return `${JSON.stringify(key)}:[\n${lines.join(',\n')}\n]`;
    })
    .join(',\n')}\n}\n`;
