/** Lets visitors type their own space's size in "Will it fit?", and keeps it in the address. */
import { constants } from '#generated/constants.ts';
import {
  countedText,
  fitsIn,
  fitTexts,
  nextThatFits,
  readSize,
  type Size,
  sizeQuery,
  sizeText,
  spaceLabel,
} from '../../../kernel/fit.ts';
import { fitPlan, letterHeight, tick } from '../../../kernel/fit-plan.ts';
import { upperFirst } from '../../../kernel/vocabulary.ts';
import { fetchData } from '../../tool-kit/data-source.ts';
import { makeNumberField, showProblem } from '../Field/number-field.ts';
import { fitData } from './fit-data.ts';

const svg = (name: string, attributes: Readonly<Record<string, string | number>>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
};

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

function field(label: string, control: HTMLElement): HTMLElement {
  const element = document.createElement('label');
  element.className = 'field hint';
  element.append(label, control);
  return element;
}

/** `part` is the element that WillItFit.tsx renders. */
export async function offerFit(part: HTMLElement): Promise<void> {
  const { product: code = '' } =
    document.querySelector<HTMLElement>('[data-product]')?.dataset ?? {};
  const picture = part.querySelector('img');
  const sentence = part.querySelector('p');
  if (!picture || !sentence) return;
  const [{ sizes }, front] = await Promise.all([fetchData(fitData), readFront(picture.src)]);
  const byCode = new Map(sizes.map((size) => [size.code, size]));
  const body = byCode.get(code)?.body;
  const usual = readSize(/\d+x\d+x\d+(?=\.svg$)/.exec(picture.src)?.[0]);
  if (!body || !front || !usual) return;
  const usualText = [...sentence.childNodes];

  const spaces = document.createElement('select');
  for (const space of constants.spaces) spaces.add(new Option(spaceLabel(space), sizeQuery(space)));
  const own = new Option('Your own size', '');
  spaces.add(own);
  const inputs = (['width', 'height', 'depth'] as const).map((name) => {
    const input = document.createElement('input');
    makeNumberField(input, 'mm');
    return { name, input };
  });
  const form = document.createElement('form');
  form.dataset.print = 'no';
  const row = document.createElement('div');
  row.className = 'fields';
  row.append(...inputs.map(({ name, input }) => field(`${upperFirst(name)}, mm`, input)));
  form.append(field('Space, inside', spaces), row);
  // Paper has no fields.
  const onPaper = document.createElement('p');
  onPaper.hidden = true;
  onPaper.dataset.onPaper = '';
  picture.before(onPaper);
  const typed = () => readSize(inputs.map(({ input }) => input.value).join('x'));

  const show = (space: Size) => {
    const [{ fits }] = fitsIn(body, space);
    part.dataset.fit = fits ? '' : 'over';
    if (sentence.nextElementSibling)
      sentence.nextElementSibling.textContent = countedText(body, space);
    const next = fits ? undefined : nextThatFits(code, space, (each) => byCode.get(each));
    const isUsual = sizeQuery(space) === sizeQuery(usual);
    const [answer, ...more] = fitTexts(body, space);
    const verdict = document.createElement('b');
    verdict.textContent = answer;
    sentence.replaceChildren(...(isUsual ? usualText : [verdict, ` ${more.join(' ')} `]));
    onPaper.textContent = `Space inside: ${sizeText(space)} (width × height × depth)`;
    const range = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')].at(-1);
    const [lead, text, href] =
      next === undefined
        ? ['See what fits in ', range?.textContent, range?.getAttribute('href')]
        : ['The next size down that fits is ', next, `/${next}`];
    if (!fits && text && href) {
      const link = Object.assign(document.createElement('a'), { href, textContent: text });
      sentence.append(lead, link, '.');
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
          return front;
        }
        const { text, transform } = mark;
        const group = svg('g', { transform });
        const held = text
          ? svg('text', {
              ...{ y: text.y, 'text-anchor': text.anchor },
              ...{ 'font-size': letterHeight, fill: text.colour },
            })
          : svg('g', {});
        // The same words as in the drawing's file.
        if (text) held.textContent = text.words.toUpperCase();
        else held.append(...tick.map((path) => svg('path', path)));
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
    for (const { name, input } of inputs) input.value = String(space[name]);
    showProblem(row);
    show(space);
  };
  /** Keeps the size in the address, and in the links where visitors go on choosing. */
  const keep = (space: Size) => {
    const size = sizeQuery(space);
    const here = new URL(location.href);
    here.searchParams.set('space', size);
    history.replaceState(history.state, '', here);
    carry(size);
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    const chosen = target === spaces ? readSize(spaces.value) : undefined;
    if (chosen) fill(chosen);
    else if (target === spaces) inputs[0]?.input.focus();
    const space = typed();
    if (!space) return;
    if (!chosen) show(space);
    keep(space);
  });
  const asked = readSize(new URLSearchParams(location.search).get('space') ?? '');
  part.closest('section')?.querySelector('h2')?.after(form);
  sentence.setAttribute('role', 'status');
  fill(asked ?? usual);
  if (asked) carry(sizeQuery(asked));
}

/** Adds the size to the links to ranges, to the comparison, to the selector and to other products. */
function carry(size: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main nav a, #related a, [data-fit] a, a[href^="/compare"], a[href^="/world"]',
  );
  for (const link of links) {
    const url = new URL(link.href);
    url.searchParams.set('space', size);
    link.setAttribute('href', url.href.slice(url.origin.length));
  }
}
