import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PuretecWorld as World } from '../../../kernel/entry-types.ts';
import { PuretecWorld } from './PuretecWorld.tsx';

const world: World = {
  title: 'Tap alone, or tap and filter?',
  isShowTitle: false,
  points: ['You start from nothing'],
  prices: { AU: '372.36' },
  link: '/world',
  linkLabel: 'Open the product selector',
  tiles: [{ label: 'Taps alone', link: '/mixer-taps' }],
};

it('ENT-06 A-53 shows its points, link and tiles, its Australian price in Australia alone; a title that is not shown still names it', () => {
  const html = renderToStaticMarkup(<PuretecWorld world={world} country="AU" />);
  expect(html).toContain('class="visually-hidden">Tap alone, or tap and filter?');
  expect(html).toContain('href="/mixer-taps"');
  expect(html).toContain('$372.36');
  expect(renderToStaticMarkup(<PuretecWorld world={world} country="NZ" />)).not.toContain('$');
});
