/** The address of a page of the preview, for a reader of a report. */
import type { Country } from '../../kernel/countries.ts';
import { countryKeys } from '../../kernel/countries.ts';
import { pageFile } from '../../kernel/page-file.ts';

export type PageLink = (path: string, country: Country) => string;

/** As `npm run preview` serves them. */
export const servedLink =
  (port: number): PageLink =>
  (path, country) =>
    `http://${countryKeys[country]}.localhost:${port}${path}`;

/** Files next to the report, to open from the disk. */
export const fileLink: PageLink = (path, country) => `${countryKeys[country]}/${pageFile(path)}`;

/** More than this no one opens. */
export const linksShown = 4;
