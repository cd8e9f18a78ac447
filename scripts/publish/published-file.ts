import { printed, publishedFile } from '../published/published.ts';
import { type HostFileMaker, inParts } from './host-file.ts';

/** What a tree tells of itself. An edit of a price changes nothing in what things say, which takes long. */
export const published: HostFileMaker = (tables, country) => [
  {
    path: publishedFile,
    text: [
      `${printed.head(tables, country).slice(0, -1)},"products":{`,
      ...inParts(Object.keys(tables.products), printed.product, ','),
      '},',
      { of: [], make: (...given) => printed.rest(...given).slice(1, -1) },
      ',"things":',
      { of: [], make: printed.things },
      '}\n',
    ],
  },
];
