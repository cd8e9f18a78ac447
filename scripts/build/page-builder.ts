/** Builds one page: links the previous file if its inputs are unchanged, otherwise renders it. */
import type { Country } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../../site/document/assets.ts';
import { type HtmlChunks, joinChunks, type SharedChunk } from '../../site/document/html-chunks.ts';
import { collectImageUrls } from '../images/addresses.ts';
import { loadRenderer, loadTables } from './load-tables.ts';
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
  readonly previous?: FileState | undefined;
};
export type PageContext = {
  readonly paths: OutputPaths;
  /** The folder of the server bundle. */
  readonly bundle: string;
  /** A hash of all page types' code. */
  readonly code: string;
  /** The tables, or the folder of generated modules from which a worker loads them. */
  readonly tables: Tables | string;
  readonly assets: Assets;
  /** Whether to collect the addresses of a page's pictures. */
  readonly collectsPictures: boolean;
};
export type PageOutput = {
  readonly file: string;
  readonly state: FileState;
  readonly isRendered: boolean;
  readonly pictures: readonly string[];
};

/** Returns a function that builds one page. Its errors name the page and the country. */
export async function createPageBuilder(
  context: PageContext,
): Promise<(task: PageTask) => PageOutput> {
  const { paths, assets, code, collectsPictures } = context;
  const { preparePage } = await loadRenderer(context.bundle);
  const tables =
    typeof context.tables === 'string' ? await loadTables(context.tables) : context.tables;
  const picturesOn = (html: string) => (collectsPictures ? collectImageUrls(html) : []);

  function buildPage({ file, path, country, previous }: PageTask): PageOutput {
    const { inputs, render } = preparePage(tables, path, country, assets);
    const hashed = hashInputs(code, inputs);
    const bytes = previous?.inputs === hashed ? readUntouched(paths, file, previous) : undefined;
    if (previous && bytes) {
      const state = reuseFile(paths, file, previous);
      return { file, state, isRendered: false, pictures: picturesOn(bytes.toString()) };
    }
    const html = joinChunks(render());
    const state = { ...writeFileAt(paths, file, html, previous), inputs: hashed };
    return { file, state, isRendered: true, pictures: picturesOn(html) };
  }

  return (task) => {
    try {
      return buildPage(task);
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

function hashInputs(code: string, inputs: HtmlChunks): string {
  const hashes = inputs.map((each) => (typeof each === 'string' ? each : hashShared(each)));
  return hashOf([code, ...hashes].join('\0'));
}
const hashShared = memoize(({ shared }: SharedChunk) => hashOf(shared));
