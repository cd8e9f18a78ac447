/**
 * Selects the styles and script to put inline in pages, so that browsers paint the header without another request. All
 * pages have the same, because the content policy lists their hashes.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, type Root } from 'postcss';
import { build, type InlineConfig } from 'vite';
import type { FirstPaint } from '../../site/document/assets.ts';
import { projectRoot } from '../project-root.ts';

/** `bundled` is the folder with vike's bundle. Rejects with the bundler's error. */
export async function inlineHeader(base: InlineConfig, bundled: string): Promise<FirstPaint> {
  const { styles } = await import(pathToFileURL(join(bundled, 'server', 'first-paint.mjs')).href);
  return { styles: criticalStyles(String(styles)), script: await firstScript(base) };
}

async function firstScript(base: InlineConfig): Promise<string> {
  const built = await build({
    ...base,
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(projectRoot, 'site/header/client/before-first-paint.ts'),
        formats: ['iife'],
        name: 'first',
      },
    },
  });
  const [chunk] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  if (chunk?.type !== 'chunk') throw new Error("the bundle doesn't have the first-paint script");
  return chunk.code.trim();
}

/** Selectors for parts and states that appear after the site's stylesheet has loaded. */
const later =
  /:hover|:focus|:active|:popover-open|:modal|:target|::(?:backdrop|selection)|closing|aria-busy|data-drawer|data-script|input~p|data-list/;
/** Selectors for elements that only appear after the header, where rendering waits for the stylesheet, or in a menu. */
const behindHeader =
  /^(?:picture\b.*|fieldset|legend|q|h[1-4]|small|hr|code|su[bp]|d[dt]|time|data)$/;
const neverFirst = /^@media (?:print|\(forced-colors)/;

/** Keeps only the rules that can apply before a visitor touches the page. `css` must be minified. */
export function criticalStyles(css: string): string {
  // An icon keeps its space but gets its outline from the stylesheet, because every page repeats inline styles.
  const root = parse(css.replace(/(?<=clip-path:)var\(--sign[\w-]*\)/g, 'polygon(0 0)'));
  root.walkAtRules((rule) => {
    if (neverFirst.test(`@${rule.name} ${rule.params}`)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const first = rule.selectors.filter((each) => !later.test(each) && !behindHeader.test(each));
    if (first.length < rule.selectors.length) rule.selectors = first;
    if (first.length === 0) rule.remove();
  });
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    removeUnread(root, before);
  }
  return root.toString();
}

/** Removes custom properties and keyframes that nothing uses, then empty blocks. */
function removeUnread(root: Root, css: string): void {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove();
  });
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}
