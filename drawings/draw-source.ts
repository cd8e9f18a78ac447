/** Draws a picture by its source name. scripts/images calls it if there's no file of that name. */
import { drawingProps, type ProductLookup } from '../kernel/drawing-props.ts';
import { isGuideDrawing } from '../kernel/guide-drawings.ts';
import { drawDimensioned } from './dimensioned/draw-dimensioned.ts';
import { drawFit } from './dimensioned/draw-fit.ts';
import { drawAlone, drawProduct } from './draw-product.ts';
import { drawScene, isSceneId } from './draw-scene.ts';
import { drawGuide } from './guides/draw-guide.ts';
import { drawHouse, isHouseId } from './houses/draw-house.ts';
import { drawInside } from './inside/draw-inside.ts';
import { drawFavicon, drawLogo } from './logo.ts';
import { type ProductSource, parseFitSource, parseProductSource } from './parse-source.ts';
import { drawUvParts } from './scenes/displays.ts';
import { drawWall } from './scenes/wall.ts';
import { drawProductCard, drawSocialCard } from './social-card.ts';
import { createSheet, sheetSvg } from './toolkit/sheet.ts';

/**
 * `products/<CODE>.svg`, `products/<CODE>-<finish>.svg`, `products/<CODE>-<view>.svg`, `walls/<CODE>-<finish>.svg`,
 * `alone/<CODE>.svg`, `fits/<CODE>-<size of the space>.svg`,
 * `scenes/<id>.svg`, `houses/<id>.svg`, `guides/<step>.svg`, `ranges/uv-parts.svg`, `logo.svg`, `logo-light.svg`, `favicon.svg`,
 * `og/<kind>.svg`, `og/<CODE>.svg`. Undefined for any other name.
 */
export function drawSource(source: string, lookup: ProductLookup): string | undefined {
  const [, folder = '', name = ''] = /^(?:([a-z]+)\/)?([^/]+)\.svg$/.exec(source) ?? [];
  const shown = parseProductSource(source, lookup);
  switch (folder) {
    case 'products':
      return shown === undefined ? undefined : drawView(shown, lookup);
    case 'alone':
      return shown === undefined ? undefined : drawAlone(shown.product, lookup);
    case 'walls':
      return shown === undefined ? undefined : drawWall(shown.product);
    case 'fits': {
      const { product, space } = parseFitSource(source, lookup) ?? {};
      return product && space && drawFit(product, drawingProps(product, lookup), space);
    }
    case 'scenes':
      return isSceneId(name) ? drawScene(name) : undefined;
    case 'ranges': {
      const sheet = createSheet(`range-${name}`);
      return name === 'uv-parts' ? sheetSvg(sheet, 800, 800, drawUvParts(sheet)) : undefined;
    }
    case 'houses':
      return isHouseId(name) ? drawHouse(name) : undefined;
    case 'guides':
      return isGuideDrawing(name) ? drawGuide(name) : undefined;
    case 'og':
      return shown === undefined ? drawSocialCard(name) : drawProductCard(shown.product, lookup);
    case '':
      if (name === 'favicon') return drawFavicon();
      return name === 'logo' ? drawLogo() : name === 'logo-light' ? drawLogo('light') : undefined;
    default:
      return undefined;
  }
}

function drawView({ product, view }: ProductSource, lookup: ProductLookup): string | undefined {
  switch (view) {
    case 'front':
      return drawProduct(product, lookup);
    case 'inside':
      return drawInside(product, lookup);
    case 'dimensioned':
      return drawDimensioned(product, drawingProps(product, lookup));
  }
}
