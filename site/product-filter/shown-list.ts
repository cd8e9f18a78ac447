/** A page's prerendered cards or rows: read once, then shown, hidden and sorted in place. */
import type { SpecificationName } from '../../kernel/contract.ts';
import { formatNumber } from '../../kernel/format.ts';
import { slugOf } from '../tool-kit/narrow.ts';
import { isShown, sortBy } from './filter-products.ts';
import { type ProductFacts, readFacts } from './product-facts.ts';
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
  /** A slug; undefined for products without one. */
  readonly application: string | undefined;
  readonly count: HTMLElement | null;
  readonly cards: readonly Card[];
};

export type ShownList = {
  readonly products: readonly ProductFacts[];
  /** Empty for cards. */
  readonly columns: readonly SpecificationName[];
  /** The slug of the application whose heading has this fragment. */
  readonly applicationAt: (fragment: string) => string | undefined;
  readonly show: (selection: Selection) => void;
  /** Restores the prerendered page. */
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

/** Moves only what changed, because a moved element loads its picture and loses the focus. */
function order(list: HTMLElement, elements: readonly HTMLElement[]): void {
  elements.forEach((element, index) => {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  });
}

/** The cost that a card is sorted by, with what it assumes or what isn't known. */
const fiveYearsText = ({ fiveYears, fiveYearsNote }: ProductFacts): string =>
  fiveYears === undefined
    ? `Five-year cost not known. Missing: ${fiveYearsNote}`
    : `$${formatNumber(Math.round(fiveYears / 100))} inc GST over five years at ${fiveYearsNote}, without fitting`;

/** Writes what the selection adds to a card: the cost it's sorted by, and the visitor's space in its link. */
function adapt({ element, facts }: Card, { sort, choices: { space } }: Selection): void {
  element.querySelector('[data-cost]')?.remove();
  if (sort === 'fiveYears' && facts.fiveYearsNote !== undefined) {
    const cost = document.createElement('p');
    cost.className = 'hint';
    cost.dataset.cost = '';
    cost.textContent = fiveYearsText(facts);
    [...element.querySelectorAll('p')].at(-1)?.after(cost);
  }
  const link = element.querySelector('a');
  const search = space === undefined ? '' : `?space=${space}`;
  if (link && link.search !== search) link.search = search;
}

export function readList(root: HTMLElement): ShownList {
  const groups = readGroups(root);
  const heads = root.querySelectorAll<HTMLElement>('th[data-sort]');
  const show = (selection: Selection) => {
    root.dataset.filtered = '';
    const { applications, sort } = selection;
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
    for (const group of groups) {
      const open = isOpen(group);
      let shown = 0;
      for (const card of group.cards) {
        const { element, facts, isAgain } = card;
        adapt(card, selection);
        const isDouble = isAgain && first.has(facts.code);
        element.hidden = !open || isDouble || !isShown(facts, selection);
        if (!element.hidden) shown += 1;
      }
      group.element.hidden = shown === 0;
      if (group.count) group.count.textContent = shown === 1 ? '1 product' : `${shown} products`;
      order(
        group.list,
        sortBy(group.cards, sort, ({ facts }) => facts).map(({ element }) => element),
      );
    }
  };
  return {
    products: [
      ...new Map(
        groups.flatMap(({ cards }) => cards).map(({ facts }) => [facts.code, facts]),
      ).values(),
    ],
    columns: JSON.parse(root.dataset.columns ?? '[]'),
    applicationAt: (fragment) =>
      groups.find(({ element }) => element.id !== '' && element.id === fragment)?.application,
    show,
    restore: () => {
      show(noSelection);
      delete root.dataset.filtered;
    },
  };
}
