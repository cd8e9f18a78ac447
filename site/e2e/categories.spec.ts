/** Every field of a category is seen on its page, or governs something that is (SPEC 3, ENT-01 to 08). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import { builtPage, linksOf, type Tree, trees, wordsOf } from './built-page.ts';

type Pointers = { readonly name: string; readonly url: string; readonly pointers: string[] };
/** What a merchandiser writes, as far as a page shows it. */
type Written = {
  readonly url: string;
  readonly id: number;
  readonly name: string;
  readonly header: string;
  readonly description: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly position?: 'left' | 'right';
  readonly layout?: string;
  readonly isActive?: boolean;
  readonly urlRange?: string;
  readonly isNoParent?: boolean;
  readonly isRectangle?: boolean;
  readonly isShowComparison?: boolean;
  readonly items?: readonly string[];
  readonly pointers?: readonly string[];
  readonly interestedIn?: readonly Pointers[];
  readonly banners?: readonly { id: string; text: string; link: string; linkLabel: string }[];
  readonly relatedVideos?: readonly string[];
  readonly featured?: string;
  readonly featuredNZ?: string;
  readonly puretecWorld?: {
    readonly title: string;
    readonly isShowTitle?: boolean;
    readonly points: readonly string[];
    readonly link: string;
    readonly linkLabel: string;
    readonly price?: string;
    readonly tiles?: readonly { readonly label: string; readonly link: string }[];
  };
  readonly productsToCompareHeader?: string;
  readonly productsToCompare?: readonly { readonly name: string; readonly url?: string }[];
  readonly categories?: readonly Written[];
};
type Placed = Written & { readonly path: string; readonly parent?: string };

const folder = 'catalogue/categories';
const categories = readdirSync(folder).flatMap((name) =>
  place(parse(readFileSync(join(folder, name), 'utf8'))),
);

function place(written: Written, parent?: string): Placed[] {
  const { url, isNoParent } = written;
  const path = url.startsWith('/') ? url : `${isNoParent ? '' : (parent ?? '')}/${url}`;
  const own = { ...written, path, ...(parent !== undefined && { parent }) };
  return [own, ...(written.categories ?? []).flatMap((child) => place(child, path))];
}

const shownIn = (tree: Tree) =>
  categories.flatMap((category) => {
    const page = builtPage(tree, category.path);
    return page ? [{ category, page, main: page.querySelector('main') }] : [];
  });

