import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { realCatalogue } from '../../codegen/testing/real-catalogue.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { bodyOf, fitsIn, fitTexts, openingFit, readSize, type Size } from '../../kernel/fit.ts';
import { fitPlan, letterHeight, type Mark } from '../../kernel/fit-plan.ts';
import { formatNumber } from '../../kernel/format.ts';
import { dimensionedSvg } from './draw-dimensioned.ts';
import { drawFit } from './draw-fit.ts';

const tables = await realCatalogue();
const products = Object.values(tables.products);
const spaces = tables.site.spaces ?? [];
const lookup = (code: string) => tables.products[code];

/** The sizes that the product's file states, read without the code under test. */
function stated(
  product: Product,
): Size & { readonly space: number; readonly side: string; readonly air: number } {
  const text = (id: string) => String(product.specifications.find((each) => each.id === id)?.value);
  const [h, w, d] = (/^\d+ x \d+ x \d+ mm$/.exec(text('filterSize'))?.[0] ?? '')
    .split(/\D+/)
    .map(Number);
  const number = (...ids: readonly string[]) =>
    ids.map((id) => numericSpecification(product, id)).find((each) => each !== undefined) ?? 0;
  return {
    height: h || number('height', 'length'),
    width: w || number('width', 'diameter'),
    depth: d || number('depth', 'diameter'),
    space: number('serviceSpace'),
    air: number('airSpace'),
    side: text('serviceSide'),
  };
}
type Label = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
const fitted = products.flatMap((product) => {
  const body = bodyOf(product);
  return body ? [{ product, body, own: stated(product), code: product.code }] : [];
});

/** A label's box in the drawing's pixels on a phone, where letters are the largest. */
function labelOf({ transform, text }: Extract<Mark, { name: 'held' }>, width: number) {
  if (!text) return [];
  const [from = 0, y = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  const size = letterHeight * Math.max(1, width / 328);
  const [half, end] = [text.words.length * 0.3 * size, (text.y / letterHeight) * size];
  const x = text.anchor === 'start' ? from + half : from;
  return transform.includes('rotate')
    ? { ...text, left: x + end - size, top: y - half, right: x + end, bottom: y + half }
    : { ...text, left: x - half, top: y + end - size, right: x + half, bottom: y + end };
}
const overlap = (a: Label, b: Label) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(fitted)('$code', ({ product, body, own }) => {
  it('agrees with its file, in words and in the drawing, in every standard space', () => {
    const others = ['300x100x560', '500x600x600', '750x400x200', '90x60x60', '100x9000x3000'];
    for (const space of [...spaces, ...others.flatMap((size) => readSize(size) ?? [])]) {
      const upright = fitsIn(body, space).find(({ way }) => way === 'upright');
      const extra = (...sides: readonly string[]) => (sides.includes(own.side) ? own.space : 0);
      const spare = {
        height: space.height - own.height - own.air - extra('Above', 'Below'),
        width: space.width - own.width - 2 * own.air - extra('Beside'),
        depth: space.depth - own.depth - 2 * own.air,
      };
      expect(upright?.spare).toEqual(spare);
      const fits = Object.values(spare).every((each) => each >= 0);
      expect(upright?.fits).toBe(fits);

      // The result in words.
      const [best] = fitsIn(body, space);
      const words = fitTexts(body, space).join(' ').replaceAll('\u00a0', ' ').replaceAll(',', '');
      expect(/^(?:The filter )?fits/i.test(words)).toBe(best.fits);
      if (best.way === 'upright')
        for (const each of Object.values(spare)) {
          if (fits || each < 0) expect(words).toContain(each ? `${Math.abs(each)} mm` : 'nothing');
        }

      // The result in the drawing, whose scale follows from the space's inside size.
      const { width, height, marks } = fitPlan(body, space);
      const boxes = (fill: string) =>
        marks.flatMap((mark) => {
          if (mark.name !== 'rect' || mark.attributes.fill !== fill) return [];
          const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((side) =>
            Number(mark.attributes[side]),
          );
          return { x, y, width, height };
        });
      const [front, side] = boxes('#fff');
      const [drawn] = boxes('#f6f9fb');
      if (!front || !side || !drawn) throw new Error('The drawing has two insides and a side.');
      const k = front.width / space.width;
      const air = best.fits ? own.air * k : Number.NEGATIVE_INFINITY;
      expect(side.x + side.width - drawn.x - drawn.width).toBeGreaterThan(air - 1e-6);
      expect(drawn.x - side.x).toBeGreaterThan(air - 1e-6);
      expect(side.width / k).toBeCloseTo(space.depth, 6);
      expect(side.height / k).toBeCloseTo(space.height, 6);
      expect(drawn.width / k).toBeCloseTo(best.own.depth, 6);
      expect(drawn.height / k).toBeCloseTo(best.own.height, 6);
      const over = boxes('#9b1c1c').length;
      expect(over > 0).toBe(!best.fits);
      const texts = marks.flatMap((mark) => (mark.name === 'held' ? labelOf(mark, width) : []));
      const reds = texts.filter(({ colour }) => colour === '#9b1c1c');
      const labels = reds.map(({ words }) => words);
      const short = Object.values(best.spare).filter((each) => each < 0);
      expect(labels.toSorted()).toEqual(short.map((each) => formatNumber(-each)).toSorted());

      // On a phone, labels aren't cut, red numbers cover none, and the outline is over the red.
      const isCut = ({ left, top, right, bottom }: Label) =>
        left < 0 || top < 0 || right > width || bottom > height;
      const high = texts.findLast(({ words }) => words === `${formatNumber(space.height)} high`);
      const isNext = (high?.bottom ?? 0) > front.y;
      if (high && isNext && front.height > 1.3 * (high.bottom - high.top))
        expect((high.top + high.bottom) / 2).toBeCloseTo(front.y + front.height / 2, 0);
      const isCovered = (text: Label) => reds.some((red) => red !== text && overlap(red, text));
      expect(texts.filter((text) => isCut(text) || isCovered(text))).toEqual([]);
      const last = marks.findLast(({ name }) => name === 'rect');
      expect(last).toMatchObject({ attributes: { fill: 'none' } });
    }
  });

  it('has the same size, clear space and sum of both on the drawing for specifiers', () => {
    const svg = parse(dimensionedSvg(product, drawingProps(product, lookup)) ?? '');
    const texts = svg.querySelectorAll('text').map(({ text }) => text.replace('Ø ', ''));
    const { width, height, depth, space, side, air } = own;
    const sum = { Above: height, Below: height, Beside: width, 'In front': depth }[side] ?? 0;
    const isRow = body.isFilter && side === 'In front';
    const figures = isRow ? [width, height] : [width, height, space, sum + space + air];
    if (air > 0) figures.push(width + 2 * air, height + air);
    expect(texts).toEqual(expect.arrayContaining(figures.map(String)));
    expect(
      texts.some((text) => text.includes(`${space} mm`) && text.endsWith(side.toLowerCase())),
    ).toBe(true);
    const boxes = svg.querySelectorAll('[stroke-dasharray]');
    expect(boxes.length > 0).toBe(!isRow);
  });

  it('has a drawing that a strict policy allows, with the outline in millimetres', () => {
    const { space } = openingFit(product, body, spaces) ?? {};
    if (!space) throw new Error(`No standard space for ${product.code}`);
    expect(spaces).toContain(space);
    const svg = drawFit(product, drawingProps(product, lookup), space) ?? '';
    expect(svg).not.toMatch(/style=|<script|href|NaN|undefined/);
    const paths = parse(svg).querySelectorAll('.front > *');
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path.getAttribute('vector-effect')).toBe('non-scaling-stroke');
  });
});

