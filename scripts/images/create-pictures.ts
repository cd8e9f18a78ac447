/** Encodes pictures and documents in the background as pages request them. Each becomes a file in all trees that request it. */
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { type ImageRequest, ImageRequestError } from '../../kernel/image-address.ts';
import { fileOfAddress, readAddress } from './addresses.ts';
import { placePicture } from './picture-cache.ts';
import { createPictureEncoder, type SourcePictures } from './picture-encoder.ts';
import type { FindSource } from './sources.ts';

export type PictureRequest = {
  readonly address: string;
  readonly tree: string;
  /** The page that shows the picture, for an error message. */
  readonly page: string;
};
export type PictureOptions = {
  readonly sources: FindSource;
  readonly cacheDirectory: string;
  readonly onlyCached?: boolean;
};
export type Pictures = ReturnType<typeof createPictures>;

/** Hosts set the type by extension, and browsers don't show raster bytes as image/svg+xml. */
function readServable(address: string): ImageRequest {
  const request = readAddress(address);
  const { format, source } = request;
  if (format !== undefined && extname(source).toLowerCase() === '.svg') {
    const named = source.replace(/\.svg$/i, `.${format}`);
    throw new ImageRequestError(
      `a static host would serve it as SVG. Use "${named}", as imageUrl does.`,
    );
  }
  return request;
}

/** Two for each core, because each waits for the disk between sizes. */
const atATime = 2 * availableParallelism();

export function createPictures({ sources, cacheDirectory, onlyCached = false }: PictureOptions) {
  const encoder = createPictureEncoder(sources, cacheDirectory);
  const queue = new PQueue({ concurrency: atATime, autoStart: false });
  const seen = new Map<string, string>();
  /** Open sources and how many requests wait for them, so a drawing is drawn once for all its sizes. */
  const open = new Map<string, { count: number; pictures?: Promise<SourcePictures> }>();
  const problems: string[] = [];
  const counts = { placed: 0, encoded: 0, left: 0, done: 0 };
  let bug: { readonly error: unknown } | undefined;

  async function put(source: SourcePictures, request: ImageRequest, target: string): Promise<void> {
    const made = onlyCached ? undefined : await source.make(request);
    const picture = made?.picture ?? (await source.find(request));
    if (picture === undefined) {
      counts.left += 1;
      return;
    }
    await placePicture(picture, target);
    counts.placed += 1;
    if (made?.isNew) counts.encoded += 1;
  }

  function recordError({ page, address }: PictureRequest, error: unknown): void {
    counts.done += 1;
    if (error instanceof ImageRequestError) problems.push(`${page}: ${address}: ${error.message}`);
    else {
      bug ??= { error };
      queue.clear();
    }
  }

  function enqueue(wanted: PictureRequest, request: ImageRequest, target: string): void {
    const name = `${request.format} ${request.source}`;
    const source = open.get(name) ?? { count: 0 };
    open.set(name, source);
    source.count += 1;
    void queue.add(async () => {
      try {
        source.pictures ??= encoder.open(request);
        await put(await source.pictures, request, target);
        counts.done += 1;
      } catch (error) {
        recordError(wanted, error);
      }
      source.count -= 1;
      if (source.count === 0) open.delete(name);
    });
    // The page being rendered may request more sizes of the same source.
    if (queue.isPaused) setImmediate(() => queue.start());
  }

  return {
    /** Ignores an address that the same tree has requested before. */
    want(wanted: PictureRequest): void {
      const { address, tree } = wanted;
      const id = `${tree} ${address}`;
      if (seen.has(id)) return;
      seen.set(id, '');
      try {
        const target = join(tree, fileOfAddress(address));
        seen.set(id, target);
        enqueue(wanted, readServable(address), target);
      } catch (error) {
        recordError(wanted, error);
      }
    },
    progress: () => ({ done: counts.done, total: seen.size }),
    files: () => [...seen.values()],
    /** Waits until every request is placed or left out. Then throws an Error with a line for each picture that can't be made. */
    async finish() {
      // Cancelled tasks never settle, so only the queue is awaited.
      await queue.onIdle();
      if (bug) throw bug.error;
      await encoder.close();
      if (problems.length > 0)
        throw new Error(
          `${problems.length === 1 ? 'A picture' : `${problems.length} pictures`} can't be made:\n${problems.sort().join('\n')}`,
        );
      const { placed, encoded, left } = counts;
      return { placed, encoded, left };
    },
    /** Cancels remaining requests. Resolves once nothing is being written. */
    async stop() {
      queue.clear();
      await queue.onIdle();
    },
  };
}
