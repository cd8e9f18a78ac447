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

/** What's drawn, and whether it's a product that fits. */
type Drawn = Thing & { readonly fits?: boolean; readonly short: number };

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
    if (!fit) continue;
    const line = document.createElement('p');
    line.className = `hint ${fit.fits ? 'yes' : 'error'}`;
    line.dataset.need = '';
    line.textContent = fitText(fit);
    link.lastElementChild?.append(line);
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('#true-size img')];
  for (const image of images) {
    image.hidden = space !== undefined;
    image.nextElementSibling?.remove();
  }
  if (!space) return;
  key.textContent = `Doesn't fit ${sizeText(space)} with clear space for service, or discontinued. In red: the millimetres missing.`;
  // The build wrote this data with the same type.
  const things: readonly Thing[] = JSON.parse(key.dataset.things ?? '');
  const drawn = things
    .filter(({ landmark, faces }) => landmark !== 'cabinet' || faces[0].height !== space.height)
    .map((thing): Drawn => {
      if (thing.landmark) return { ...thing, short: 0 };
      const fit = fitOf(thing.name);
      if (!fit) return { ...thing, fits: false, short: Number.POSITIVE_INFINITY };
      const { fits, spare } = fit;
      const missing = [
        ...(spare.height < 0 ? [`+${formatNumber(-spare.height)} high`] : []),
        ...(spare.width < 0 ? [`+${formatNumber(-spare.width)} wide`] : []),
        ...(spare.depth < 0 ? [`+${formatNumber(-spare.depth)} deep`] : []),
      ];
      const note = fits ? (fit.way === 'upright' ? '' : `Fits ${fit.way}`) : missing.join(', ');
      return { ...thing, fits, note, short: shortOf(fit) };
    })
    .toSorted((a, b) => a.short - b.short);
  const own: Drawn = { name: 'Your space', faces: [space], short: 0 };
  // The widest drawing has every product's picture.
  const [picture] = images.slice(-1).map(({ src }) => src);
  const whole = planTrueSizes(things, 1230);
  const pictures: SVGElement[] = [];
  const pictureOf = ({ name, middle, floor }: Placed, scale: number) => {
    const from = whole.placed.find((each) => each.name === name);
    if (!from) return [];
    const k = scale / whole.scale;
    const high = Math.max(...from.faces.map(({ height }) => height)) * whole.scale + whole.letters;
    const left = from.middle - from.wide / 2;
    const part = svg('svg', {
      x: middle - (from.wide / 2) * k,
      y: floor - high * k,
      width: from.wide * k,
      height: high * k,
      viewBox: `${left} ${from.floor - high} ${from.wide} ${high}`,
    });
    const image = svg('image', { width: 1230, height: whole.height });
    pictures.push(image);
    part.append(image);
    return [part];
  };
  const draw = (width: TrueWidth) => {
    const { placed, height, scale, letters } = planTrueSizes([own, ...drawn], width);
    const sheet = svg('svg', {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'aria-hidden': 'true',
    });
    for (const floor of new Set(placed.map((each) => each.floor)))
      sheet.append(svg('path', { d: `M0 ${floor}H${width}`, stroke: '#a9b8c4' }));
    for (const thing of placed) {
      const { name, landmark, left, floor, middle, faces } = thing;
      const fits = drawn.find((each) => each.name === name)?.fits;
      const isSpace = name === own.name;
      const dashed = { stroke: blue, 'stroke-dasharray': '8 6', 'stroke-width': 2 };
      const look = { stroke: soft, ...(isSpace && dashed), fill: isSpace ? '#f2f8fd' : 'none' };
      const outlines = faces.map((face, at) =>
        svg('rect', {
          x: left[at] ?? 0,
          y: floor - face.height * scale,
          width: face.width * scale,
          height: face.height * scale,
          ...look,
        }),
      );
      sheet.append(...(isSpace || fits === false ? outlines : pictureOf(thing, scale)));
      const colours = [
        isSpace ? blue : landmark ? soft : ink,
        soft,
        fits ? green : thing.note === 'Discontinued' ? soft : red,
      ];
      textsOf(thing).forEach((words, at) => {
        const colour = colours[at] ?? soft;
        const weight = at === 0 && !landmark ? 0.15 : 0.11;
        const y = floor + letters * (2.2 + 1.9 * at);
        sheet.append(lettering(words, middle, y, letters, { colour, weight }));
      });
    }
    return sheet;
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      for (const image of pictures) image.setAttribute('href', picture ?? '');
    },
    { rootMargin: '100%' },
  );
  for (const image of images) {
    const width = Number(image.getAttribute('width'));
    if (isTrueWidth(width)) image.after(draw(width));
    if (image.parentElement) seen.observe(image.parentElement);
  }
}
