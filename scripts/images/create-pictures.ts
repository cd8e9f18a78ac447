/** Encodes the pictures and documents that pages request. Each becomes a file in all trees that request it. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../../kernel/group-by.ts';
import { type ImageRequest, ImageRequestError } from '../../kernel/image-address.ts';
import { forEach } from '../for-each.ts';
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

/** Two for each core, because each waits for the disk between sizes. */
const atATime = 2 * availableParallelism();

type Target = PictureRequest & { readonly request: ImageRequest; readonly file: string };

export function createPictures({ sources, cacheDirectory, onlyCached = false }: PictureOptions) {
  const encoder = createPictureEncoder(sources, cacheDirectory);
  const seen = new Set<string>();
  const targets: Target[] = [];
  const problems: string[] = [];
  const counts = { placed: 0, encoded: 0, left: 0, done: 0 };

  async function put(source: SourcePictures, { request, file }: Target): Promise<void> {
    const made = onlyCached ? undefined : await source.make(request);
    const picture = made?.picture ?? (await source.find(request));
    if (picture === undefined) {
      counts.left += 1;
      return;
    }
    await placePicture(picture, file);
    counts.placed += 1;
    if (made?.isNew) counts.encoded += 1;
  }

  /** A bug or a failing disk ends the build, a wrong request only after all others. */
  function recordError({ page, address }: PictureRequest, error: unknown): void {
    if (!(error instanceof ImageRequestError)) throw error;
    problems.push(`${page}: ${address}: ${error.message}`);
  }

  return {
    /** Ignores an address that the same tree has requested before. */
    want(wanted: PictureRequest): void {
      const { address, tree } = wanted;
      const id = `${tree} ${address}`;
      if (seen.has(id)) return;
      seen.add(id);
      try {
        const request = readAddress(address);
        targets.push({ ...wanted, request, file: join(tree, fileOfAddress(address)) });
      } catch (error) {
        recordError(wanted, error);
        counts.done += 1;
      }
    },
    progress: () => ({ done: counts.done, total: seen.size }),
    /** Makes and places every picture, or leaves it out. Then throws an Error with a line for each that can't be made. */
    async finish() {
      const makeAll = async (ofSource: readonly Target[]) => {
        let source: SourcePictures | undefined;
        for (const target of ofSource) {
          try {
            source ??= await encoder.open(target.request);
            await put(source, target);
          } catch (error) {
            recordError(target, error);
          }
          counts.done += 1;
        }
      };
      // A drawing is drawn once for all its sizes.
      const sourceOf = ({ request }: Target) => `${request.format} ${request.source}`;
      await forEach([...groupBy(targets, sourceOf).values()], makeAll, atATime);
      await encoder.close();
      if (problems.length > 0)
        throw new Error(
          `${problems.length === 1 ? 'A picture' : `${problems.length} pictures`} can't be created:\n${problems.sort().join('\n')}`,
        );
      const { placed, encoded, left } = counts;
      return { placed, encoded, left };
    },
  };
}
