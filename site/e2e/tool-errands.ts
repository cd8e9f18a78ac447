/**
 * An errand through every tool and form, as data. Selectors name no words, so that an errand works on a
 * translated page too.
 */
import { expect, type Page } from '@playwright/test';

/** "ask" types into a search box and waits for the backend's answer. */
type Action =
  | readonly ['click' | 'check' | 'uncheck', selector: string]
  | readonly ['fill' | 'ask', selector: string, text: string]
  | readonly ['choose', selector: string, option: number]
  | readonly ['press', key: string];
type Step = {
  readonly actions: readonly Action[];
  /** A selector that matches something visible once the page has answered. */
  readonly until: string;
  /** The page keeps what is chosen or cleared by then, so that a reload and Back change nothing. */
  readonly isKept?: true;
};
export type Errand = {
  readonly name: string;
  readonly path: string;
  /** As `until`, for the page at the beginning. */
  readonly ready: string;
  readonly width?: number;
  readonly steps: readonly Step[];
};

const step = (until: string, ...actions: readonly Action[]): Step => ({ actions, until });
const kept = (until: string, ...actions: readonly Action[]): Step => ({
  ...step(until, ...actions),
  isKept: true,
});
const box = '[data-search-box] input[name="keywords"]';
const listed = '[data-search-box]:has([role="option"])';
const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const bar = '[data-tool="product-filter"]';
const compared = '[data-tool="compare"]';
const list = '[data-tool="saved"]';
const found = '[data-tool="search"]';
const finder = 'main input[name="code"]';
const question = '[data-tool="selector"]';
const schedule = '[data-tool="schedule"]';
const places = '[data-places-answer]';
const form = '[data-tool="form"]';

