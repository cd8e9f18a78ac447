import { extname } from 'node:path';
import { type DocumentFormat, isDocumentFormat } from '../../kernel/documents.ts';
import type { ImageFormat, ImageRequest } from '../../kernel/image-address.ts';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { type CachedPicture, openPictureCache, pictureKey } from './picture-cache.ts';
import type { FindSource, OpenedSource, Source } from './sources.ts';

type EncodedFormat = ImageFormat | 'svg' | DocumentFormat;
/** Any number of sizes of one source, which is drawn or read at most once. */
export type SourcePictures = Awaited<ReturnType<ReturnType<typeof createPictureEncoder>['open']>>;

/** As in ipx, an SVG without `f_` stays an SVG. */
function formatOf({ kind }: Pick<Source, 'kind'>, { format, source }: ImageRequest): EncodedFormat {
  const ending = extname(source).slice(1);
  if (kind === 'document' && isDocumentFormat(ending)) return ending;
  return format ?? (kind === 'raster' ? 'webp' : 'svg');
}

const isEncoded = (format: EncodedFormat): format is ImageFormat =>
  format !== 'svg' && !isDocumentFormat(format);

export function createPictureEncoder(findSource: FindSource, cacheDirectory: string) {
  const cache = openPictureCache(cacheDirectory);
  /** Pictures being encoded. A second request for one waits. */
  const running = new Map<string, Promise<CachedPicture>>();

  async function encode(opened: OpenedSource, request: ImageRequest, name: string) {
    const format = formatOf(opened, request);
    if (!isEncoded(format)) return cache.add(name, opened.bytes);
    const { encodeImage } = await import('./encode.ts');
    return cache.add(name, await encodeImage(opened, request, format));
  }

  return {
    /** @throws ImageRequestError with status 404, also later from the source's methods. */
    async open(first: ImageRequest) {
      const missing = () =>
        new ImageRequestError(`There's no picture or drawing called "${first.source}".`, 404);
      const source = await findSource(first.source, first.format);
      if (source === undefined) throw missing();
      let opening: Promise<OpenedSource> | undefined;
      const openOnce = (): Promise<OpenedSource> => {
        opening ??= source.open().then((opened) => {
          if (opened === undefined) throw missing();
          cache.contents.set(source.version, opened.content);
          return opened;
        });
        return opening;
      };
      // Drawings that look the same have different ids, so their text differs.
      const knownContent = (format: EncodedFormat): string | undefined =>
        isEncoded(format) ? cache.contents.get(source.version) : source.version;
      return {
        async find(request: ImageRequest) {
          const format = formatOf(source, request);
          const content = knownContent(format);
          return content === undefined
            ? undefined
            : cache.find(pictureKey(content, format, request));
        },
        async make(request: ImageRequest) {
          const format = formatOf(source, request);
          const content = knownContent(format) ?? (await openOnce()).content;
          const name = pictureKey(content, format, request);
          const cached = await cache.find(name);
          if (cached !== undefined) return { picture: cached, isNew: false };
          const opened = await openOnce();
          const begun = running.get(name);
          if (begun) return { picture: await begun, isNew: false };
          const work = encode(opened, request, name).finally(() => running.delete(name));
          running.set(name, work);
          return { picture: await work, isNew: true };
        },
      };
    },
    close: cache.close,
  };
}
