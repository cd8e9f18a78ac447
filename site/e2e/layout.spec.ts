/** Checks the layout of every page type and every answer of a tool, at every width, and that all of it can be pressed. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { alike, landings, pageExamples, range, toolAnswers } from './page-examples.ts';
import { collectComplaints, faultsAt, hasAnswered } from './page-faults.ts';
import { unreachable } from './press-targets.ts';

/** The share of the window's height that sticky and fixed elements cover, with the page scrolled to its middle. */
const coveredHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { position, left } = getComputedStyle(element);
      // A column that stays at the side of a table adds no height.
      const isBar = position === 'fixed' || (position === 'sticky' && left === 'auto');
      if (!isBar || !element.checkVisibility()) continue;
      const { top, bottom } = element.getBoundingClientRect();
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) {
        rows.add(y);
      }
    }
    return rows.size;
  });

/** Every page has the same header and footer, so only the home page's controls in them are pressed. */
const content = 'main, form#compare';

/** Sets the font size that a visitor has chosen in the browser. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  const letters = () => getComputedStyle(document.documentElement).fontSize;
  expect(await page.evaluate(letters)).toBe(`${standard}px`);
}

/** On a desktop, these have columns, bars or controls that a phone doesn't show. */
const ownOnDesktop = [
  ...['home', 'landing', 'sub-category', 'product', 'dealer range', 'form', 'search'],
  ...['comparison', 'places', 'showcase'],
];

/**
 * Checks the layout at every width. Runs axe and clicks on a phone. A desktop only needs the checks that may differ:
 * not the colours, but whether something covers a control. A page that's laid out like another one needs fewer widths.
 */
async function expectSoundAtEverySize(page: Page, kind: string, isAlike: boolean): Promise<void> {
  const scope = kind === 'home' ? 'body' : content;
  for (const width of isAlike ? [320, 360, 1440] : [320, 360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    expect.soft(await faultsAt(page), `${width} px`).toEqual([]);
    if (width === 360) {
      const left = kind === 'home' ? [] : ['[data-header]', 'body > footer'];
      expect.soft(await axeFindings(page, { left }), `axe at ${width} px`).toEqual([]);
    } else if (width === 1440 && ownOnDesktop.includes(kind)) {
      const axe = await axeFindings(page, { part: 'main', withColours: false });
      expect.soft(axe, `axe at ${width} px`).toEqual([]);
    }
    if (width === 360 || (width === 1440 && ownOnDesktop.includes(kind)))
      expect.soft(await unreachable(page, scope), `presses at ${width} px`).toEqual([]);
  }
  // On a phone turned sideways, or at a zoom of 400%, no bar stays, because it would cover the page.
  for (const [width, height] of [
    [320, 256],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await coveredHeight(page), `covered at ${width} × ${height}`).toBe(0);
  }
  if (isAlike) return;
  // WCAG 1.4.4: text at twice its size, next to a scrollbar.
  await page.setViewportSize({ width: 345, height: 780 });
  await setLetters(page, 32);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, 'letters of 32 px').toBe(345);
}

const visits: readonly (readonly [kind: string, path: string, ready?: string])[] = [
  ...pageExamples,
  ...toolAnswers.filter(([kind]) => !alike.includes(kind)),
];
for (const [kind, path, ready] of visits) {
  test(`QLT-01 WCAG 2.4.11 ACCEPTANCE 35 ${kind}: accessible, laid out at every width and with large letters, and all of it can be pressed`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await hasAnswered(page, ready);
    expect(complaints).toEqual([]);
    // The banner takes a second to open. Until then, its colours and position are halfway.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expectSoundAtEverySize(page, kind, ready !== undefined || alike.includes(kind));
  });
}

const box = '[data-search-box] input[name="keywords"]';

/** Parts of pages that only show after an action. `scope` is the part on top of the rest. */
const actions: readonly (readonly [
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  scope: string,
])[] = [
  [
    'with products ticked to compare',
    range,
    async (page) => {
      for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
      await expect(page.locator('form#compare a')).toBeVisible();
    },
    'body',
  ],
  [
    'the suggestions',
    '/terms',
    async (page) => {
      await page.locator(box).click();
      await page.keyboard.type('pfas');
      await expect(page.locator('[role="option"]')).not.toHaveCount(0);
      await expect(page.locator('[data-search-box] [role="group"] a').first()).toBeVisible();
    },
    '[data-search-box]',
  ],
  [
    'a form with faults',
    '/contact-us',
    async (page) => {
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('main form .error')).not.toHaveCount(0);
    },
    content,
  ],
  [
    'the large view of pictures',
    '/HYBRID-G7',
    (page) => page.locator('#gallery button[popovertarget]').click(),
    '#gallery',
  ],
];
for (const [name, path, act, scope] of actions) {
  test(`QLT-01 SRCH-31 accessible, and all of it can be pressed: ${name}`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await hasAnswered(page);
    await act(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreachable(page, scope), `presses at ${width} px`).toEqual([]);
    }
    expect.soft(await axeFindings(page, { part: scope }), 'axe').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    if (scope === 'body') expect(await coveredHeight(page)).toBe(0);
  });
}

test('QLT-01 with letters of 32 px the offer can be closed, and what you type can be read', async ({
  page,
}) => {
  const width = 345;
  await page.setViewportSize({ width, height: 780 });
  await page.goto('/dealers');
  await setLetters(page, 32);
  const close = page.getByRole('button', { name: 'Close this offer' });
  const right = async () => {
    const box = await close.boundingBox();
    return box ? box.x + box.width : Infinity;
  };
  await expect.poll(right).toBeLessThanOrEqual(width);
  await close.click();
  await expect(close).toBeHidden();
  for (const field of ['#header-search', '#dealer-code'])
    await expect
      .poll(async () => (await page.locator(field).boundingBox())?.width)
      .toBeGreaterThan(3 * 32);
  await page.goto('/contact-us');
  await expect(page.locator('textarea').first()).toHaveCSS('white-space', 'pre-wrap');
});

/** The x coordinate, in 1600 px, from which scenes show their subject. Left of it there's only wall or sky. */
const subjectFrom = 530;

const heroFaults = (page: Page) =>
  page.locator('main header').evaluate((head, from) => {
    const wrong: string[] = [];
    const box = head.querySelector('img')?.getBoundingClientRect();
    if (box) {
      // The picture is 16:9, fills its box, and crops from the left.
      const scale = Math.max(box.width / 1600, box.height / 900);
      if (box.height / scale < 899) wrong.push('cut above or below');
      if (1600 - box.width / scale > from) wrong.push('cut at the left');
      for (const words of head.querySelectorAll('h1, p, form, .button')) {
        const other = words.getBoundingClientRect();
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 1 && down > 1) wrong.push(`${words.tagName} lies over it`);
      }
    }
    if (head.querySelectorAll('.button, form button').length > 1) wrong.push('two actions');
    return wrong;
  }, subjectFrom);

test('RTE-01 to RTE-09 ENT-04 ACCEPTANCE-35 landing pages are laid out at every width; no hero cuts its subject or lies under its words', async ({
  page,
}) => {
  // A picture's space is there before it loads.
  await page.route('**/_ipx/**', (route) => route.abort());
  for (const path of landings) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    for (const width of [320, 640, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [...(await faultsAt(page)), ...(await heroFaults(page))];
      expect.soft(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});
