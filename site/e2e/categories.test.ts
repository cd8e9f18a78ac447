/** Every field of a category is seen on its page, or governs something that is (SPEC 3, ENT-01 to 08). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { builtPage, linksOf, type Tree, trees, wordsOf } from './built-page.ts';
import { landings } from './page-types.ts';

type Pointers = { readonly name: string; readonly url: string; readonly pointers: string[] };
/** The fields of a category that its page shows. */
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

/** Whether the tree has the page. Addresses of other hosts count as present. */
const leads = (tree: Tree, url: string): boolean =>
  !url.startsWith('/') || builtPage(tree, url.replace(/[?#].*$/, '')) !== undefined;

function holds(main: HTMLElement | null, where: string, ...texts: readonly string[]): void {
  const words = wordsOf(main);
  for (const text of texts) expect(words, where).toContain(text.replace(/\s+/g, ' ').trim());
}

for (const tree of trees) {
  it(`ENT-01 (${tree}) header, description, pageTitle and pageDescription are where they belong`, () => {
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

  it(`ENT-01 ENT-02 (${tree}) layout, position and isRectangle govern the tiles`, () => {
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

  it(`ENT-03 (${tree}) urlRange is linked as the whole range`, () => {
    let ranges = 0;
    for (const { category, main } of shownIn(tree)) {
      if (category.urlRange === undefined) continue;
      ranges += 1;
      const links = main?.querySelectorAll(`a[href="${category.urlRange}"]`) ?? [];
      expect(links.map(wordsOf), category.path).toEqual(['See the whole range']);
    }
    expect(ranges).toBeGreaterThan(5);
  });

  it(`ENT-03 (${tree}) items and pointers are on the page, and so are links to children`, () => {
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

  it(`ENT-04 (${tree}) where visitors go next: picture, name, address and three pointers`, () => {
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

  it(`ENT-06 (${tree}) puretecWorld: title, points, link and tiles`, () => {
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

  it(`ENT-07 ENT-08 (${tree}) banners and related videos`, () => {
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

  it(`ENT-02 ENT-11 (${tree}) a comparison is shown where isShowComparison is on, and nowhere else`, () => {
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

for (const tree of trees) {
  it(`TSR-01 TSR-08 a range starts from one price wherever it is shown (${tree})`, () => {
    const stated = new Map<string, Set<string>>();
    const note = (url: string, text: string) => {
      const amount = /\$[\d,]+(?:\.\d\d)?/.exec(text)?.[0].replace('.00', '');
      if (amount) stated.set(url, (stated.get(url) ?? new Set()).add(amount));
    };
    for (const path of ['/', ...landings]) {
      const main = builtPage(tree, path)?.querySelector('main');
      for (const tile of main?.querySelectorAll('#ranges article') ?? []) {
        note(tile.querySelector('a')?.getAttribute('href') ?? '', tile.textContent);
      }
    }
    for (const url of [...stated.keys()].filter((each) => !landings.includes(each))) {
      const text = builtPage(tree, url)?.querySelector('main header')?.textContent ?? '';
      note(url, /(?:From|from)\s*\$[\d,.]+/.exec(text)?.[0] ?? '');
    }
    expect(stated.size).toBeGreaterThan(20);
    expect([...stated].filter(([, amounts]) => amounts.size !== 1)).toEqual([]);
  });
}
