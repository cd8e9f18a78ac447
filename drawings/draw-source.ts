/** Resolves the names of virtual pictures to drawings; scripts/images asks here when no file has the name. */
import type { Product } from '../kernel/contract.ts';
import { slugOf } from '../kernel/slug.ts';
import { drawProduct } from './draw-product.ts';
import { drawScene, isSceneId } from './draw-scene.ts';
import { drawHouse, isHouseId } from './houses/draw-house.ts';
import { drawLogo } from './logo.ts';
import { drawProductCard, drawSocialCard } from './social-card.ts';

/** Undefined where no product has the code. */
export type ProductLookup = (code: string) => Product | undefined;

/** A code may itself contain hyphens, so that each of them may begin the finish. */
function drawProductSource(name: string, lookup: ProductLookup): string | undefined {
  const whole = lookup(name);
  if (whole !== undefined) return drawProduct(whole);
  for (let at = name.indexOf('-'); at !== -1; at = name.indexOf('-', at + 1)) {
    const product = lookup(name.slice(0, at));
    const finish = product?.finishes.find((each) => slugOf(each.name) === name.slice(at + 1));
    if (product !== undefined && finish !== undefined) {
      return drawProduct({ ...product, finishes: [finish] });
    }
  }
  return undefined;
}

function drawCardSource(name: string, lookup: ProductLookup): string | undefined {
  const product = lookup(name);
  return product === undefined ? drawSocialCard(name) : drawProductCard(product);
}

/**
 * `products/<CODE>.svg`, `products/<CODE>-<finish>.svg`, `scenes/<id>.svg`, `houses/<id>.svg`,
 * `logo.svg`, `logo-light.svg`, `og/<kind>.svg`, `og/<CODE>.svg`. Undefined: there is no such drawing.
 */
export function drawSource(source: string, lookup: ProductLookup): string | undefined {
  const [, folder = '', name = ''] = /^(?:([a-z]+)\/)?([^/]+)\.svg$/.exec(source) ?? [];
  switch (folder) {
    case 'products':
      return drawProductSource(name, lookup);
    case 'scenes':
      return isSceneId(name) ? drawScene(name) : undefined;
    case 'houses':
      return isHouseId(name) ? drawHouse(name) : undefined;
    case 'og':
      return drawCardSource(name, lookup);
    case '':
      return name === 'logo' ? drawLogo() : name === 'logo-light' ? drawLogo('light') : undefined;
    default:
      return undefined;
  }
}
