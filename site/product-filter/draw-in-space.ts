/** Redraws a range at true size for a visitor's space: the space, then products that fit, then outlines of the others. */
import { bestFit, fitText, type Size, shortOf, sizeText } from '../../kernel/fit.ts';
import { formatNumber } from '../../kernel/format.ts';
import {
  isTrueWidth,
  type Placed,
  planTrueSizes,
  type Thing,
  type TrueWidth,
  textsOf,
} from '../../kernel/true-size.ts';
import { lettering, svg } from '../toolkit/svg.ts';
import type { ProductFacts } from './product-facts.ts';

const [ink, soft, blue, green, red] = ['#0c1b2a', '#3a4959', '#094e93', '#0a625d', '#9b1c1c'];

export function hintOf(text: string, mark: 'cost' | 'need', look = ''): HTMLElement {
  const hint = document.createElement('p');
  hint.className = `hint ${look}`.trim();
  hint.dataset[mark] = '';
  hint.textContent = text;
  return hint;
}

/** Without a space, the prerendered drawing comes back. */
export function drawInSpace(products: readonly ProductFacts[], space: Size | undefined): void {
  const key = document.querySelector<HTMLElement>('[data-things]');
  if (!key) return;
  key.hidden = !space;
  const fitOf = (code: string | null | undefined) => {
    const facts = products.find((each) => each.code === code && !each.discontinued);
    return space && bestFit(facts?.needs, space);
  };
  for (const link of document.querySelectorAll('#true-size li a')) {
    link.querySelector('[data-need]')?.remove();
    const fit = fitOf(link.firstElementChild?.textContent);
    if (fit)
      link.lastElementChild?.append(hintOf(fitText(fit), 'need', fit.fits ? 'yes' : 'error'));
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('#true-size img')];
  for (const image of images) {
    image.hidden = space !== undefined;
    image.nextElementSibling?.remove();
  }
  if (!space) return;
  key.textContent = `Pale in a box: doesn't fit ${sizeText(space)} with clear space for service, or discontinued. In red: the millimetres missing.`;
  // The build wrote this data with the same type.
  const things: readonly Thing[] = JSON.parse(key.dataset.things ?? '');
  const shortest = ({ name, landmark }: Thing): number => {
    const fit = fitOf(name);
    return landmark ? -1 : fit ? shortOf(fit) : Number.POSITIVE_INFINITY;
  };
  const own: Thing = { name: 'Your space', faces: [space] };
  const drawn = [
    own,
    ...things
      .filter(({ landmark, faces }) => landmark !== 'cabinet' || faces[0].height !== space.height)
      .toSorted((a, b) => shortest(a) - shortest(b))
      .map((thing): Thing => {
        const fit = fitOf(thing.name);
        return fit ? { ...thing, note: noteOf(fit) } : thing;
      }),
  ];
  // If nothing fits, its picture is among the outlines.
  const closest = drawn.find((each) => each !== own && !each.landmark)?.name;
  // The widest drawing has every product's picture.
  const whole = planTrueSizes(things, 1230);
  const pictures: SVGElement[] = [];
  const pictureOf = ({ name, middle, floor }: Placed, scale: number) => {
    const from = whole.placed.find((each) => each.name === name);
    if (!from) return [];
    const k = scale / whole.scale;
    const high = Math.max(...from.faces.map(({ height }) => height)) * whole.scale + whole.letters;
    const [x, y] = [middle - (from.wide / 2) * k, floor - high * k];
    const viewBox = `${from.middle - from.wide / 2} ${from.floor - high} ${from.wide} ${high}`;
    const part = svg('svg', { x, y, width: from.wide * k, height: high * k, viewBox });
    const image = svg('image', { width: 1230, height: whole.height });
    pictures.push(image);
    part.append(image);
    return [part];
  };
  const draw = (width: TrueWidth) => {
    const { placed, height, scale, letters } = planTrueSizes(drawn, width);
    const viewBox = `0 0 ${width} ${height}`;
    const sheet = svg('svg', { width, height, viewBox, 'aria-hidden': 'true' });
    for (const floor of new Set(placed.map((each) => each.floor)))
      sheet.append(svg('path', { d: `M0 ${floor}H${width}`, stroke: '#a9b8c4' }));
    for (const thing of placed) {
      const { name, landmark, left, floor, middle, faces } = thing;
      const [isOwn, fits] = [name === own.name, landmark || fitOf(name)?.fits];
      const look = isOwn
        ? { stroke: blue, fill: '#f2f8fd', 'stroke-dasharray': '8 6', 'stroke-width': 2 }
        : { stroke: soft, fill: 'none' };
      const outlines = faces.map((face, at) => {
        const [across, up] = [face.width * scale, face.height * scale];
        return svg('rect', { x: left[at] ?? 0, y: floor - up, width: across, height: up, ...look });
      });
      const pale = !fits && name !== closest;
      for (const part of pictureOf(thing, scale)) {
        part.setAttribute('opacity', pale ? '0.4' : '1');
        sheet.append(part);
      }
      if (pale || isOwn) sheet.append(...outlines);
      const noteColour = fits ? green : thing.note === 'Discontinued' ? soft : red;
      const colours = [isOwn ? blue : landmark ? soft : ink, soft, noteColour];
      textsOf(thing).forEach((words, at) => {
        const look = { colour: colours[at] ?? soft, weight: at === 0 && !landmark ? 0.15 : 0.11 };
        sheet.append(lettering(words, middle, floor + letters * (2.2 + 1.9 * at), letters, look));
      });
    }
    return sheet;
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      for (const image of pictures) image.setAttribute('href', images.at(-1)?.src ?? '');
    },
    { rootMargin: '100%' },
  );
  for (const image of images) {
    const width = Number(image.getAttribute('width'));
    if (isTrueWidth(width)) image.after(draw(width));
    if (image.parentElement) seen.observe(image.parentElement);
  }
}

/** "+10 wide", or how it lies if it fits. */
function noteOf({ fits, way, spare }: NonNullable<ReturnType<typeof bestFit>>): string {
  if (fits) return way === 'upright' ? '' : `Fits ${way}`;
  return Object.entries({ high: spare.height, wide: spare.width, deep: spare.depth })
    .flatMap(([side, room]) => (room < 0 ? [`+${formatNumber(-room)} ${side}`] : []))
    .join(', ');
}
