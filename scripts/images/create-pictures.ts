/**
 * The pictures and documents of a site, encoded while other work goes on. Addresses are requested as
 * they become known; each ends up as a file in the trees that request it.
 */
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { documentsPrefix } from '../../kernel/documents.ts';
import { type ImageRequest, ImageRequestError } from '../../kernel/image-address.ts';
import { placeFile } from './picture-cache.ts';
import { createPictureEncoder, type SourcePictures } from './picture-encoder.ts';
import { fileOfAddress, readAddress } from './read-address.ts';
import type { ImageSources } from './sources.ts';

export type PictureRequest = {
  readonly address: string;
  /** The folder of a country's site. */
  readonly tree: string;
  /** The page that shows it, for the message if it can't be made. */
  readonly page: string;
};
export type PictureOptions = {
  readonly sources: ImageSources;
  readonly cacheDirectory: string;
  /** Leaves pictures that aren't in the cache; `finish` returns them. */
  readonly onlyKnown?: boolean;
  /** Asked before each file is placed. False if the trees belong to another build by now. */
  readonly mayPlace?: () => boolean;
  /** How many are made at once. By default two a core, because each waits for the disk between sizes. */
  readonly workers?: number;
};
export type PictureProgress = {
  readonly done: number;
  readonly total: number;
  /** Without documents, which pages only link to. */
  readonly picturesLeft: number;
};
export type PictureResult = {
  /** Files in the trees. */
  readonly placed: number;
  readonly encoded: number;
  readonly left: readonly PictureRequest[];
};
export type Pictures = {
  /** Does nothing if the same tree has requested the same address before. */
  readonly want: (wanted: PictureRequest) => void;
  /** Places one picture before all others. @throws ImageRequestError */
  readonly place: (address: string, tree: string) => Promise<void>;
  readonly progress: () => PictureProgress;
  /** Differs whenever the picture may differ, without making it. Undefined if it can't be made. */
  readonly versionOf: (address: string) => Promise<string | undefined>;
  /** Resolves when every request is placed or left. @throws MissingImagesError after all others are placed. */
  readonly finish: () => Promise<PictureResult>;
  /** Leaves the rest. Resolves when nothing is written any longer. */
  readonly stop: () => Promise<void>;
};

/** Pages show images that can't be made. Each line names the page, the address and the reason. */
export class MissingImagesError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`${problems.length} image(s) cannot be made:\n${problems.join('\n')}`);
    this.name = 'MissingImagesError';
    this.problems = problems;
  }
}

/** Hosts set the type by the extension, and no browser shows raster bytes as image/svg+xml. */
function readServable(address: string): ImageRequest {
  const request = readAddress(address);
  const { format, source } = request;
  if (format !== undefined && extname(source).toLowerCase() === '.svg') {
    const named = source.replace(/\.svg$/i, `.${format}`);
    throw new ImageRequestError(
      `a static host would call it SVG; ask for "${named}" (imageUrl does).`,
    );
  }
  return request;
}

const isDocument = (address: string): boolean => address.startsWith(documentsPrefix);

export function createPictures({
  sources,
  cacheDirectory,
  onlyKnown = false,
  mayPlace = () => true,
  workers = 2 * availableParallelism(),
}: PictureOptions): Pictures {
  const maker = createPictureEncoder(sources, cacheDirectory);
  const queue = new PQueue({ concurrency: workers, autoStart: false });
  /** By tree and address. */
  const seen = new Set<string>();
  const waiting = new Set<PictureRequest>();
  /** They're written after all pictures: pages only link to them. */
  const documents: (() => Promise<void>)[] = [];
  /** Open sources with the number of requests that wait for them: a drawing is drawn once for all its sizes. */
  const open = new Map<string, { count: number; pictures?: Promise<SourcePictures> }>();
  const problems: string[] = [];
  const left: PictureRequest[] = [];
  const counts = { placed: 0, encoded: 0, done: 0, picturesLeft: 0 };
  let bug: { readonly error: unknown } | undefined;

  async function put(
    source: SourcePictures,
    request: ImageRequest,
    wanted: PictureRequest,
  ): Promise<void> {
    const cached = onlyKnown ? await source.find(request) : undefined;
    const made = onlyKnown ? undefined : await source.make(request);
    const file = cached ?? made?.file;
    if (file === undefined || !mayPlace()) {
      left.push(wanted);
      return;
    }
    await placeFile(file, join(wanted.tree, fileOfAddress(wanted.address)));
    counts.placed += 1;
    if (made?.isNew) counts.encoded += 1;
  }

  function recordError({ page, address }: PictureRequest, error: unknown): void {
    if (error instanceof ImageRequestError) problems.push(`${page}: ${address}: ${error.message}`);
    else {
      bug ??= { error };
      queue.clear();
    }
  }

  function countDone({ address }: PictureRequest): void {
    counts.done += 1;
    if (!isDocument(address)) counts.picturesLeft -= 1;
  }

  function enqueue(wanted: PictureRequest, request: ImageRequest): void {
    const name = `${request.format} ${request.source}`;
    const source = open.get(name) ?? { count: 0 };
    open.set(name, source);
    source.count += 1;
    waiting.add(wanted);
    const run = async () => {
      waiting.delete(wanted);
      try {
        source.pictures ??= maker.open(request);
        await put(await source.pictures, request, wanted);
      } catch (error) {
        recordError(wanted, error);
      }
      source.count -= 1;
      if (source.count === 0) open.delete(name);
      countDone(wanted);
    };
    if (isDocument(wanted.address)) documents.push(run);
    else void queue.add(run);
    // The page that is being rendered may request more sizes of the same source.
    if (queue.isPaused) setImmediate(() => queue.start());
  }

  return {
    want(wanted) {
      const id = `${wanted.tree} ${wanted.address}`;
      if (seen.has(id)) return;
      seen.add(id);
      if (!isDocument(wanted.address)) counts.picturesLeft += 1;
      try {
        enqueue(wanted, readServable(wanted.address));
      } catch (error) {
        recordError(wanted, error);
        countDone(wanted);
      }
    },
    async place(address, tree) {
      const request = readServable(address);
      queue.start();
      await queue.add(
        async () => put(await maker.open(request), request, { address, tree, page: address }),
        { priority: 1 },
      );
    },
    async versionOf(address) {
      try {
        return await maker.versionOf(readServable(address));
      } catch (error) {
        if (error instanceof ImageRequestError) return undefined;
        throw error;
      }
    },
    progress: () => ({
      done: counts.done,
      total: seen.size,
      picturesLeft: counts.picturesLeft,
    }),
    async finish() {
      await queue.onIdle();
      // Tasks that are cleared never settle, so only the queue is awaited.
      if (!bug) for (const run of documents.splice(0)) void queue.add(run);
      await queue.onIdle();
      if (bug) throw bug.error;
      await maker.close();
      if (problems.length > 0) throw new MissingImagesError(problems.sort());
      return { placed: counts.placed, encoded: counts.encoded, left };
    },
    async stop() {
      queue.clear();
      documents.length = 0;
      left.push(...waiting);
      waiting.clear();
      await queue.onIdle();
    },
  };
}
