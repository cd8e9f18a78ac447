/** Reads a page's prerendered cards or rows once, then shows, hides and sorts them in place. */
import type { SpecificationName } from '../../kernel/entry-types.ts';
import { bestFit, fitText, readSize, type Size } from '../../kernel/fit.ts';
import { formatNumber } from '../../kernel/format.ts';
import { formatList } from '../../kernel/format-list.ts';
import { isPart, isProductType } from '../../kernel/vocabulary.ts';
import { nearestFit } from '../components/SpaceField/nearest-fit.ts';
import { countText } from '../toolkit/count-text.ts';
import { slugOf } from '../toolkit/narrow.ts';
import { drawInSpace, hintOf } from './draw-in-space.ts';
import { isShown, sortBy } from './filter-products.ts';
import { fiveYearsAt, type ProductFacts, readFacts } from './product-facts.ts';
import { isDescending, noSelection, type Selection } from './selection.ts';

type Card = {
  readonly element: HTMLElement;
  readonly facts: ProductFacts;
  /** True if it's also in an earlier group, which shows it while that group is open. */
  readonly isAgain: boolean;
};
type Group = {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  /** A slug. Undefined for products without an application. */
  readonly application: string | undefined;
  readonly count: HTMLElement | null;
  readonly cards: readonly Card[];
};

export type ShownList = {
  readonly products: readonly ProductFacts[];
  /** Empty for cards. */
  readonly columns: readonly SpecificationName[];
  readonly applicationAt: (fragment: string) => string | undefined;
  readonly show: (selection: Selection) => void;
  readonly restore: () => void;
};

function readCards(list: HTMLElement): readonly Card[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-code]')].map((element) => ({
    element,
    facts: readFacts(element.dataset),
    isAgain: element.dataset.again !== undefined,
  }));
}

function readGroups(root: HTMLElement): readonly Group[] {
  return [...root.querySelectorAll<HTMLElement>('ul, tbody')].flatMap((list) => {
    const cards = readCards(list);
    const section = list.closest<HTMLElement>('[data-group]');
    const application = section?.dataset.application;
    return cards.length === 0
      ? []
      : [
          {
            element: section ?? list,
            list,
            cards,
            application: application === undefined ? undefined : slugOf(application),
            count: section?.querySelector<HTMLElement>('[data-count]') ?? null,
          },
        ];
  });
}

/** Moves only what changed, because a moved element loads its picture and loses focus. */
function order(list: HTMLElement, elements: readonly HTMLElement[]): void {
  elements.forEach((element, index) => {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  });
}

function lineIn(list: HTMLElement, text: string): HTMLElement {
  const isCards = list.tagName === 'UL';
  const line = document.createElement(isCards ? 'li' : 'tr');
  const cell = isCards ? line : line.appendChild(document.createElement('th'));
  if (cell instanceof HTMLTableCellElement) cell.colSpan = 20;
  cell.textContent = text;
  line.dataset.cost = '';
  return line;
}

function showNote(groups: readonly Group[], text: string): void {
  const first = groups.find(({ element }) => !element.hidden)?.list;
  const note = hintOf(text, 'cost');
  (first?.closest('table') ?? first)?.before(note);
}

const shownIn = (groups: readonly Group[]) =>
  groups.flatMap(({ cards }) => cards.filter(({ element }) => !element.hidden));

type Nearest = ReturnType<typeof nearestIn>;

function nearestIn(products: readonly ProductFacts[], selection: Selection, space: Size) {
  const { space: _, ...choices } = selection.choices;
  if (products.some((facts) => isShown(facts, selection))) return undefined;
  return nearestFit(
    products.filter((facts) => !facts.discontinued && isShown(facts, { ...selection, choices })),
    space,
  );
}

const needsText = ({ height, width, depth }: Size): string =>
  `Needs H\u00a0${formatNumber(height)} × W\u00a0${formatNumber(width)} × D\u00a0${formatNumber(depth)}\u00a0mm`;

function showNeeds(groups: readonly Group[], space: Size, nearest: Nearest): void {
  for (const { element, facts } of shownIn(groups)) {
    const fit = bestFit(facts.needs, space);
    const text = fit ? fitText(fit, needsText(fit.needs)) : '';
    const line = hintOf(text, 'need', nearest ? 'error' : '');
    const name = element.querySelector('h3, h4');
    if (name) name.after(line);
    else element.querySelector('td')?.append(line);
  }
  const closest = nearest && `${nearest.product.code} comes closest. It ${nearest.text}.`;
  showNote(groups, closest ?? 'Sizes include clear space for service.');
}

/** A part's own cost would put it before whole systems. */
function uncostedText(cards: readonly Card[]): string {
  const parts = cards.filter(({ facts }) => isProductType(facts.type) && isPart(facts.type));
  const part = parts.length > 0 ? ['parts of a system'] : [];
  const missing = parts.length < cards.length ? ['products without a price or running cost'] : [];
  return `No full five-year cost: ${formatList([...part, ...missing])}`;
}

