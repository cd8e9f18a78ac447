import { printed, publishedFile } from '../snapshot/public-snapshot.ts';
import { type HostFileMaker, inParts } from './host-file.ts';

/** published.json. A price edit doesn't change the entities, which take the longest. */
export const published: HostFileMaker = (tables, country) => [
  {
    path: publishedFile,
    text: [
      `${printed.head(tables, country).slice(0, -1)},"products":{`,
      ...inParts(Object.keys(tables.products), printed.product, ','),
      '},',
      { of: [], make: (...given) => printed.rest(...given).slice(1, -1) },
      ',"entities":',
      { of: [], make: printed.entities },
      '}\n',
    ],
  },
];
