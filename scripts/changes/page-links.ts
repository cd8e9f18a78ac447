/** Where a reader of a report opens a page of the preview. */
import type { Country } from '../../kernel/countries.ts';
import { countryKeys } from '../../kernel/countries.ts';
import { pageFile } from '../../kernel/page-file.ts';

export type PageLink = (path: string, country: Country) => string;

/** As `npm run preview` serves them. */
export const servedLink =
  (port: number): PageLink =>
  (path, country) =>
    `http://${countryKeys[country]}.localhost:${port}${path}`;

/** As they lie beside the report, to be opened from the disk. */
export const fileLink: PageLink = (path, country) => `${countryKeys[country]}/${pageFile(path)}`;

/** As many as a reader will open. */
export const linksShown = 4;
