/** Resolves the names of virtual pictures to drawings; scripts/images asks here when no file has the name. */
import { drawProduct } from './draw-product.ts';
import { drawScene, isSceneId } from './draw-scene.ts';
import { drawHouse, isHouseId } from './houses/draw-house.ts';
import { drawLogo } from './logo.ts';
import { type ProductLookup, productShown } from './product-shown.ts';
import { drawWall } from './scenes/wall.ts';
import { drawProductCard, drawSocialCard } from './social-card.ts';

/**
 * `products/<CODE>.svg`, `products/<CODE>-<finish>.svg`, `walls/<CODE>-<finish>.svg`, `scenes/<id>.svg`, `houses/<id>.svg`,
 * `logo.svg`, `logo-light.svg`, `og/<kind>.svg`, `og/<CODE>.svg`. Undefined: there is no such drawing.
 */
export function drawSource(source: string, lookup: ProductLookup): string | undefined {
  const [, folder = '', name = ''] = /^(?:([a-z]+)\/)?([^/]+)\.svg$/.exec(source) ?? [];
  const product = productShown(source, lookup);
  switch (folder) {
    case 'products':
      return product === undefined ? undefined : drawProduct(product);
    case 'walls':
      return product === undefined ? undefined : drawWall(product);
    case 'scenes':
      return isSceneId(name) ? drawScene(name) : undefined;
    case 'houses':
      return isHouseId(name) ? drawHouse(name) : undefined;
    case 'og':
      return product === undefined ? drawSocialCard(name) : drawProductCard(product);
    case '':
      return name === 'logo' ? drawLogo() : name === 'logo-light' ? drawLogo('light') : undefined;
    default:
      return undefined;
  }
}
