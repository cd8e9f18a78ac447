/** Renders pages into an unfinished site and tells what each was made from. */
import type { Country } from '../../kernel/contract.ts';
import { oncePerObject } from '../../kernel/once-per-object.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../../site/document/assets.ts';
import type { Pieces, Shared } from '../../site/document/pieces.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import type { PageState } from './build-record.ts';
import { piecesEncoder } from './encode-pieces.ts';
import { loadRenderer } from './load-renderer.ts';
import { loadTables } from './load-tables.ts';
import { createNames, type Names } from './names.ts';
import { type FileState, type Places, placeFile } from './place-file.ts';
import { readNumbers } from './read-numbers.ts';

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
  /** Or the folder of generated modules, for another process. */
  readonly tables: Tables | string;
  readonly assets: Assets;
  /** Whether it is told which pictures a page shows. */
  readonly withPictures: boolean;
};
/** What is read and shown has a number; the names of new numbers follow those that were told before. */
export type MadePages = {
  readonly names: readonly string[];
  readonly pages: readonly (PageState & { readonly file: string })[];
  /** What was worked out meanwhile, for these pages and those to come, by its number. */
  readonly once: readonly (readonly [number, readonly number[]])[];
};

/** Returns how pages are made, one after the other. `names` are those of the build, where it is this process. */
export async function pageMaker(
  making: PageMaking,
  names: Names = createNames(),
): Promise<(tasks: readonly PageTask[]) => MadePages> {
  const { renderAddress, recorded, noteReads, readsOfOnce } = await loadRenderer(making.bundle);
  const { tables: given } = making;
  const tables = recorded(typeof given === 'string' ? await loadTables(given) : given);
  const { numberOf, all } = names;
  const numbersOf = readNumbers(numberOf);
  const worked = readsOfOnce(tables);
  const encode = piecesEncoder();
  let told = all.length;

  function make({ country, path, file, former }: PageTask) {
    const { result, reads } = noteReads(() => {
      try {
        return renderAddress(tables, path, country, making.assets);
      } catch (error) {
        throw saidOf(error, `The page ${path} of ${country} cannot be made`);
      }
    });
    const state = placeFile(making.places, file, encode(result.html), former);
    return {
      ...state,
      file,
      reads: numbersOf(reads),
      ...(making.withPictures && { pictures: imageUrlsOf(result.html).map(numberOf) }),
    };
  }

  return (tasks) => {
    const pages = tasks.map(make);
    const once = Array.from(
      worked,
      ([name, reads]) => [numberOf(`once/${name}`), numbersOf(reads)] as const,
    );
    worked.clear();
    const fresh = all.slice(told);
    told = all.length;
    return { names: fresh, pages, once };
  };
}

/** No address stands in two pieces. */
const imageUrlsOf = (html: Pieces): readonly string[] => [
  ...new Set(
    html.flatMap((piece) =>
      typeof piece === 'string' ? collectImageUrls(piece) : sharedUrls(piece),
    ),
  ),
];
const sharedUrls = oncePerObject(({ shared }: Shared) => collectImageUrls(shared));

/** The same fault, which says where it happened. */
function saidOf(error: unknown, where: string): Error {
  const fault = error instanceof Error ? error : new Error(String(error));
  const { message, stack = message } = fault;
  return Object.assign(fault, { message: `${where}: ${message}`, stack: `${where}:\n${stack}` });
}