it('keeps the figure of a clear space that is past the end of the visitor’s space', () => {
  const service = { side: 'above', space: 510 } as const;
  const lamp = { width: 90, height: 510, depth: 90, service, turns: true } as const;
  const { marks, width } = fitPlan(lamp, { width: 300, height: 100, depth: 560 });
  const texts = marks.flatMap((mark) => (mark.name === 'held' ? labelOf(mark, width) : []));
  expect(texts.map(({ words }) => words)).toContain('510 clear');
  // It's over half of a phone's width long, with the pipes up: the side is below the front.
  const [front] = marks.flatMap((mark) => (mark.name === 'front' ? mark.transform : []));
  expect(Number(front?.match(/scale\((.*)\)/)?.[1]) * lamp.height * (328 / width)).toBeGreaterThan(
    130,
  );
  expect(marks).toContainEqual(expect.objectContaining({ right: 'matrix(-1 0 0 1 90 0)' }));
  const isCovered = (text: Label) => texts.some((each) => each !== text && overlap(each, text));
  expect(texts.filter(isCovered)).toEqual([]);
});

it('every product that states its size and its clear space is drawn, but those that float in a tank', () => {
  const missing = products.filter(
    (product) =>
      numericSpecification(product, 'serviceSpace') !== undefined &&
      product.type !== 'tank purifier' &&
      !bodyOf(product),
  );
  expect(missing.map(({ code }) => code)).toEqual([]);
  expect(fitted.length).toBeGreaterThan(50);
});

it('the air that texts and guides ask for is in the specifications', () => {
  const guides = Object.values(tables.pages).flatMap(({ guide }) => guide ?? []);
  const asked = products.flatMap((product) => {
    const { summary, description, type } = product;
    const steps = guides.flatMap(({ serves, steps }) => (serves.includes(type) ? steps : []));
    const texts = JSON.stringify([summary, description, steps]);
    return [...texts.matchAll(/(\d+) mm (?:of air|clear) (?:all round|around)/g)].map(([, mm]) => ({
      product,
      mm: Number(mm),
    }));
  });
  expect(asked.length).toBeGreaterThan(5);
  for (const { product, mm } of asked)
    expect([product.code, numericSpecification(product, 'airSpace')]).toEqual([product.code, mm]);
});