/** Shows the five-year cost that a list is sorted by above each product's price, and its assumptions once. */
function showCosts(groups: readonly Group[]): void {
  const shown = shownIn(groups);
  const noted = shown.filter(({ facts }) => facts.fiveYearsNote !== undefined);
  const notes = noted.map(({ facts }) => facts.fiveYearsNote ?? '');
  // The longest note, because only some products use power.
  const note = notes.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const isSaidOnce = notes.every((each) => note.startsWith(each));
  const said = (rates: string | undefined) =>
    ` over five years at ${rates}, inc GST and without installation`;
  for (const { element, facts } of noted) {
    const { fiveYears, atLeast = 0 } = facts;
    const cost = hintOf('', 'cost');
    const amount = document.createElement('b');
    const dollars = formatNumber(Math.round((fiveYears ?? atLeast) / 100));
    amount.textContent = fiveYears === undefined ? `At least $${dollars}` : `$${dollars}`;
    cost.append(amount, isSaidOnce ? ' over five years' : said(facts.fiveYearsNote));
    if (fiveYears === undefined) cost.append(', plus the price');
    const place = element.querySelector('data')?.closest('p')?.parentElement;
    (place ?? element.querySelector('article > div > div'))?.prepend(cost);
  }
  const others = shown.filter(({ facts }) => facts.fiveYears === undefined).length;
  const last =
    others > 0
      ? ` ${countText(others)} without a full five-year cost ${others === 1 ? 'comes' : 'come'} last.`
      : '';
  if (note && isSaidOnce) showNote(groups, `Price and running cost${said(note)}.${last}`);
}

const atLitres = (card: Card, litres: number | undefined): Card => {
  const { usage } = card.facts;
  if (!usage || litres === undefined) return card;
  return { ...card, facts: { ...card.facts, ...fiveYearsAt(usage, litres) } };
};

export function readList(root: HTMLElement): ShownList {
  const listed = readGroups(root);
  const products = [
    ...new Map(
      listed.flatMap(({ cards }) => cards).map(({ facts }) => [facts.code, facts]),
    ).values(),
  ];
  const heads = root.querySelectorAll<HTMLElement>('th[data-sort]');
  const show = (selection: Selection) => {
    root.dataset.filtered = '';
    for (const line of root.querySelectorAll('[data-cost], [data-need]')) line.remove();
    const {
      applications,
      sort,
      litres,
      choices: { space },
    } = selection;
    const size = readSize(space);
    const groups = listed.map((group) => ({
      ...group,
      cards: group.cards.map((card) => atLitres(card, litres)),
    }));
    for (const head of heads) {
      if (!head.dataset.sort?.split(' ').includes(sort)) head.removeAttribute('aria-sort');
      else head.setAttribute('aria-sort', isDescending(sort) ? 'descending' : 'ascending');
    }
    const isOpen = ({ element, application }: Group) =>
      element.dataset.group === undefined ||
      applications.length === 0 ||
      (application !== undefined && applications.includes(application));
    // A product may be in several groups, and shows in the first that's open.
    const first = new Set(
      groups
        .filter(isOpen)
        .flatMap(({ cards }) => cards.flatMap(({ isAgain, facts }) => (isAgain ? [] : facts.code))),
    );
    const nearest = size && nearestIn(products, selection, size);
    const isListed = (facts: ProductFacts) =>
      nearest ? nearest.product.code === facts.code : isShown(facts, selection);
    for (const group of groups) {
      const open = isOpen(group);
      let shown = 0;
      for (const { element, facts, isAgain } of group.cards) {
        // A product's page checks its fit in the visitor's space.
        const link = element.querySelector('a');
        const search = size ? `?space=${space}` : '';
        if (link && link.search !== search) link.search = search;
        const isDouble = isAgain && first.has(facts.code);
        element.hidden = !open || isDouble || !isListed(facts);
        if (!element.hidden) shown += 1;
      }
      group.element.hidden = shown === 0;
      if (group.count) group.count.textContent = nearest ? 'None fits' : countText(shown);
      const sorted = sortBy(group.cards, sort, ({ facts }) => facts);
      const elements = sorted.map(({ element }) => element);
      const uncosted = sorted.filter(
        ({ element, facts }) => facts.fiveYears === undefined && !element.hidden,
      );
      const [next] = uncosted;
      if (sort === 'fiveYears' && next)
        elements.splice(sorted.indexOf(next), 0, lineIn(group.list, uncostedText(uncosted)));
      order(group.list, elements);
    }
    if (size) showNeeds(groups, size, nearest);
    if (sort === 'fiveYears') showCosts(groups);
    drawInSpace(products, size);
  };
  return {
    products,
    columns: JSON.parse(root.dataset.columns ?? '[]'),
    applicationAt: (fragment) =>
      listed.find(({ element }) => element.id !== '' && element.id === fragment)?.application,
    show,
    restore: () => {
      show(noSelection);
      delete root.dataset.filtered;
    },
  };
}
