/** Pictures of the real catalogue: products that pass the rule `look-alike` look different. */
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { realCatalogue } from '../codegen/testing/real-catalogue.ts';
import { countries } from '../kernel/countries.ts';
import {
  aspectRatio,
  numericSpecification,
  productOutline,
  serviceClearance,
} from '../kernel/dimensions.ts';
import { drawingKey, drawingProps } from '../kernel/drawing-props.ts';
import type { Product } from '../kernel/entry-types.ts';
import { productStages, specification } from '../kernel/stages.ts';
import type { Tables } from '../kernel/tables.ts';
import { productViews } from '../kernel/views.ts';
import { frontOf } from './dimensioned/front.ts';
import { drawProps, framedMarkup, productSheet } from './draw-product.ts';
import { drawSource } from './draw-source.ts';
import { measureMarkup } from './toolkit/extent.ts';
import { brass } from './toolkit/materials.ts';

const size = 240;
/** Pixels out of 57,600. Small print alone changes more than this. */
const fewest = 40;

type Picture = { readonly product: Product; readonly key: string; readonly pixels: Buffer };
const tables: Tables = await realCatalogue();
const lookup = (code: string) => tables.products[code];
const sold = Object.values(tables.products).filter(({ code }) =>
  countries.some((country) => tables.prices[code]?.[country].kind !== 'not sold'),
);
let pictures: readonly Picture[] = [];

const pixelsOf = (svg: string) =>
  sharp(Buffer.from(svg)).resize(size, size).flatten({ background: '#ffffff' }).raw().toBuffer();

beforeAll(async () => {
  const made: Picture[] = [];
  for (const product of sold) {
    const look = drawingProps(product, lookup);
    // Drawn without the code, so that only the shape counts.
    const pixels = await pixelsOf(drawProps({ ...look, label: '' }, 'same'));
    made.push({ product, key: drawingKey(look), pixels });
  }
  pictures = made;
});

