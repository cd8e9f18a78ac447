/**
 * The pictures and documents of a site, made beside whatever else goes on. Addresses are wanted as they become
 * known; a few are in work at once, and each ends up as a file of the trees that want it.
 */
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { documentsPrefix } from '../../kernel/documents.ts';
import { type ImageRequest, ImageRequestError } from '../../kernel/image-address.ts';
import { createPictureMaker, type SourcePictures } from './picture-maker.ts';
import { putFile } from './put-file.ts';
import { fileOfAddress, readAddress } from './read-address.ts';
import type { ImageSources } from './sources.ts';

export type Place = {
  /** The folder of a country's site. */
  readonly tree: string;
  /** Who asks, for the message where the picture cannot be made. */
  readonly page: string;
};
export type WantedPicture = Place & { readonly address: string };
export type PictureOptions = {
  readonly sources: ImageSources;
  readonly cacheDirectory: string;
  /** True: what would have to be encoded is left, and told by `finish`. */
  readonly onlyKnown?: boolean;
  /** Asked before each one is placed; false leaves it: the trees are somebody else's by now. */
  readonly mayPlace?: () => boolean;
  /** How many are in work at once; two a core unless told, since each waits for the disk between two sizes. */
  readonly workers?: number;
};
export type PictureProgress = {
  readonly done: number;
  readonly total: number;
  /** Of what is not done: pages show these, and lead to the others. */
  readonly picturesLeft: number;
};
export type PictureResult = {
  /** Files in the trees. */
  readonly placed: number;
  readonly encoded: number;
  readonly left: readonly WantedPicture[];
};
export type Pictures = {
  /** Nothing happens where the tree has been told of it before. */
  readonly want: (wanted: WantedPicture) => void;
  /** Now, before all that is only wanted. @throws ImageRequestError */
  readonly place: (address: string, tree: string) => Promise<void>;
  readonly progress: () => PictureProgress;
  /** Another one wherever the picture may be another one, told without making it. Undefined: it cannot be made. */
  readonly versionOf: (address: string) => Promise<string | undefined>;
  /**
   * Resolves when all that was wanted stands in its tree, or is left.
   * @throws MissingImagesError after all others are placed.
   */
  readonly finish: () => Promise<PictureResult>;
  /** Leaves the rest; resolves when nothing is written any longer. */
  readonly stop: () => Promise<void>;
};

/** Pages ask for images that cannot be made; each line names the page, the source and the reason. */
export class MissingImagesError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`${problems.length} image(s) cannot be made:\n${problems.join('\n')}`);
    this.name = 'MissingImagesError';
    this.problems = problems;
  }
}

/** A host names the type by the extension, and no browser shows raster bytes as image/svg+xml. */
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

type Job = WantedPicture & { readonly request: ImageRequest };

const isDocument = (address: string): boolean => address.startsWith(documentsPrefix);

export function createPictures(options: PictureOptions): Pictures {
  const {
    workers = 2 * availableParallelism(),
    onlyKnown = false,
    mayPlace = () => true,
  } = options;
  const maker = createPictureMaker(options.sources, options.cacheDirectory);
  /** By tree and address. */
  const seen = new Set<string>();
  /** By source, so that a drawing is drawn once for the sizes that are wanted of it by then. */
  const pictures = new Map<string, Job[]>();
  const documents = new Map<string, Job[]>();
  const problems: string[] = [];
  const left: WantedPicture[] = [];
  const working = new Set<Promise<void>>();
  /** What is placed at once: the others wait for it. */
  const urgent = new Set<Promise<void>>();
  const counts = { placed: 0, encoded: 0, done: 0, picturesLeft: 0 };
  let isStopped = false;
  let fault: { readonly error: unknown } | undefined;

  async function put(source: SourcePictures, { request, ...wanted }: Job): Promise<void> {
    const known = onlyKnown ? await source.find(request) : undefined;
    const made = onlyKnown ? undefined : await source.make(request);
    const file = known ?? made?.file;
    if (file === undefined || !mayPlace()) {
      left.push(wanted);
      return;
    }
    await putFile(file, join(wanted.tree, fileOfAddress(wanted.address)));
    counts.placed += 1;
    if (made?.isNew) counts.encoded += 1;
  }

  function complain({ page, address }: WantedPicture, error: unknown): void {
    if (!(error instanceof ImageRequestError)) throw error;
    problems.push(`${page}: ${address}: ${error.message}`);
  }

  /** Pages show pictures; documents are for who asks for them, and come last. */
  function takeJobs(): readonly Job[] | undefined {
    for (const queue of [pictures, documents]) {
      for (const [name, jobs] of queue) {
        queue.delete(name);
        return jobs;
      }
    }
    return undefined;
  }

  function countDone({ address }: WantedPicture): void {
    counts.done += 1;
    if (!isDocument(address)) counts.picturesLeft -= 1;
  }

  async function work(): Promise<void> {
    for (let jobs = takeJobs(); jobs; jobs = takeJobs()) {
      let source: SourcePictures | undefined;
      for (const job of jobs) {
        while (urgent.size > 0) await Promise.allSettled(urgent);
        if (fault) return;
        try {
          if (isStopped) left.push(job);
          else {
            source ??= await maker.open(job.request);
            await put(source, job);
          }
        } catch (error) {
          complain(job, error);
        }
        countDone(job);
      }
    }
  }

  function begin(): void {
    if (working.size >= workers || fault) return;
    // Later, when the page has said all that it wants.
    const worker = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        fault ??= { error };
      })
      .finally(() => {
        working.delete(worker);
        if (pictures.size + documents.size > 0) begin();
      });
    working.add(worker);
  }

  async function idle(): Promise<void> {
    while (working.size > 0 || urgent.size > 0) await Promise.allSettled([...working, ...urgent]);
  }

  return {
    want(wanted) {
      const id = `${wanted.tree} ${wanted.address}`;
      if (seen.has(id)) return;
      seen.add(id);
      const isPicture = !isDocument(wanted.address);
      if (isPicture) counts.picturesLeft += 1;
      try {
        const request = readServable(wanted.address);
        const name = `${request.format} ${request.source}`;
        const queue = isPicture ? pictures : documents;
        const jobs = queue.get(name) ?? [];
        jobs.push({ ...wanted, request });
        queue.set(name, jobs);
        begin();
      } catch (error) {
        complain(wanted, error);
        countDone(wanted);
      }
    },
    async place(address, tree) {
      const request = readServable(address);
      const now = maker
        .open(request)
        .then((source) => put(source, { address, tree, page: address, request }))
        .finally(() => urgent.delete(now));
      urgent.add(now);
      await now;
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
      await idle();
      if (fault) throw fault.error;
      await maker.close();
      if (problems.length > 0) throw new MissingImagesError(problems.sort());
      return { placed: counts.placed, encoded: counts.encoded, left };
    },
    async stop() {
      isStopped = true;
      await idle();
    },
  };
}
