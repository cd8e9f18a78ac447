/** Lists a site's pages, and builds each: links the previous file if its inputs are unchanged, otherwise renders it. */
import { addressError, requireAddress } from '../../kernel/address.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Country, Route } from '../../kernel/entry-types.ts';
import { htmlFile } from '../../kernel/html-file.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { joinChunks, type SharedChunk } from '../../site/document/html-chunks.ts';
import type { CodeBundle } from './bundle-cache.ts';
import { loadRenderer } from './load-tables.ts';
import {
  type FileState,
  hashOf,
  type OutputPaths,
  readUntouched,
  reuseFile,
  writeFileAt,
} from './write-file.ts';

export type PageTask = {
  readonly country: Country;
  readonly path: string;
  /** Relative to the site's folder. */
  readonly file: string;
};

/** Throws if a path isn't a valid page address, or if two pages share a file. */
export function allPages(tables: Tables): readonly PageTask[] {
  const pages = new Map<string, Route>();
  for (const route of Object.values(tables.routes)) {
    if (addressError('page', route.path)) requireAddress('code', route.path.slice(1));
    const file = htmlFile(route.path);
    const other = pages.get(file);
    if (other) throw new Error(`${other.path} and ${route.path} would be written to the same file`);
    pages.set(file, route);
  }
  return countries.flatMap((country) =>
    [...pages]
      .filter(([, route]) => route.countries.includes(country))
      .map(([file, { path }]) => ({ country, path, file: `${countryKeys[country]}/${file}` })),
  );
}

/** Returns a function that builds one page. Its errors name the page and the country. */
export async function createPageBuilder(paths: OutputPaths, bundle: CodeBundle, tables: Tables) {
  const { preparePage } = await loadRenderer(bundle.folder);

  function buildPage({ file, path, country }: PageTask, previous: FileState | undefined) {
    const { inputs, render } = preparePage(tables, path, country, bundle.assets);
    const hashes = inputs.map((each) => (typeof each === 'string' ? each : hashShared(each)));
    const hashed = hashOf([bundle.key, ...hashes].join('\0'));
    const bytes = previous?.inputs === hashed ? readUntouched(paths, file, previous) : undefined;
    if (previous && bytes)
      return { state: reuseFile(paths, file, previous), html: bytes.toString(), isRendered: false };
    const html = joinChunks(render());
    const state = { ...writeFileAt(paths, file, html, previous), inputs: hashed };
    return { state, html, isRendered: true };
  }

  return (task: PageTask, previous: FileState | undefined) => {
    try {
      return buildPage(task, previous);
    } catch (error) {
      const where = `Can't build the page ${task.path} for ${task.country}`;
      const fault = error instanceof Error ? error : new Error(String(error));
      const { message, stack = message } = fault;
      throw Object.assign(fault, {
        message: `${where}: ${message}`,
        stack: `${where}:\n${stack}`,
      });
    }
  };
}

const hashShared = memoize(({ shared }: SharedChunk) => hashOf(shared));
