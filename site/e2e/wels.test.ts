/** FACTS L04: every price of a tap or shower has its WELS rating next to it, on every page. */
import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { fileOf, linksOf, readBuilt, trees, wordsOf } from './built-page.ts';

/** The innermost element with a price and a link to a product. */
function offerOf(price: HTMLElement, isProduct: (link: string) => boolean) {
  for (let at = price.parentNode; at?.tagName && at.tagName !== 'MAIN'; at = at.parentNode) {
    const links = linksOf(at).filter(isProduct);
    if (links.length > 0) return { element: at, links };
  }
  return undefined;
}

for (const tree of trees)
  it(`a tap's price is never without its rating (${tree})`, () => {
    type Item = { readonly code: string; readonly rating?: string };
    const { items }: { items: readonly Item[] } = JSON.parse(readBuilt(tree, 'items.json'));
    const rated = new Map(
      items.flatMap(({ code, rating }) => (rating ? [[`/${code}`, rating]] : [])),
    );
    const isProduct = (link: string) => items.some(({ code }) => link === `/${code}`);
    const wrong: string[] = [];
    let found = 0;
    const files = readdirSync(fileOf(tree, ''), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(fileOf(tree, file), 'utf8');
      if (![...rated.keys()].some((link) => html.includes(`"${link}"`))) continue;
      const main = parse(html).querySelector('main');
      for (const price of main?.querySelectorAll('data, [data-ex-gst]') ?? []) {
        const offer = offerOf(price, isProduct);
        const ratings = offer?.links.map((link) => rated.get(link)) ?? [];
        if (!offer || ratings.some((rating) => rating === undefined)) continue;
        found += 1;
        if (!ratings.some((rating) => wordsOf(offer.element).includes(`${rating}`)))
          wrong.push(`${file}: ${offer.links.join(' ')}`);
      }
    }
    expect(found).toBeGreaterThan(20);
    expect([...new Set(wrong)]).toEqual([]);
  });
