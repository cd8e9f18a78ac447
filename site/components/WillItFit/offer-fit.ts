/** Lets visitors type their own space's size in "Will it fit?", and keeps it in the address. */
import { constants } from '#generated/constants.ts';
import {
  type Body,
  countedText,
  fitsIn,
  fitTexts,
  readSize,
  type Size,
  sizeQuery,
  sizeText,
  spaceLabel,
} from '../../../kernel/fit.ts';
import { fitPlan, letterHeight } from '../../../kernel/fit-plan.ts';
import { keepInAddress } from '../../browser/keep-in-address.ts';
import { lettering, svg } from '../../toolkit/svg.ts';
import { showProblem } from '../Field/number-field.ts';
import { setSizeFields, sizeIn } from '../SpaceField/size-fields.ts';

/** Reads the product's flat group without a parser, because the content policy forbids parsing strings, and styles such as this file's. */
async function readFront(url: string): Promise<SVGElement | undefined> {
  const [, shapes] = /class="front"[^>]*>(.*?)<\/g>/s.exec(await (await fetch(url)).text()) ?? [];
  if (shapes === undefined) return undefined;
  const front = svg('g', {});
  for (const [, name = '', attributes = ''] of shapes.matchAll(/<(\w+) ([^>]*)/g)) {
    const shape = svg(name, {});
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w-]+)="(.*?)"/g))
      shape.setAttribute(key, value);
    front.append(shape);
  }
  return front;
}

/** `part` is the element that WillItFit.tsx renders. */
export async function offerFit(part: HTMLElement): Promise<void> {
  const picture = part.querySelector('img');
  const sentence = part.querySelector('p');
  if (!picture || !sentence) return;
  // The build wrote this data with the same type.
  const body: Body = JSON.parse(part.dataset.fit ?? '');
  const front = await readFront(picture.src);
  const usual = readSize(/\d+x\d+x\d+(?=\.svg$)/.exec(picture.src)?.[0]);
  if (!front || !usual) return;
  const usualText = [...sentence.childNodes];

  const spaces = document.createElement('select');
  for (const space of constants.spaces) spaces.add(new Option(spaceLabel(space), sizeQuery(space)));
  const own = new Option('Your own size', '');
  spaces.add(own);
  const form = document.createElement('form');
  form.dataset.print = 'no';
  const label = document.createElement('label');
  label.className = 'field hint';
  label.append('Space, inside', spaces);
  const row = document.createElement('div');
  row.className = 'fields';
  form.append(label, row);
  // Paper has no fields.
  const onPaper = document.createElement('p');
  onPaper.hidden = true;
  onPaper.dataset.onPaper = '';
  picture.before(onPaper);

  const show = (space: Size) => {
    const [{ fits }] = fitsIn(body, space);
    sentence.toggleAttribute('data-over', !fits);
    if (sentence.nextElementSibling)
      sentence.nextElementSibling.textContent = countedText(body, space);
    const isUsual = sizeQuery(space) === sizeQuery(usual);
    const [answer, ...more] = fitTexts(body, space);
    const verdict = document.createElement('b');
    verdict.textContent = answer;
    sentence.replaceChildren(...(isUsual ? usualText : [verdict, ` ${more.join(' ')}`]));
    onPaper.textContent = `Space inside: ${sizeText(space)} (height × width × depth)`;
    const range = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')].at(-1);
    if (!fits && range instanceof HTMLAnchorElement) {
      const { href, textContent } = range;
      const link = Object.assign(document.createElement('a'), { href, textContent });
      link.hash = 'products';
      sentence.append(' Find the nearest fit in ', link, '.');
    }
    const { width, height, marks } = fitPlan(body, space);
    const drawn = svg('svg', {
      width,
      viewBox: `0 0 ${width} ${height}`,
      'aria-hidden': 'true',
    });
    drawn.append(
      ...marks.map((mark) => {
        if (mark.name === 'rect') return svg('rect', mark.attributes);
        if (mark.name === 'front') {
          front.setAttribute('transform', mark.transform);
          for (const pipe of front.querySelectorAll('.right'))
            pipe.setAttribute('transform', mark.right);
          return front;
        }
        const { text, paths = [], transform } = mark;
        const group = svg('g', { transform });
        const held = svg('g', {});
        held.append(...paths.map((path) => svg('path', path)));
        held.append(lettering(text.words, 0, text.y, letterHeight * 0.72, text));
        // Keeps letters at one size in a drawing of any width.
        held.style.transform = `scale(max(1,tan(atan2(${width}px,100cqw))))`;
        group.append(held);
        return group;
      }),
    );
    part.lastElementChild?.replaceWith(drawn);
    spaces.value = sizeQuery(space);
    if (spaces.selectedIndex < 0) own.selected = true;
  };
  const fill = (space: Size) => {
    setSizeFields(row, space);
    showProblem(row);
    show(space);
  };
  const keep = (space: Size) =>
    keepInAddress(
      'space',
      sizeQuery(space),
      'main nav a, #related a, [data-fit] a, a[href^="/compare"], a[href^="/world"]',
    );
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    const chosen = target === spaces ? readSize(spaces.value) : undefined;
    if (chosen) fill(chosen);
    else if (target === spaces) row.querySelector('input')?.focus();
    const space = sizeIn(row);
    if (!space) return;
    if (!chosen) show(space);
    keep(space);
  });
  const asked = readSize(new URLSearchParams(location.search).get('space') ?? '');
  part.closest('section')?.querySelector('h2')?.after(form);
  sentence.setAttribute('role', 'status');
  fill(asked ?? usual);
  if (asked) keep(asked);
}
