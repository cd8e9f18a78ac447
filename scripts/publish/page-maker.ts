/** Renders pages into an unfinished site and tells what each was made from. */
import { readFileSync } from 'node:fs';
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../../site/document/assets.ts';
import type { Reads } from '../../site/tables/reads.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import type { PageState } from './build-record.ts';
import { loadRenderer } from './load-renderer.ts';
import { type FileState, type Places, placeFile } from './place-file.ts';

export type PageTask = {
  readonly country: Country;
  readonly path: string;
  /** Below the site's folder. */
  readonly file: string;
  /** Of the published one. */
  readonly former?: FileState | undefined;
};
export type PageMaking = {
  readonly places: Places;
  /** The folder of the server bundle. */
  readonly bundle: string;
  /** A file of JSON. */
  readonly tables: string;
  readonly assets: Assets;
};
export type MadePages = {
  readonly pages: readonly (readonly [file: string, state: PageState])[];
  /** What was worked out meanwhile, for these pages and those to come. */
  readonly once: ReadonlyMap<string, Reads>;
};

/** Returns how pages are made, one after the other. */
export async function pageMaker(
  making: PageMaking,
): Promise<(tasks: readonly PageTask[]) => MadePages> {
  const { renderAddress, recorded, noteReads, readsOfOnce } = await loadRenderer(making.bundle);
  const read: Tables = JSON.parse(readFileSync(making.tables, 'utf8'));
  const tables = recorded(read);
  const make = ({ country, path, file, former }: PageTask) => {
    const { result, reads } = noteReads(() => renderAddress(tables, path, country, making.assets));
    const state = placeFile(making.places, file, result.html, former);
    return [file, { ...state, reads, pictures: collectImageUrls(result.html) }] as const;
  };
  const worked = readsOfOnce(tables);
  return (tasks) => {
    const pages = tasks.map(make);
    const once = new Map(worked);
    // Told once: among them is every entry of the longest tables.
    worked.clear();
    return { pages, once };
  };
}
