import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { menus } from '#generated/menus.ts';
import { site } from '#generated/site.ts';
import { renderHeader } from './header.tsx';

function draw(isShowHeader: boolean): string {
  const flags = { ...site.flags, isShowHeader };
  return renderToStaticMarkup(renderHeader({ site: { ...site, flags }, menus }, 'AU', 'Dealers'));
}

describe('the header of a page', () => {
  it('HDR-02 is shown with its flag on, and with it the extra bar of the dealers', () => {
    expect(draw(true)).toContain('<header');
    expect(draw(true)).toContain('data-bar="dealers"');
  });

  it('HDR-02 is not there at all with its flag off', () => {
    expect(draw(false)).toBe('');
  });
});
