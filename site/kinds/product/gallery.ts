/** The pictures of a product page. The one place that knows where its views come from. */
import type { Image, Product } from '../../../kernel/contract.ts';
import { productSource } from '../../../kernel/image-address.ts';
import { productViews, type View } from '../../../kernel/views.ts';

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

const viewOf = ({ name, label, source, width, height, alt }: View): GalleryView => ({
  id: name,
  label,
  image: { source, width, height, alt: name === 'front' ? alt : label },
});

/** Photographs that the product names stand behind its drawn views. */
export function galleryOf(product: Product): Gallery {
  const { code, finishes, images } = product;
  const photographs = images.map((image, index) => ({
    id: `photograph-${index + 1}`,
    label: images.length === 1 ? 'Photograph' : `Photograph ${index + 1}`,
    image,
  }));
  return {
    views: [...productViews(product).map(viewOf), ...photographs],
    finished: finishes.slice(1).map((finish) => ({
      source: productSource(code, finish),
      width: 800,
      height: 800,
      alt: finish.name,
    })),
  };
}
