/** Which pages a site has, and which of them an edit has made stale. */
import { join } from 'node:path';
import { addressFault, requireAddress } from '../../kernel/address.ts';
import type { Route } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { pageFile } from '../../kernel/page-file.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { BuildRecord, PageState } from './build-record.ts';
import { changesSince, type Fingerprints } from './changes.ts';
import type { PageTask } from './page-maker.ts';
import type { FileState } from './place-file.ts';

/** Throws where a path is no address of a page, or the file of another page. */
export function allPages(tables: Tables): readonly PageTask[] {
  const pages = new Map<string, Route>();
  for (const route of Object.values(tables.routes)) {
    const file = fileOf(route.path);
    const other = pages.get(file);
    if (other) throw new Error(`${other.path} and ${route.path} are one file`);
    pages.set(file, route);
  }
  return countries.flatMap((country) =>
    [...pages]
      .filter(([, route]) => route.countries.includes(country))
      .map(([file, { path }]) => ({ country, path, file: join(countryKeys[country], file) })),
  );
}

function fileOf(path: string): string {
  if (addressFault('page', path)) requireAddress('code', path.slice(1));
  return pageFile(path);
}

export type Work = {
  /** To be rendered. */
  readonly stale: readonly PageTask[];
  /** Published as they would be rendered now, unless somebody has touched their files. */
  readonly fresh: readonly { readonly task: PageTask; readonly state: PageState }[];
};

export type Wanted = {
  readonly code: string;
  readonly fingerprints: Fingerprints;
  readonly withPictures: boolean;
};

/** A page is fresh where the same code made it, and nothing that it read has changed. */
export function workOf(
  pages: readonly PageTask[],
  wanted: Wanted,
  record: BuildRecord | undefined,
): Work {
  if (!record) return { stale: pages, fresh: [] };
  const { code, fingerprints, withPictures } = wanted;
  const isChanged = changesSince(record, fingerprints);
  const stale: PageTask[] = [];
  const fresh: { task: PageTask; state: PageState }[] = [];
  for (const page of pages) {
    const state = record.pages.get(page.file);
    const isFresh =
      state !== undefined &&
      record.code === code &&
      (!withPictures || state.pictures !== undefined) &&
      !state.reads.some(isChanged);
    if (isFresh) fresh.push({ task: page, state });
    else stale.push(state ? { ...page, former: fileStateOf(state) } : page);
  }
  return { stale, fresh };
}

/** Not what it was made from, which is of another time. */
const fileStateOf = ({ size, mtimeMs }: PageState): FileState => ({ size, mtimeMs });
