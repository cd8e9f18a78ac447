import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '#generated/site.ts';

async function draw(isShowHeader: boolean): Promise<string> {
  vi.resetModules();
  vi.doMock('#generated/site.ts', () => ({
    site: { ...site, flags: { ...site.flags, isShowHeader } },
  }));
  const { renderHeader } = await import('./header.tsx');
  return renderToStaticMarkup(renderHeader('AU', 'Dealers'));
}

afterEach(() => {
  vi.doUnmock('#generated/site.ts');
});

describe('the header of a page', () => {
  it('HDR-02 stands there with its flag on, the extra bar of the dealers with it', async () => {
    expect(await draw(true)).toContain('<header');
    expect(await draw(true)).toContain('data-bar="dealers"');
  });

  it('HDR-02 is not there at all with its flag off', async () => {
    expect(await draw(false)).toBe('');
  });
});
