/** Builds one page: links the published file if its inputs are unchanged, otherwise renders it. */
import type { Country } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../../site/document/assets.ts';
import { type HtmlChunks, joinChunks, type SharedChunk } from '../../site/document/html-chunks.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
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
  /** Below the site's folder. */
  readonly file: string;
  /** The published file, if there is one. */
  readonly former?: FileState | undefined;
};
export type PageContext = {
  readonly places: OutputPaths;
  /** The folder of the server bundle. */
  readonly bundle: string;
  /** Changes with the code of any page type. */
  readonly code: string;
  /** The tables, or for another process the folder of generated modules to load them from. */
  readonly tables: Tables | string;
  readonly assets: Assets;
  /** Whether to collect the addresses of pictures on pages. */
  readonly withPictures: boolean;
};
export type PageOutput = {
  readonly file: string;
  readonly state: FileState;
  readonly isRendered: boolean;
  /** Picture addresses that no earlier page of the country had. */
  readonly pictures: readonly string[];
};
export type PageBuilder = {
  /** Links the published page. Returns undefined if the page needs rendering. */
  readonly keep: (task: PageTask) => PageOutput | undefined;
  readonly make: (task: PageTask) => PageOutput;
};

export async function createPageBuilder(context: PageContext): Promise<PageBuilder> {
  const { places, assets, code, withPictures } = context;
  const { preparePage } = await loadRenderer(context.bundle);
  const tables =
    typeof context.tables === 'string' ? await loadTables(context.tables) : context.tables;
  const collected = new Set<string>();
  const newPictures = (country: Country, html: string): readonly string[] =>
    withPictures
      ? collectImageUrls(html).filter((url) => {
          const key = `${country} ${url}`;
          return !collected.has(key) && collected.add(key);
        })
      : [];
  const prepare = ({ path, country }: PageTask) => preparePage(tables, path, country, assets);

  function keepWith(task: PageTask, inputs: string): PageOutput | undefined {
    const { file, country, former } = task;
    const bytes = former?.inputs === inputs ? readUntouched(places, file, former) : undefined;
    if (!former || !bytes) return undefined;
    const state = reuseFile(places, file, former);
    return { file, state, isRendered: false, pictures: newPictures(country, bytes.toString()) };
  }

  return {
    keep: named((task) => keepWith(task, hashInputs(code, prepare(task).inputs))),
    make: named((task) => {
      const { inputs, render } = prepare(task);
      const { file, country, former } = task;
      const hashed = hashInputs(code, inputs);
      const kept = keepWith(task, hashed);
      if (kept) return kept;
      const html = joinChunks(render());
      const state = { ...writeFileAt(places, file, html, former), inputs: hashed };
      return { file, state, isRendered: true, pictures: newPictures(country, html) };
    }),
  };
}

const hashInputs = (code: string, inputs: HtmlChunks): string =>
  hashOf(
    [code, ...inputs.map((each) => (typeof each === 'string' ? each : hashShared(each)))].join(
      '\0',
    ),
  );
const hashShared = memoize(({ shared }: SharedChunk) => hashOf(shared));

/** Adds the page's path and country to an error's message and stack. */
const named =
  <Result>(work: (task: PageTask) => Result) =>
  (task: PageTask): Result => {
    try {
      return work(task);
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
