/** A product page's pictures, and the only code that knows where they come from. */
import type { Image, Product } from '../../../kernel/contract.ts';
import { productSource } from '../../../kernel/image-address.ts';
import { productViews } from '../../../kernel/views.ts';

/** `isDrawn` means it's an SVG, not a photo. */
export type GalleryImage = Image & { readonly isDrawn: boolean };
type GalleryView = {
  readonly id: string;
  readonly label: string;
  readonly image: GalleryImage;
};
export type Gallery = {
  readonly views: readonly GalleryView[];
  /** The first view in the other finishes. */
  readonly finished: readonly GalleryImage[];
};

/** Drawn views come first, then the product's photos. */
export function galleryOf(product: Product): Gallery {
  const { code, finishes, images, photographed = [] } = product;
  const judged = (image: Image): GalleryImage => ({
    ...image,
    isDrawn: image.source.endsWith('.svg') && !photographed.includes(image.source),
  });
  const drawn = productViews(product).map(({ name, label, source, width, height, alt }) => ({
    id: name,
    label,
    image: judged({ source, width, height, alt }),
  }));
  const photographs = images.map((image, index) => ({
    id: `photograph-${index + 1}`,
    label: images.length === 1 ? 'Photo' : `Photo ${index + 1}`,
    image: judged(image),
  }));
  return {
    views: [...drawn, ...photographs],
    finished: finishes.slice(1).map((finish) =>
      judged({
        source: productSource(code, finish),
        width: 800,
        height: 800,
        alt: `${code} in ${finish.name}`,
      }),
    ),
  };
}
