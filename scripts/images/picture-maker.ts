/** From an address to the file of its picture in the cache, encoded where it is not there yet. */
import { extname } from 'node:path';
import { type DocumentFormat, isDocumentFormat } from '../../kernel/documents.ts';
import type { ImageFormat, ImageRequest } from '../../kernel/image-address.ts';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { openPictureCache } from './picture-cache.ts';
import { pictureKey } from './picture-key.ts';
import { rememberContents } from './remembered-contents.ts';
import type { ImageSources, OpenedSource, Source } from './sources.ts';

/** Of a picture, or the ending of a document. */
export type MadeFormat = ImageFormat | 'svg' | DocumentFormat;
export type MadePicture = {
  readonly file: string;
  readonly format: MadeFormat;
  readonly isNew: boolean;
};
/** One source, in however many sizes, drawn or read once at most. */
export type SourcePictures = {
  /** Undefined where the picture would have to be encoded. */
  readonly find: (request: ImageRequest) => Promise<string | undefined>;
  readonly make: (request: ImageRequest) => Promise<MadePicture>;
};
export type PictureMaker = {
  /** @throws ImageRequestError, status 404, also later from its methods. */
  readonly open: (request: ImageRequest) => Promise<SourcePictures>;
  /** Another one wherever the picture may be another one. Undefined: there is no such source. */
  readonly versionOf: (request: ImageRequest) => Promise<string | undefined>;
  /** Keeps what was learnt for the next build, and sweeps the cache. */
  readonly close: () => Promise<void>;
};

/** The format in which a request is answered: an SVG without `f_` stays what it is, as in ipx. */
function answerFormat(
  { kind }: Pick<Source, 'kind'>,
  { format, source }: ImageRequest,
): MadeFormat {
  const ending = extname(source).slice(1);
  if (kind === 'document' && isDocumentFormat(ending)) return ending;
  return format ?? (kind === 'raster' ? 'webp' : 'svg');
}

export function createPictureMaker(sources: ImageSources, cacheDirectory: string): PictureMaker {
  const cache = openPictureCache(cacheDirectory);
  const contents = rememberContents(cacheDirectory);
  /** Pictures in work by their keys: who asks for the same one waits for it. */
  const inWork = new Map<string, Promise<string>>();
  const found = new Map<string, Promise<Source | undefined>>();

  async function encode(source: OpenedSource, request: ImageRequest, key: string): Promise<string> {
    const format = answerFormat(source, request);
    if (format === 'svg' || isDocumentFormat(format)) return cache.keep(key, format, source.bytes);
    const { encodeImage } = await import('./encode.ts');
    return cache.keep(key, format, await encodeImage(source, request, format));
  }

  return {
    async open(first) {
      const missing = () =>
        new ImageRequestError(`there is no picture and no drawing "${first.source}".`, 404);
      const source = await sources.find(first.source, first.format);
      if (source === undefined) throw missing();
      let opening: Promise<OpenedSource> | undefined;
      const openOnce = (): Promise<OpenedSource> => {
        opening ??= source.open().then((opened) => {
          if (opened === undefined) throw missing();
          contents.set(source.version, opened.content);
          return opened;
        });
        return opening;
      };
      const formatOf = (request: ImageRequest) => answerFormat(source, request);
      const keyOf = async (request: ImageRequest): Promise<string> => {
        const format = formatOf(request);
        // Drawings that look the same differ in their ids, and as text they are not the same.
        if (format === 'svg' || isDocumentFormat(format)) {
          return pictureKey(source.version, format, request);
        }
        const content = contents.get(source.version) ?? (await openOnce()).content;
        return pictureKey(content, format, request);
      };
      return {
        find: async (request) => cache.find(await keyOf(request)),
        async make(request) {
          const key = await keyOf(request);
          const format = formatOf(request);
          const known = await cache.find(key);
          if (known !== undefined) return { file: known, format, isNew: false };
          const opened = await openOnce();
          const begun = inWork.get(key);
          if (begun) return { file: await begun, format, isNew: false };
          const work = encode(opened, request, key).finally(() => inWork.delete(key));
          inWork.set(key, work);
          return { file: await work, format, isNew: true };
        },
      };
    },
    async versionOf(request) {
      const name = `${request.format} ${request.source}`;
      const finding = found.get(name) ?? sources.find(request.source, request.format);
      found.set(name, finding);
      const source = await finding;
      return source && pictureKey(source.version, answerFormat(source, request), request);
    },
    async close() {
      contents.save();
      await cache.sweep();
    },
  };
}
