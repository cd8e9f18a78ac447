import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { css } from './css-options.ts';

it.each([
  ['site/page-types/home/Home.css', 'a{top:0}', '@layer templates{a{top:0}}'],
  ['site/components/Badge/Badge.css', 'a{top:0}', '@layer components{a{top:0}}'],
  ['site/header/MenuBar/MenuBar.css', '@layer large{a{top:0}}', '@layer large{a{top:0}}'],
  ['site/styles/base.css', 'a{top:0}', 'a{top:0}'],
])('puts the rules of %s into the layer of its folder', async (file, source, expected) => {
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const { code } = await preprocessCSS(source, `/home/site/code/${file}`, config);
  expect(code.replace(/\s/g, '')).toBe(expected.replace(/\s/g, ''));
});
