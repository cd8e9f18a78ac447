/** Builds one page: links the published file if its inputs are unchanged, otherwise renders it. */
import type { Country } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../../site/document/assets.ts';
import type { HtmlChunks, SharedChunk } from '../../site/document/html-chunks.ts';
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
  const encode = chunkEncoder();
  const collected = new Set<string>();
  const newPictures = (country: Country, html: HtmlChunks): readonly string[] =>
    withPictures
      ? [...imageUrlsOf(html)].filter((url) => {
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
    const pictures = withPictures ? newPictures(country, [bytes.toString()]) : [];
    return { file, state, isRendered: false, pictures };
  }

  return {
    keep: named((task) => keepWith(task, hashInputs(code, prepare(task).inputs))),
    make: named((task) => {
      const { inputs, render } = prepare(task);
      const { file, country, former } = task;
      const hashed = hashInputs(code, inputs);
      const kept = keepWith(task, hashed);
      if (kept) return kept;
      const html = render();
      const state = { ...writeFileAt(places, file, encode(html), former), inputs: hashed };
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

/** An address is never split across two chunks, so each chunk can be searched separately. */
const imageUrlsOf = (html: HtmlChunks): ReadonlySet<string> =>
  new Set(
    html.flatMap((piece) =>
      typeof piece === 'string' ? collectImageUrls(piece) : sharedUrls(piece),
    ),
  );
const sharedUrls = memoize(({ shared }: SharedChunk) => collectImageUrls(shared));

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

const bytesOf = memoize(({ shared }: SharedChunk) => Buffer.from(shared));
/** The most bytes UTF-8 needs for one UTF-16 code unit. */
const mostBytes = 3;

/** Encodes every page into the same buffer, so the bytes are only valid until the next call. Encodes shared chunks once. */
export function chunkEncoder(): (pieces: HtmlChunks) => Uint8Array {
  let page = Buffer.allocUnsafe(1 << 16);
  return (pieces) => {
    let end = 0;
    const makeRoom = (bytes: number) => {
      if (end + bytes > page.length)
        page = Buffer.concat([page.subarray(0, end)], 2 * (end + bytes));
    };
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        makeRoom(mostBytes * piece.length);
        end += page.write(piece, end);
      } else {
        const bytes = bytesOf(piece);
        makeRoom(bytes.length);
        page.set(bytes, end);
        end += bytes.length;
      }
    }
    return page.subarray(0, end);
  };
}
