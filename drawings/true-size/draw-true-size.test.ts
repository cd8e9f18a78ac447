import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { realCatalogue } from '../../codegen/testing/real-catalogue.ts';
import { countries } from '../../kernel/countries.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { formatNumber } from '../../kernel/format.ts';
import { listedProducts } from '../../site/page-types/sub-category/application-groups.ts';
import { trueSizeOf, trueSizeSource } from '../../site/page-types/sub-category/true-size-props.ts';
import { measureMarkup } from '../toolkit/extent.ts';
import { drawTrueSizes } from './draw-true-size.ts';

const tables = await realCatalogue();
const lookup = (code: string) => tables.products[code];
const landmarks: Readonly<Record<string, number>> & { readonly door: number } = {
  door: 2040,
  cabinet: 720,
  bottle: 280,
  hand: 190,
};

const drawn = countries.flatMap((country) =>
  Object.values(tables.categories).flatMap((category) => {
    const props = trueSizeOf(tables, category, country);
    return props ? [{ name: `${country} ${category.url}`, country, category, props }] : [];
  }),
);

/** The sizes in the product's file, as height × width of what the drawing shows, read without the code under test. */
function stated({ type, appearance, specifications }: Product): readonly (readonly number[])[] {
  const value = (id: string) => specifications.find((fact) => fact.id === id)?.value;
  const number = (...ids: readonly string[]) =>
    Number(ids.map(value).find((each) => typeof each === 'number'));
  const filter = /^(\d+) x (\d+)/
    .exec(String(value('filterSize')))
    ?.slice(1)
    .map(Number);
  const [high, round] = [number('height', 'length'), value('width') === undefined];
  const wide = number('width', 'diameter');
  const own = type.endsWith(' tap')
    ? [high, number('depth')]
    : round && (/fitting|inline/.test(type) || appearance?.form === 'in a row')
      ? [wide, high]
      : [high, wide];
  return filter ? [own, filter] : [own];
}

const seen = new Set<string>();
/** Each range is drawn at one of the three widths, once if both countries have the same products. */
const sampled = drawn.map((each, at) => {
  const sizes = JSON.stringify(each.props.sizes);
  const drawings = seen.has(sizes) ? [] : each.props.drawings.slice(at % 3, (at % 3) + 1);
  seen.add(sizes);
  return { ...each, drawings };
});

describe.each(sampled)('$name', ({ country, category, props, drawings }) => {
  const products = listedProducts(tables, category, country).map(({ code }) => lookup(code));

  it('shows each product that states its size, in words as in its file, the tallest first and discontinued ones last', () => {
    const codes = props.sizes.map(({ code }) => code);
    const inOrder = products.flatMap((product) => product?.code ?? []);
    expect([...codes, ...props.unsized].toSorted()).toEqual(inOrder.toSorted());
    expect(props.isFromSide).toBe(products.some((product) => product?.type.endsWith(' tap')));
    const heights = props.sizes.map(({ name, discontinued }) => {
      const faces = name.replaceAll(',', '').matchAll(/(\d+) ×/g);
      return (discontinued ? 0 : 1e6) + Math.max(...[...faces].map(([, high]) => Number(high)));
    });
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    for (const { code, name } of props.sizes) {
      const product = lookup(code);
      // Rings and elbows have their own rules (dimensions.test.ts).
      if (!product || /spare|fitting/.test(product.type)) continue;
      const faces = stated(product).map((face) => face.map(formatNumber).join(' × '));
      expect([code, name]).toEqual([code, `${faces.join(' and ')} mm`]);
    }
  });

  it.each(drawings)(
    'draws them at one scale, $width px wide, apart from each other',
    ({ src, width, height }) => {
      const found = trueSizeSource(tables, src.replace('/_ipx/_/', ''));
      if (!found) throw new Error(src);
      const svg = drawTrueSizes(found.things, found.width, lookup);
      expect(svg).not.toMatch(/style=|<script|href|NaN|undefined/);
      const root = parse(svg);
      const image = root.querySelector('svg');
      expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([
        `${width}`,
        `${height}`,
      ]);
      const scales = [...root.querySelectorAll('.landmark')].map((mark) => {
        const high = landmarks[mark.id] ?? 0;
        const box = measureMarkup(
          mark.innerHTML.replaceAll('stroke-width="1.2"', 'stroke-width="0"'),
        );
        const k = Number(/scale\(([\d.]+)\)/.exec(mark.getAttribute('transform') ?? '')?.[1]);
        expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeCloseTo(high, 0);
        return k;
      });
      const [k = 0] = scales;
      expect(new Set(scales).size).toBe(1);
      const door = root.getElementById('door');
      const top = door ? measureMarkup(door.outerHTML, 'all')?.top : undefined;
      let last = { right: 0, bottom: 0 };
      for (const { code, name } of props.sizes) {
        const sizes = name
          .replace(/,| mm$/g, '')
          .split(' and ')
          .map((face) => face.split(' × ').map(Number));
        const faces = [code, `${code}-filter`].flatMap((id) => root.getElementById(id) ?? []);
        expect(faces).toHaveLength(sizes.length);
        faces.forEach((face, at) => {
          const box = measureMarkup(face.innerHTML, at === 0 ? 'body' : 'all');
          const all = measureMarkup(face.outerHTML, 'all');
          const [, across = '', up = ''] =
            /scale\(([\d.]+) ([\d.]+)\)/.exec(face.getAttribute('transform') ?? '') ?? [];
          if (!box || !all) throw new Error(`${code} isn't drawn`);
          const [high = 0, wide = 0] = sizes[at] ?? [];
          expect(((box.bottom - box.top) * Number(up)) / k).toBeCloseTo(high, 0);
          expect(((box.right - box.left) * Number(across)) / k).toBeCloseTo(wide, 0);
          expect(all.left).toBeGreaterThanOrEqual(
            Math.abs(all.bottom - last.bottom) < 1 ? last.right : 0,
          );
          expect(all.right).toBeLessThanOrEqual(width);
          if (top !== undefined && high < landmarks.door) expect(all.top).toBeGreaterThan(top);
          last = all;
        });
      }
    },
  );
});

it('draws ranges of systems, housings, taps and cartridges, but no fittings and spare parts', () => {
  const paths = new Set(drawn.map(({ category }) => category.url));
  expect(paths.size).toBeGreaterThan(20);
  const left = Object.values(tables.categories).filter(
    ({ items, url }) => items.length > 2 && !paths.has(url),
  );
  expect(left.length).toBeGreaterThan(0);
  for (const { items } of left) {
    const parts = items.filter((code) =>
      /fitting|spare|kit|media|lamp/.test(lookup(code)?.type ?? ''),
    );
    expect(parts.length * 2).toBeGreaterThan(items.length);
  }
});