/** Counts visibly different pixels, up to `fewest`. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length && count < fewest; at += 3) {
    for (let channel = at; channel < at + 3; channel += 1) {
      if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) <= 24) continue;
      count += 1;
      break;
    }
  }
  return count;
}

const isTogether = (one: Product, other: Product): boolean =>
  countries.some((country) =>
    [one, other].every(({ code }) => tables.prices[code]?.[country].kind !== 'not sold'),
  );

describe('pictures of the catalogue', () => {
  it('show brass only where the material is brass', () => {
    // A finish covers the whole body of a tap.
    const stated = sold.filter(({ finishes }) => finishes.length === 0);
    const wrong = stated.flatMap((product) => {
      const material = specification(product.specifications, 'material');
      if (material === undefined) return [];
      const drawn = parse(drawProps(drawingProps(product, lookup), 'same'));
      for (const pipe of drawn.querySelectorAll('.around')) pipe.remove();
      return drawn.toString().includes(brass.edge) && !/brass/i.test(material)
        ? [`${product.code} ${material}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('look different for any two products sold in one country, except declared duplicates', () => {
    const alike: string[] = [];
    pictures.forEach((one, at) => {
      for (const other of pictures.slice(at + 1)) {
        if (one.product.type !== other.product.type && !one.pixels.equals(other.pixels)) continue;
        if (!isTogether(one.product, other.product)) continue;
        if ([one, other].some(({ product }) => product.pictureOf !== undefined)) continue;
        const count = difference(one.pixels, other.pixels);
        if (count < fewest) alike.push(`${one.product.code} ${other.product.code} ${count}`);
      }
    });
    expect(alike).toEqual([]);
  });

  it('differ exactly when their looks differ', () => {
    const byKey = new Map(pictures.map(({ key, pixels }) => [key, pixels]));
    const seen = new Set([...byKey.values()].map((pixels) => pixels.toString('base64')));
    expect(seen.size).toBe(byKey.size);
    for (const { key, pixels } of pictures) expect(byKey.get(key)?.equals(pixels)).toBe(true);
  });

  it('leave room to pull out the lamp of a system', () => {
    const short = sold
      .filter(({ type }) => type === 'uv system' || type === 'undersink system')
      .flatMap((product) => {
        const lamp = Math.max(0, ...productStages(product, lookup).lamps);
        const long =
          numericSpecification(product, 'height') ?? numericSpecification(product, 'length');
        const service = serviceClearance(product);
        if (long !== undefined && long <= lamp) return [`${product.code} ${long} ${lamp}`];
        const isTight = service !== undefined && service.space < lamp;
        return isTight ? [`${product.code} ${service.side} ${service.space}`] : [];
      });
    expect(short).toEqual([]);
  });

  it('never show a floor-standing product serviced from below', () => {
    const buried = sold
      .filter(({ specifications }) =>
        /floor|base/i.test(specification(specifications, 'mounting') ?? ''),
      )
      .filter((product) => serviceClearance(product)?.side === 'below')
      .map(({ code }) => code);
    expect(buried).toEqual([]);
  });

  it('have the stated proportions', () => {
    const off = sold
      .filter(({ pictureOf }) => pictureOf === undefined)
      .flatMap((product) => {
        const stated = productOutline(product);
        const markup = framedMarkup(productSheet(product.code), drawingProps(product, lookup));
        const drawn = measureMarkup(markup);
        if (stated === undefined || drawn === undefined) return [];
        // Lamps and sleeves would be as thin as lines.
        if (aspectRatio(product) === undefined) return [];
        const aspect = (drawn.right - drawn.left) / (drawn.bottom - drawn.top);
        const share = aspect / (stated.width / stated.height);
        return Math.abs(share - 1) > 0.03 ? [`${product.code} ${share.toFixed(2)}`] : [];
      });
    expect(off).toEqual([]);
  });

  it('of kits show each part that the pack lists, with the media of the cartridges in it', () => {
    const filters = (contents: readonly string[]) =>
      contents
        .filter((each) => /cartridge|element/.test(each))
        .map((each) => each.replace('fine ', ''))
        .toSorted();
    const wrong = sold
      .filter(({ type }) => type === 'kit' || type === 'test kit')
      .flatMap((kit) => {
        const listed = specification(kit.specifications, 'packSize')?.split(', ') ?? [];
        const count = listed.reduce((sum, each) => sum + (Number.parseInt(each, 10) || 1), 0);
        const contents = kit.appearance?.contents ?? [];
        const parts = kit.related.map(
          (code) => ({ code, role: 'cartridge', quantity: 1 }) as const,
        );
        const { appearance: _, ...bare } = { ...kit, parts };
        const taken = drawingProps(bare, lookup);
        const media = 'contents' in taken ? filters(taken.contents) : [];
        const isSame = media.length === 0 || String(media) === String(filters(contents));
        return count === contents.length && isSame ? [] : [`${kit.code}: ${listed} / ${contents}`];
      });
    expect(wrong).toEqual([]);
  });

  it('include every view that products have, each with an empty margin on all sides', async () => {
    const wrong: string[] = [];
    const [edge, levels] = [2, Array.from({ length: size }, (_, at) => at)];
    const isInk = (pixels: Buffer, x: number, y: number) =>
      (pixels[3 * (y * size + x) + 1] ?? 255) < 236;
    for (const [at, { product, pixels: front }] of pictures.entries()) {
      for (const { name, source } of productViews(product)) {
        // draw-dimensioned.test.ts covers how dimensions fit their paper.
        if (name === 'dimensioned' && at % 4 > 0) continue;
        const svg = name === 'front' ? '' : drawSource(source, lookup);
        const pixels = svg ? await pixelsOf(svg) : front;
        const isCut = [0, edge, size - 1 - edge, size - 1].some((level) =>
          levels.some((each) => isInk(pixels, each, level) || isInk(pixels, level, each)),
        );
        if (isCut || svg === undefined) wrong.push(source);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('connections are drawn at the heights that the product states', () => {
  const stated = sold.filter((product) => numericSpecification(product, 'connectionHeight'));
  expect(stated.length).toBeGreaterThan(30);
  const wrong = stated.flatMap((product) => {
    const outline = productOutline(product);
    const shapes = outline ? frontOf(drawingProps(product, lookup), outline) : [];
    const drawn = shapes.flatMap((shape) => {
      if (shape.kind !== 'path' || shape.layer !== 'detail') return [];
      const heights = shape.corners.map(([, y]) => y);
      return (Math.min(...heights) + Math.max(...heights)) / 2;
    });
    const [low = 0, apart = 0] = ['connectionHeight', 'connectionCentres'].map((id) =>
      numericSpecification(product, id),
    );
    const isDrawn = (level: number) => drawn.some((each) => Math.abs(each - level) < 2);
    return [low, low + apart].every(isDrawn) ? [] : product.code;
  });
  expect(wrong).toEqual([]);
});