/** Whether a page of the catalogue exists in the tree; what is no page is taken as it stands. */
const leads = (tree: Tree, url: string): boolean =>
  !url.startsWith('/') || builtPage(tree, url.replace(/[?#].*$/, '')) !== undefined;

function holds(main: HTMLElement | null, where: string, ...texts: readonly string[]): void {
  const words = wordsOf(main);
  for (const text of texts) expect(words, where).toContain(text.replace(/\s+/g, ' ').trim());
}

for (const tree of trees) {
  test(`ENT-01 (${tree}) header, description, pageTitle and pageDescription stand where they belong`, () => {
    const pages = shownIn(tree);
    expect(pages.length).toBeGreaterThan(60);
    for (const { category, page, main } of pages) {
      expect(wordsOf(page.querySelector('h1')), category.path).toBe(category.header);
      holds(main, category.path, category.description.trim());
      expect(wordsOf(page.querySelector('title'))).toContain(category.pageTitle);
      expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
        category.pageDescription.trim(),
      );
      expect(wordsOf(page.querySelector('nav[aria-label="Breadcrumb"] li:last-child'))).toBe(
        category.name.replace('Dealers_', ''),
      );
    }
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  });

  test(`ENT-01 ENT-02 (${tree}) layout, position and isRectangle govern the tiles`, () => {
    let wide = 0;
    for (const { category, main } of shownIn(tree)) {
      const { layout, path } = category;
      if (layout === 'Layout Items') expect(main?.querySelector('#products'), path).not.toBeNull();
      if (layout === 'Layout 1') expect(main?.querySelector('#ranges'), path).not.toBeNull();
      for (const child of category.categories ?? []) {
        const [placed] = place(child, path);
        const tile = main?.querySelector(`#ranges a[href="${placed?.path}"]`)?.closest('li');
        if (!tile) continue;
        expect(tile.querySelector('[data-position]')?.getAttribute('data-position')).toBe(
          child.position ?? 'right',
        );
        if (tile.getAttribute('class')?.includes('wide')) {
          wide += 1;
          expect(child.isRectangle, placed?.path).toBe(true);
        }
      }
    }
    expect(wide).toBeGreaterThan(0);
  });

  test(`ENT-03 (${tree}) urlRange is linked as the whole range`, () => {
    let ranges = 0;
    for (const { category, main } of shownIn(tree)) {
      if (category.urlRange === undefined) continue;
      ranges += 1;
      const links = main?.querySelectorAll(`a[href="${category.urlRange}"]`) ?? [];
      expect(links.map(wordsOf), category.path).toEqual(['See the whole range']);
    }
    expect(ranges).toBeGreaterThan(5);
  });

  test(`ENT-03 (${tree}) items and pointers stand on the page, children lead on`, () => {
    for (const { category, main } of shownIn(tree)) {
      holds(main, category.path, ...(category.pointers ?? []));
      const links = linksOf(main);
      const inOwnSection = (code: string) => leads(tree, `/${code}`);
      const shown = (category.items ?? []).filter((code) => links.includes(`/${code}`));
      const sold = (category.items ?? []).filter(inOwnSection);
      // What is for dealers alone, or retired, is in no list of the others.
      expect(shown.length, category.path).toBeGreaterThanOrEqual(Math.min(1, sold.length));
      for (const child of category.categories ?? []) {
        const [placed] = place(child, category.path);
        if (placed && child.isActive !== false && leads(tree, placed.path))
          expect(links, category.path).toContain(placed.path);
      }
    }
  });

  test(`ENT-04 (${tree}) where visitors go next: picture, name, address and three pointers`, () => {
    let cards = 0;
    for (const { category, main } of shownIn(tree)) {
      for (const { name, url, pointers } of category.interestedIn ?? []) {
        if (!leads(tree, url)) continue;
        cards += 1;
        const card = main
          ?.querySelectorAll('li')
          .find((item) => item.querySelector('h3 a')?.getAttribute('href') === url);
        expect(pointers).toHaveLength(3);
        expect(card?.querySelector('img'), `${category.path}: ${name}`).not.toBeNull();
        holds(card ?? null, `${category.path}: ${name}`, name, ...pointers);
      }
    }
    expect(cards).toBeGreaterThan(30);
  });

  test(`ENT-06 (${tree}) puretecWorld: title, points, link and tiles`, () => {
    let promos = 0;
    for (const { category, main } of shownIn(tree)) {
      const { puretecWorld: world, path } = category;
      if (!world || !leads(tree, world.link)) continue;
      promos += 1;
      const section = main?.querySelector('[aria-labelledby="puretec-world"]') ?? null;
      const tiles = (world.tiles ?? []).filter(({ link }) => leads(tree, link));
      const labels = tiles.map(({ label }) => label);
      holds(section, path, world.title, ...world.points, world.linkLabel, ...labels);
      for (const { link } of [world, ...tiles]) expect(linksOf(section), path).toContain(link);
      const hidden = section?.querySelector('h2')?.getAttribute('class') === 'visually-hidden';
      expect(hidden, path).toBe(world.isShowTitle !== true);
      const price = world.price ?? 'no price';
      expect(wordsOf(section).includes(price), path).toBe(
        tree === 'au' && world.price !== undefined,
      );
    }
    expect(promos).toBeGreaterThan(4);
  });

  test(`ENT-07 ENT-08 (${tree}) banners and related videos`, () => {
    let [banners, videos] = [0, 0];
    for (const { category, main } of shownIn(tree)) {
      for (const { text, link, linkLabel } of category.banners ?? []) {
        if (!leads(tree, link)) continue;
        banners += 1;
        holds(main, category.path, text, linkLabel);
        expect(linksOf(main)).toContain(link);
      }
      for (const url of category.relatedVideos ?? []) {
        const video = builtPage(tree, url);
        if (!video) continue;
        videos += 1;
        const card = main
          ?.querySelectorAll('li')
          .find((item) => item.querySelector('h3 a')?.getAttribute('href') === url);
        expect(wordsOf(card?.querySelector('p')), url).not.toBe('');
        expect(card?.querySelector('img, svg'), url).not.toBeNull();
      }
    }
    expect(banners).toBeGreaterThan(5);
    expect(videos).toBeGreaterThan(8);
  });

  test(`ENT-02 ENT-11 (${tree}) a comparison stands where isShowComparison is on, and nowhere else`, () => {
    let compared = 0;
    for (const { category, main } of shownIn(tree)) {
      const section = main?.querySelector('section#comparison') ?? null;
      expect(section !== null, category.path).toBe(category.isShowComparison === true);
      if (!section) continue;
      compared += 1;
      holds(section, category.path, category.productsToCompareHeader ?? '');
      for (const { name, url } of category.productsToCompare ?? [])
        if (url === undefined || leads(tree, url)) holds(section, category.path, name);
    }
    expect(compared).toBeGreaterThan(1);
  });
}

test('ENT-01 position puts the picture of a landing on that side of its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path, position = 'right', layout } of categories) {
    if (layout !== 'Layout 1') continue;
    await page.goto(path);
    const [words, picture] = await Promise.all(
      ['main header h1', 'main header img'].map((part) => page.locator(part).boundingBox()),
    );
    expect((picture?.x ?? 0) < (words?.x ?? 0) ? 'left' : 'right', path).toBe(position);
  }
});

test('ENT-04 the cards fit their columns at every width', async ({ page }) => {
  await page.goto('/mains-water-filter-systems');
  for (const width of [360, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page
      .locator('#interested-in li')
      .evaluateAll(
        (cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 1).length,
      );
    expect(beyond, `${width}`).toBe(0);
  }
});

test('ENT-20 the prefix of a series finds the whole series', async ({ page, baseURL }) => {
  const origin = (baseURL ?? '').replace('au.localhost', '127.0.0.1');
  const { items }: { items: readonly Record<string, unknown>[] } = await (
    await page.request.get(`${origin}/items.json`)
  ).json();
  const codes = items
    .map(({ code }) => String(code))
    .filter((code) => code.startsWith('UVT-') || code.startsWith('HYBRID-G'));
  for (const prefix of ['UVT-', 'HYBRID-G']) {
    await page.goto(`/search?keywords=${prefix}`);
    const current = codes.filter((code) => code.startsWith(prefix) && code !== 'HYBRID-G4');
    expect(current.length).toBeGreaterThan(3);
    for (const code of current)
      await expect(page.locator(`main article a[href="/${code}"]`)).toBeVisible();
  }
});
