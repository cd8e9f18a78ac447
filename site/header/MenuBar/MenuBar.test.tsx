import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menus } from '#generated/menus.ts';
import type { MenuItem } from '../../../kernel/entry-types.ts';
import { MenuBar } from './MenuBar.tsx';

const isCrowded = (menu: readonly MenuItem[]): boolean =>
  renderToStaticMarkup(<MenuBar menu={menu} />).includes('data-crowded');

const entry = (label: string): MenuItem => ({ label, url: '/faqs' });

it('HDR-03 breaks labels only when a menu doesn’t fit at 1024 px', () => {
  const own = menus.AU.Consumer;
  expect(isCrowded(own)).toBe(false);
  expect(isCrowded([...own, entry('Questions and answers')])).toBe(true);
  expect(isCrowded(own.map((item) => ({ ...item, label: `${item.label} here` })))).toBe(true);
});
