/** Checks every route of SPEC 2 in both built sites: its text, its section, and that something links to it. */
import { existsSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { htmlFile } from '../../kernel/html-file.ts';
import { builtPage, fileOf, linksOf, readBuilt, type Tree, trees, wordsOf } from './built-page.ts';
import { landings } from './page-examples.ts';

const inMenus = [
  ['HDR-10 RTE-30', '/world'],
  ['HDR-12 RTE-31', '/stores'],
  ['HDR-13 RTE-32', '/installer'],
  ['HDR-11 RTE-56', '/knowledge-hub'],
  ['HDR-14 RTE-56', '/company-and-support'],
] as const;

for (const tree of trees) {
  it.each(inMenus)(`%s %s (${tree}) is a page that the header leads to`, (_row, path) => {
    expect(wordsOf(builtPage(tree, path)?.querySelector('main')).split(' ').length).toBeGreaterThan(
      60,
    );
    expect(linksOf(builtPage(tree, '/')?.querySelector('header'))).toContain(path);
  });

  it(`RTE-48 RTE-47 A-61 (${tree}) both names answer, and search engines know one of the videos`, () => {
    const canonical = (path: string) =>
      builtPage(tree, path)?.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(new URL(canonical('/puretec-videos')).pathname).toBe('/videos');
    for (const path of ['/videos', '/articles', '/blogs'])
      expect(new URL(canonical(path)).pathname).toBe(path);
  });

  it(`RTE-26 A-08 (${tree}) the login is a host rule, and a refresh where the host takes none`, () => {
    const host = tree === 'au' ? 'www.puretec.com.au' : 'www.puretec.co.nz';
    const portal = `https://${host}/puretec/dealer.ssp#/login`;
    expect(readBuilt(tree, '_redirects').split('\n')).toContain(`/login ${portal} 302`);
    const page = builtPage(tree, '/login');
    const refresh = page?.querySelector('meta[http-equiv="refresh"]');
    expect(refresh?.getAttribute('content')).toBe(`0; url=${portal}`);
    expect(linksOf(page?.querySelector('main'))).toContain(portal);
    expect(wordsOf(page?.querySelector('main'))).toContain(`We’re taking you to ${host}`);
    expect(linksOf(builtPage(tree, '/')?.querySelector('header'))).toContain(portal);
  });

  it(`RTE-21 RTE-55 (${tree}) former codes, other capitals and printed hashes lead to pages`, () => {
    const rules = readBuilt(tree, '_redirects').trim().split('\n');
    const moved: Record<string, string> = JSON.parse(readBuilt(tree, 'moved.json'));
    for (const from of ['/3f9a2c71', '/b81d04e6', '/wh2-60', '/CR45-A']) {
      const to = rules.find((rule) => rule.startsWith(`${from} `))?.split(' ')[1] ?? '';
      expect(builtPage(tree, to), `${from} to ${to}`).toBeDefined();
      expect(moved[from.toLowerCase()]).toBe(to);
    }
    // A discontinued product keeps its page, which names its replacement.
    for (const [code, successor] of [
      ['HYBRID-G4', 'HYBRID-G7'],
      ['QT8-C', 'QT10-C'],
      ['WA-TIMER1', 'WA-VALVE2'],
    ])
      expect(linksOf(builtPage(tree, `/${code}`)?.querySelector('main'))).toContain(
        `/${successor}`,
      );
  });

  it(`TSR-01 TSR-08 (${tree}) a range starts from one price wherever it is shown`, () => {
    const stated = new Map<string, Set<string>>();
    const note = (url: string, text: string) => {
      const amount = /\$[\d,]+(?:\.\d\d)?/.exec(text)?.[0].replace('.00', '');
      if (amount) stated.set(url, (stated.get(url) ?? new Set()).add(amount));
    };
    for (const path of ['/', ...landings]) {
      const main = builtPage(tree, path)?.querySelector('main');
      for (const tile of main?.querySelectorAll('#ranges article') ?? [])
        note(linksOf(tile)[0] ?? '', tile.textContent);
    }
    for (const url of [...stated.keys()].filter((each) => !landings.includes(each))) {
      const text = builtPage(tree, url)?.querySelector('main header')?.textContent ?? '';
      note(url, /(?:From|from)\s*\$[\d,.]+/.exec(text)?.[0] ?? '');
    }
    expect(stated.size).toBeGreaterThan(20);
    expect([...stated].filter(([, amounts]) => amounts.size !== 1)).toEqual([]);
  });
}

it('QLT-03 RTE-19 the not-found page claims no address', () => {
  for (const tree of trees) {
    const page = builtPage(tree, '/404');
    expect(page?.querySelector('link[rel="canonical"]')).toBeNull();
    expect(page?.querySelector('meta[property="og:url"]')).toBeNull();
    expect(page?.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  }
});

it('A-63 lets crawlers read the search page, so that they see its noindex', () => {
  for (const tree of trees) {
    expect(readBuilt(tree, 'robots.txt')).not.toMatch(/^Disallow: *\S/m);
    const robots = builtPage(tree, '/search')?.querySelector('meta[name="robots"]');
    expect(robots?.getAttribute('content')).toBe('noindex');
  }
});

it('ACCEPTANCE 21 QLT-04 hreflang, canonical and sitemap of both hosts agree on every page', () => {
  const hosts = { au: 'https://www.puretec.com.au', nz: 'https://www.puretec.co.nz' };
  const locations = (tree: Tree) =>
    [...readBuilt(tree, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      decodeURI(new URL(url).pathname),
    );
  const listed = { au: new Set(locations('au')), nz: new Set(locations('nz')) };
  for (const tree of trees) {
    const other = tree === 'au' ? 'nz' : 'au';
    expect(readBuilt(tree, 'robots.txt')).toContain(`Sitemap: ${hosts[tree]}/sitemap.xml`);
    const entries = parse(readBuilt(tree, 'sitemap.xml')).querySelectorAll('url');
    const alternates = new Map(
      entries.map((entry) => [
        decodeURI(new URL(entry.querySelector('loc')?.text ?? '').pathname),
        entry
          .querySelectorAll('[hreflang]')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ]),
    );
    for (const path of listed[tree]) {
      const [text = ''] = readBuilt(tree, htmlFile(path)).split('<body', 1);
      const head = parse(text);
      const address = (of: Tree) => `${hosts[of]}${encodeURI(path)}`;
      expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address(tree));
      const pairs = head
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      // A page that the other country doesn't have has no alternates.
      const both = existsSync(fileOf(other, htmlFile(path)));
      expect(listed[other].has(path), `${path} in ${other}`).toBe(both);
      const wanted = [
        ['en-AU', address('au')],
        ['en-NZ', address('nz')],
        ['x-default', address('au')],
      ];
      expect(pairs, `${path} in ${tree}`).toEqual(both ? wanted : []);
      expect(alternates.get(path), `${path} in the sitemap of ${tree}`).toEqual(pairs);
    }
  }
  expect([...listed.au].some((path) => !listed.nz.has(path))).toBe(true);
});
