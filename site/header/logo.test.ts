import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#generated/site.ts';

it('HDR-19 the stylesheet draws the logo in the sizes of site.yaml', () => {
  const css = readFileSync(new URL('BrandBar/BrandBar.css', import.meta.url), 'utf8');
  for (const { width, height } of [site.logo.large, site.logo.small]) {
    expect(css).toContain(`width: ${width}px;\n`);
    expect(css).toMatch(new RegExp(`width: ${width}px;\\s+height: ${height}px;`));
  }
});
