/** The parts of an image element that this module uses. Tests pass their own. */
export type ImageLoader = {
  src: string;
  onload: ((event: Event) => unknown) | null;
  onerror: OnErrorEventHandler;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
};

/**
 * Loads a picture to measure it in pixels (SPEC 7.4). `ratio` is width by height. Never rejects. A failure is logged and
 * measures 0 (IMG-03, ERR-05).
 */
export async function readImageMetadata(
  source: string,
  createImage: () => ImageLoader = () => new Image(),
) {
  try {
    const { naturalWidth: width, naturalHeight: height } = await load(source, createImage());
    if (!(width > 0 && height > 0)) throw new Error(`${source} has no size`);
    return { width, height, ratio: width / height };
  } catch (error) {
    console.error('Failed to get image metadata:', error);
    return { width: 0, height: 0, ratio: 0 };
  }
}

function load(source: string, image: ImageLoader): Promise<ImageLoader> {
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`${source} could not be loaded`));
    image.src = source;
  });
}
