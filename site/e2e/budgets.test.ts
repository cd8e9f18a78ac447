/** ACCEPTANCE 37: what a page weighs. Text counts as a CDN sends it, with brotli 11; pictures as they are. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { htmlFile } from '../../kernel/html-file.ts';
import { fileOf, readBuilt, trees } from './built-page.ts';

const kb = 1024;
const compressed = (bytes: Buffer | string, quality = 11) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** Compresses quickly first, because most of hundreds of pages are light enough. */
const isHeavier = (bytes: Buffer | string, max: number) =>
  compressed(bytes, 5) > max && compressed(bytes) > max;
/** The same bytes in every page: the header's styles and the scripts that decide how it looks. */
const inPage = /<(style|script)>.*?<\/\1>/gs;
const markup = (tree: (typeof trees)[number], path: string) =>
  String(readBuilt(tree, htmlFile(path))).replace(inPage, '');

// A tenth of a KB is structured data: sizes of the series, and what a part fits. Certificates and the law on installing a
// tap weigh another 0.1.
// The totals and the bars of ten years weigh 0.5.
// Dealers see the running cost without GST too, which weighs 0.1 KB. What it's worked out from weighs another 0.1.
// "Will it fit?" weighs another 0.1 in words and with its drawing, and the question when it was fitted another 0.1.
for (const tree of trees) {
  it(`ACCEPTANCE-37 a product page has at most 6.5 KB of HTML, its header complete, and 0.2 KB more with a quote form (${tree})`, () => {
    const { items }: { items: { code: string }[] } = JSON.parse(readBuilt(tree, 'items.json'));
    const heavy = items
      .map(({ code }) => ({ code, text: markup(tree, `/${code}`) }))
      .filter(({ text }) => isHeavier(text, (text.includes('data-form="quote"') ? 6.7 : 6.5) * kb))
      .map(({ code, text }) => ({ code, bytes: compressed(text) }));
    expect(items.length).toBeGreaterThan(100);
    expect(heavy).toEqual([]);
  });

  // A tenth of a KB since then is what paper shows: the brand and the page's address.
  // With the 5 KB of markup they stay in the first round of packets, 14 KB, and cost no time; raw, they
  // are on each of 20,000 pages.
  // Early typing, a search sent early and the banner's cross need an answer before the first script arrives: 0.25 KB.
  it(`every page carries at most 4.8 KB of styles and scripts, 18.1 KB raw (${tree})`, () => {
    const inline =
      String(readBuilt(tree, htmlFile('/HYBRID-G7')))
        .match(inPage)
        ?.join('') ?? '';
    expect(inline).toContain('data-banner-panel');
    expect(inline.length).toBeLessThanOrEqual(18.1 * kb);
    expect(compressed(inline)).toBeLessThanOrEqual(4.8 * kb);
  });

  // What prints a range, a list by cost and what's due on fewer pages took the last 0.15 KB.
  // A twentieth of it are outlines of signs (signs.css), which gain the first paint more than they weigh.
  it(`ACCEPTANCE-37 the styles of all pages have at most 20.4 KB (${tree})`, () => {
    const styles = readdirSync(fileOf(tree, 'assets')).filter((name) => name.endsWith('.css'));
    expect(styles).toHaveLength(1);
    const bytes = styles.map((name) => compressed(readBuilt(tree, join('assets', name))));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(20.4 * kb);
  });

  it(`CST-04 no rule makes browsers style every element again when one changes (${tree})`, () => {
    const inline = String(readBuilt(tree, htmlFile('/HYBRID-G7')))
      .match(inPage)
      ?.join('');
    const [name = ''] = readdirSync(fileOf(tree, 'assets')).filter((each) => each.endsWith('.css'));
    for (const text of [inline, readBuilt(tree, join('assets', name))])
      expect(text).not.toMatch(/:has\([^{}]*\)[^{},]*[ ~+>]\*/);
  });

  // WCAG 1.4.4: at twice the font size you get the layout of half the width, menus and all.
  it(`QLT-01 IMG-05 every breakpoint follows the size of letters (${tree})`, () => {
    const styles = [
      ...readdirSync(fileOf(tree, 'assets')).flatMap((name) =>
        name.endsWith('.css') ? [readBuilt(tree, join('assets', name))] : [],
      ),
      String(readBuilt(tree, htmlFile('/HYBRID-G7'))).replace(/<(?!style)[^>]*media="[^>]*>/g, ''),
    ];
    for (const text of styles.map(String)) {
      expect(text).toMatch(/@media[^{]*[ :(]64em/);
      expect(text.match(/@media[^{]*\dpx/g)).toBeNull();
    }
  });

  for (const [path, max] of [
    ['/', 8],
    ['/dealers', 8.5],
    // This includes the drawing at its top, and the finishes of FilterWall.
    ['/specifiers', 5],
    ['/food-service', 4.75],
    ['/mains-water-filter-systems', 6.75],
    ['/dealers/range', 6.75],
    ['/articles/uv-treatment-explained', 6.5],
    ['/contact-us', 4.75],
    ['/compare', 5],
  ] as const) {
    it(`ACCEPTANCE-37 ${path} has at most ${max} KB of HTML (${tree})`, () => {
      expect(compressed(markup(tree, path))).toBeLessThanOrEqual(max * kb);
    });
  }
}

it('the front of every product has at most 8 KB, each view behind it 10, its largest picture on a card 20', () => {
  const { items }: { items: { code: string }[] } = JSON.parse(readBuilt('au', 'items.json'));
  const drawingOf = (source: string) => {
    const file = fileOf('au', join('_ipx', '_', 'products', `${source}.svg`));
    return existsSync(file) ? readFileSync(file) : '';
  };
  const pictures = items.map(({ code }) => ({
    code,
    front: drawingOf(code),
    behind: [drawingOf(`${code}-dimensioned`), drawingOf(`${code}-inside`)],
    card: statSync(fileOf('au', join('_ipx', 'f_webp&q_60&s_576x576', 'products', `${code}.webp`)))
      .size,
  }));
  const isDrawn = ({ front, behind }: (typeof pictures)[number]) =>
    [front, ...behind].filter(({ length }) => length > 0).length > 1;
  expect(pictures.filter(isDrawn).length).toBeGreaterThan(100);
  expect(
    pictures
      .filter(
        ({ front, behind, card }) =>
          isHeavier(front, 8 * kb) ||
          behind.some((each) => isHeavier(each, 10 * kb)) ||
          card > 20 * kb,
      )
      .map(({ code }) => code),
  ).toEqual([]);
});
