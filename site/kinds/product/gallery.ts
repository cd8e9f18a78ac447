/** The pictures of a product page. The one place that knows where its views come from. */
import type { Image, Product } from '../../../kernel/contract.ts';
import { productPictures } from '../../tables/pictures.ts';

export type GalleryView = {
  /** Stands in the page's fragments. */
  readonly id: string;
  readonly label: string;
  readonly image: Image;
};
export type Gallery = {
  readonly views: readonly GalleryView[];
  /** The first view in each finish but the first, which it shows by itself. */
  readonly finished: readonly Image[];
};

export function galleryOf(product: Product): Gallery {
  const [front, ...others] = productPictures(product);
  if (front === undefined) return { views: [], finished: [] };
  const photographs = product.images.length > 0;
  return {
    views: [
      { id: 'front', label: 'Front', image: front },
      ...(photographs ? others : []).map((image, index) => ({
        id: `view-${index + 2}`,
        label: `View ${index + 2}`,
        image,
      })),
    ],
    finished: photographs
      ? []
      : others.slice(1).map((image, index) => ({
          ...image,
          alt: product.finishes[index + 1]?.name ?? image.alt,
        })),
  };
}
