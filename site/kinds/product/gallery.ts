/** The pictures of a product page. The one place that knows where its views come from. */
import type { Image, Product } from '../../../kernel/contract.ts';
import { productSource } from '../../../kernel/image-address.ts';
import { productViews } from '../../../kernel/views.ts';

/** `isDrawn`: an SVG stands behind it, no photograph. */
export type GalleryImage = Image & { readonly isDrawn: boolean };
export type GalleryView = {
  /** Stands in the page's fragments. */
  readonly id: string;
  readonly label: string;
  readonly image: GalleryImage;
};
export type Gallery = {
  readonly views: readonly GalleryView[];
  /** The first view in each finish but the first, which it shows by itself. */
  readonly finished: readonly GalleryImage[];
};

/** Photographs that the product names stand behind its drawn views. */
export function galleryOf(product: Product): Gallery {
  const { code, finishes, images, photographed = [] } = product;
  const judged = (image: Image): GalleryImage => ({
    ...image,
    isDrawn: image.source.endsWith('.svg') && !photographed.includes(image.source),
  });
  const drawn = productViews(product).map(({ name, label, source, width, height, alt }) => ({
    id: name,
    label,
    image: judged({ source, width, height, alt: name === 'front' ? alt : label }),
  }));
  const photographs = images.map((image, index) => ({
    id: `photograph-${index + 1}`,
    label: images.length === 1 ? 'Photograph' : `Photograph ${index + 1}`,
    image: judged(image),
  }));
  return {
    views: [...drawn, ...photographs],
    finished: finishes
      .slice(1)
      .map((finish) =>
        judged({ source: productSource(code, finish), width: 800, height: 800, alt: finish.name }),
      ),
  };
}
