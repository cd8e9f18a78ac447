/** ACCEPTANCE 37: what a page weighs. Text counts as a CDN sends it, with brotli 11, and pictures count as they are. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { htmlFile } from '../../kernel/html-file.ts';
import { fileOf, readBuilt, trees } from './built-page.ts';

const kb = 1024;
const compressed = (bytes: Buffer | string, quality = 11) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** Compresses quickly first, because most of the hundreds of pages are well within their budget. */
const isHeavier = (bytes: Buffer | string, max: number) =>
  compressed(bytes, 5) > max && compressed(bytes) > max;
/** These bytes are the same in every page: the header's styles, and the scripts that decide how the header looks. */
const inPage = /<(style|script)>.*?<\/\1>/gs;
const markup = (tree: (typeof trees)[number], path: string) =>
  String(readBuilt(tree, htmlFile(path))).replace(inPage, '');

// Includes 0.1 KB for structured data (the series' sizes, and what a part fits), 0.1 KB for certificates and the law on
// installing a tap, 0.5 KB for the totals and bars of ten years, 0.1 KB for dealers' running cost without GST, 0.1 KB
// for what the running cost is based on, 0.1 KB for "Will it fit?" with its drawing, and 0.1 KB for the question when
// the product was fitted.
for (const tree of trees) {
  it(`ACCEPTANCE-37 a product page has at most 6.65 KB of HTML, its header complete, and 0.05 KB more with a quote form (${tree})`, () => {
    const { items }: { items: { code: string }[] } = JSON.parse(readBuilt(tree, 'items.json'));
    const heavy = items
      .map(({ code }) => ({ code, text: markup(tree, `/${code}`) }))
      .filter(({ text }) => isHeavier(text, (text.includes('data-form="quote"') ? 6.7 : 6.65) * kb))
      .map(({ code, text }) => ({ code, bytes: compressed(text) }));
    expect(items.length).toBeGreaterThan(100);
    expect(heavy).toEqual([]);
  });

  // Includes 0.1 KB for print: the brand and the page's address. With the page's 5 KB of markup they stay in the first
  // round of packets, 14 KB, so they cost no time. Uncompressed, they're on each of 20,000 pages. Early typing, an
  // early search and the banner's close button need a response before the first script arrives: 0.25 KB.
  it(`every page carries at most 4.7 KB of styles and scripts, 17.1 KB raw (${tree})`, () => {
    const inline =
      String(readBuilt(tree, htmlFile('/HYBRID-G7')))
        .match(inPage)
        ?.join('') ?? '';
    expect(inline).toContain('data-banner-panel');
    expect(inline.length).toBeLessThanOrEqual(17.1 * kb);
    expect(compressed(inline)).toBeLessThanOrEqual(4.7 * kb);
  });

  // The outlines of icons (icons.css) take a twentieth of this. They save the first paint more than they cost.
  it(`ACCEPTANCE-37 the styles of all pages have at most 20.6 KB (${tree})`, () => {
    const styles = readdirSync(fileOf(tree, 'assets')).filter((name) => name.endsWith('.css'));
    expect(styles).toHaveLength(1);
    const bytes = styles.map((name) => compressed(readBuilt(tree, join('assets', name))));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(20.6 * kb);
  });

  it(`CST-04 no rule makes browsers style every element again when one changes (${tree})`, () => {
    const inline = String(readBuilt(tree, htmlFile('/HYBRID-G7')))
      .match(inPage)
      ?.join('');
    const [name = ''] = readdirSync(fileOf(tree, 'assets')).filter((each) => each.endsWith('.css'));
    for (const text of [inline, readBuilt(tree, join('assets', name))])
      expect(text).not.toMatch(/:has\([^{}]*\)[^{},]*[ ~+>]\*/);
  });

  // WCAG 1.4.4: twice the font size gives the layout for half the width, menus included.
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
    // Includes the drawing at the top, and FilterWall's finishes.
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
