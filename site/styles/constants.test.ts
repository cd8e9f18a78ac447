import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { waters } from '../../kernel/vocabulary.ts';
import { breakpoints } from './breakpoints.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${site}/${file}`, 'utf8');
const stylesheets = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it('CST-07 IMG-05 stylesheets change at the breakpoints and nowhere else', () => {
  expect(Object.values(breakpoints)).toEqual([320, 640, 768, 1024, 1280, 1536]);
  const allowed = new Set<number>(Object.values(breakpoints));
  const widths = stylesheets.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
      [...query.matchAll(/([\d.]+)px/g)].map(
        ([, width]) => [file, Math.ceil(Number(width))] as const,
      ),
    ),
  );
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.filter(([, width]) => !allowed.has(width))).toEqual([]);
});

it('CST-07 HDR-18 the content of the header is at most 1230 px wide', () => {
  expect(read('styles/tokens.css')).toContain('--content: 1230px;');
});

it('each water has a tint of its own', () => {
  const tokens = read('styles/tokens.css');
  const tints = Object.keys(waters).map((source) => {
    const [, of] =
      new RegExp(`\\[data-source="${source}"\\] \\{\\s+--tint: var\\((--[a-z-]+)\\)`).exec(
        tokens,
      ) ?? [];
    return new RegExp(`${of}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
  });
  expect(tints).not.toContain(undefined);
  expect(new Set(tints).size).toBe(tints.length);
});