export const errands: readonly Errand[] = [
  {
    name: 'suggestions',
    path: '/terms',
    ready: box,
    steps: [
      step(listed, ['click', box], ['ask', box, 'wh2']),
      step(listed, ['ask', box, 'hybrid']),
      step('[data-search-box]:has([role="group"] a[href])', ['ask', box, 'pfas']),
      step('[data-search-box] [role="status"]', ['ask', box, 'qqqqqq']),
      step(listed, ['ask', box, 'wh2-60']),
      step('[data-search-box] [role="option"][aria-selected="true"]', ['press', 'ArrowDown']),
      step(`${box}[aria-expanded="false"]`, ['press', 'Escape']),
      step(listed, ['ask', box, 'tap']),
    ],
  },
  {
    name: 'results',
    path: '/search?keywords=filter',
    ready: `${found} article`,
    steps: [
      kept(`${found} fieldset :checked`, ['click', `${found} fieldset input`]),
      kept(`${found} fieldset:not(:has(:checked))`, ['click', `${found} fieldset :checked`]),
      step(`${found} a[rel="prev"]`, ['click', `${found} a[rel="next"]`]),
      step(`${found} nav:not(:has(a[rel="prev"]))`, ['click', `${found} a[rel="prev"]`]),
      step('form#compare a', ['click', `${found} .tick`]),
      step(`${found} details a`, ['click', `${found} fieldset input`]),
      step(`${found} details:not(:has(a))`, ['click', `${found} details a`]),
    ],
  },
  {
    name: 'the filter of a range',
    path: range,
    ready: bar,
    steps: [
      step(`${bar} button`, ['choose', `${bar} #filter-flow`, 2]),
      kept(`${bar} button`, ['choose', `${bar} #filter-sort`, 1]),
      step(`${bar} button`, ['choose', `${bar} #filter-sort`, 2]),
      kept(`${bar} form:not(:has(button))`, ['click', `${bar} button`]),
    ],
  },
  {
    name: 'the applications of a range',
    path: '/irrigation-sediment-filters',
    ready: '[data-filter-links] a',
    steps: [
      kept('[data-filter-links] a:nth-of-type(n)[aria-current]', [
        'click',
        '[data-filter-links] a[href*="Domestic"]',
      ]),
      step('[data-filter-links] a[aria-current]', [
        'click',
        '[data-filter-links] a:not([href*="custitem"])',
      ]),
    ],
  },
  {
    name: 'ticks to compare',
    path: range,
    ready: '.tick',
    steps: [
      step('form#compare a', ['click', '.tick']),
      step('form#compare a', ['click', 'li:nth-child(2) .tick']),
      kept('form#compare a', ['click', 'li:nth-child(3) .tick']),
      step('form#compare a[href="/saved"]', ['click', 'form#compare a']),
      kept('body:not(:has(form#compare[data-open]))', [
        'click',
        'form#compare button[type="button"]',
      ]),
    ],
  },
  {
    name: 'the comparison',
    path: '/compare?codes=WH2-45,WH1-20,WH2-60',
    ready: `${compared} table`,
    steps: [
      step(`${compared} :checked`, ['click', `${compared} .check input`]),
      kept(`${compared} table`, ['click', `${compared} thead th:nth-child(3) button`]),
      step(`${compared} li button`, ['fill', `${compared} input[type="search"]`, 'hybrid']),
      step(`${compared} thead th:nth-child(4)`, ['click', `${compared} li button`]),
      step(`${compared} thead th:nth-child(3)`, ['click', `${compared} thead th button`]),
      step(`${compared} table`, ['click', `${compared} thead th button`]),
      step('main form', ['click', `${compared} thead th button`]),
    ],
  },
  {
    name: 'the saved list',
    path: '/saved?add=WH2-45,HYBRID-G7,WH1-20',
    ready: `${list} article`,
    steps: [
      kept(`${list} li:last-child:nth-child(2)`, ['click', `${list} article button`]),
      step(`${list} li:last-child:nth-child(1)`, ['click', `${list} article button`]),
      kept(`${list} a[href="/search"]`, ['click', `${list} article button`]),
    ],
  },
  {
    name: 'the cartridge finder',
    path: '/find-my-cartridge',
    ready: finder,
    steps: [
      kept('#answer', ['fill', finder, 'hybrid-g8']),
      step('#answer', ['fill', finder, 'hybrid'], ['press', 'Enter']),
      step('#answer', ['fill', finder, 'qqqqqq'], ['press', 'Enter']),
      step('#answer', ['fill', finder, 'wh2-60'], ['press', 'Enter']),
      kept('#systems', ['fill', finder, ''], ['press', 'Enter']),
    ],
  },
  {
    name: 'the selector',
    path: '/world',
    ready: 'main a[href*="source=rainwater"]',
    steps: [
      step(`${question} a[href*="home="]`, ['click', 'main a[href*="source=rainwater"]']),
      kept(`${question} a[href*="taps="]`, ['click', `${question} li a[href*="home=house"]`]),
      step(`${question} a[href*="bathrooms="]`, ['click', `${question} li a[href*="taps=all"]`]),
      step(`${question} form`, ['click', `${question} li a[href*="bathrooms=2"]`]),
      step(`${question} form :checked`, ['click', `${question} form input`]),
      kept(`${question} article`, ['click', `${question} form button`]),
      step(`${question} a[href*="home="]`, ['click', `${question} ol a`]),
      step('main a[href*="source=rainwater"]', ['click', `${question} section > a`]),
    ],
  },
  {
    name: 'the schedule',
    path: '/specifiers/schedule?codes=FILTERWALL-F5,HYBRID-G7',
    ready: `${schedule} table`,
    steps: [
      step(`${schedule} tbody tr:last-child:first-child`, ['click', `${schedule} tbody button`]),
      step(`${schedule} li button`, ['fill', `${schedule} input`, 'wh2']),
      kept(`${schedule} tbody tr:nth-child(2)`, ['click', `${schedule} li button`]),
      step(`${schedule} tbody tr:last-child:first-child`, ['click', `${schedule} tbody button`]),
      kept('[data-plain="schedule"] #documents', ['click', `${schedule} tbody button`]),
    ],
  },
  {
    name: 'the stores',
    path: '/stores',
    ready: '#places-postcode',
    steps: [
      step(`${places} ol`, ['fill', '#places-postcode', '5000'], ['press', 'Enter']),
      kept(`${places} ol`, ['choose', '#places-region', 2], ['click', 'main search button']),
      step(`${places} h3`, ['fill', '#places-postcode', 'Nowhere'], ['press', 'Enter']),
      kept('[data-plain="places"]', ['click', `${places} button:last-child`]),
    ],
  },
  {
    name: 'a form',
    path: '/contact-us',
    ready: `${form} button[type="submit"]`,
    steps: [
      step(`${form} .error`, ['click', `${form} button[type="submit"]`]),
      step(`${form} select`, ['choose', `${form} select`, 1]),
      kept(
        `${form} [name="name"]`,
        ['fill', `${form} [name="name"]`, 'Ann'],
        ['fill', `${form} [name="message"]`, 'Hello'],
      ),
      step(
        `${form} [aria-invalid="true"]`,
        ['fill', `${form} [name="email"]`, 'not an address'],
        ['click', `${form} button[type="submit"]`],
      ),
    ],
  },
  {
    name: 'the pictures of a product',
    path: '/HYBRID-G7',
    ready: '#gallery',
    steps: [
      step('#gallery', ['click', '#gallery p a:nth-of-type(2)']),
      step('#gallery:popover-open', ['click', '#gallery button']),
      step('#gallery:not(:popover-open)', ['click', '#gallery button']),
    ],
  },
  {
    name: 'the header',
    path: '/terms',
    ready: '[data-banner-close]',
    steps: [
      step('[data-header]:not([data-banner])', ['click', '[data-banner-close]']),
      step('#country-menu', ['click', '[data-bar="utility"] button']),
      step('body:not(:has(:popover-open))', ['press', 'Escape']),
      step(':popover-open', ['click', '[data-bar="desktop"] button']),
      step('body:not(:has(:popover-open))', ['press', 'Escape']),
    ],
  },
  {
    name: 'the drawer',
    path: '/terms',
    ready: '[data-drawer-open]',
    width: 390,
    steps: [
      step('[data-drawer]', ['click', '[data-drawer-open]']),
      step('[data-drawer] [open] [data-drawer-back]', ['click', '[data-drawer] summary']),
      step('[data-drawer]:not(:has([open]))', ['click', '[data-drawer-back]']),
      step('body:not(:has([data-drawer][open]))', ['click', '[data-drawer-close]']),
    ],
  },
];

/** Waits until something visible matches. */
export const waitUntilShown = (page: Page, selector: string): Promise<void> =>
  expect(page.locator(selector).locator('visible=true').first()).toBeVisible();

/** `isEarly`: before the scripts, which can't answer yet. */
export async function act(
  page: Page,
  [verb, selector, value]: Action,
  isEarly = false,
): Promise<void> {
  const target = page.locator(selector).locator('visible=true').first();
  if (verb === 'press') await page.keyboard.press(selector);
  else if (verb === 'choose') {
    await target.focus();
    await target.selectOption({ index: Number(value) });
  } else if (verb === 'fill' || (verb === 'ask' && isEarly)) await target.fill(String(value));
  else if (verb === 'ask')
    await Promise.all([page.waitForResponse(/\/items\?/), target.fill(String(value))]);
  else await target[verb]();
}
