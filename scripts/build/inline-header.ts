/**
 * The styles and the short script that are inline in every page, so the browser can paint the header
 * without another request. They're the same on every page, because the content policy lists their hashes.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
        entry: join(projectRoot, 'site/header/visit/before-first-paint.ts'),
        formats: ['iife'],
        name: 'first',
      },
    },
  });
  const [chunk] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the bundle lacks the first-paint script');
  return chunk.code.trim();
}

type Rule = { readonly prelude: string; readonly body?: string };

/** Selectors for parts and states that appear later, once the site's stylesheet has loaded. */
const later =
  /:hover|:focus|:active|:popover-open|:modal|:target|::(?:backdrop|selection)|closing|aria-busy|data-drawer|data-script|input~p|\[data-menu\](?:>div| a)/;
/** Selectors for elements that only appear after the header, where rendering waits for the stylesheet. */
const behindHeader = /^(?:picture\b.*|fieldset|legend|q|h[124]|hr|code|su[bp]|d[dt]|time|data)$/;
const neverFirst = /^@media (?:print|\(forced-colors)/;

/** An icon keeps its space but gets its outline from the stylesheet, to keep pages small. */
const outlineOfSign = /(?<=--sign-[\w-]+:)polygon\([^)]*\)/g;
const unseen = 'polygon(0 0)';

/**
 * Keeps only the rules that can apply before the visitor touches the page. `css` must be minified.
 * It only removes rules, and the full stylesheet follows, so the final look is the same.
 */
export function criticalStyles(css: string): string {
  let kept = keep(css.replace(outlineOfSign, unseen));
  for (let before = ''; before !== kept; ) {
    before = kept;
    kept = withoutUnread(kept);
  }
  return kept;
}

function keep(css: string): string {
  return rulesOf(css)
    .filter(({ prelude }) => !neverFirst.test(prelude))
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (/^@(?:layer|media|supports|container)/.test(prelude)) {
        const inner = keep(body);
        return inner && `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter(
        (selector) => !later.test(selector) && !behindHeader.test(selector),
      );
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

/** Removes custom properties and keyframes that nothing in `css` uses. */
function withoutUnread(css: string): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  return css
    .replace(/(?<=[{;])(--[\w-]+):((?:"[^"]*"|[^;}"])*)(?:;|(?=\}))/g, (declared, name: string) =>
      read.has(name) ? declared : '',
    )
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name: string) =>
      new RegExp(`animation[^;}]*\\b${name}\\b`).test(css) ? frames : '',
    )
    .replace(/(?<=[{}])[^{}@;]+\{\}/g, '')
    .replace(/@(?:media|supports|layer|container)[^{};]*\{\}/g, '');
}

/** Splits one level of CSS into rules. Ignores braces inside strings. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let begin = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index;
    if (sign === ';' && depth === 0) {
      rules.push({ prelude: css.slice(begin, index).trim() });
      begin = index + 1;
    }
    if (sign === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(begin, open).trim(), body: css.slice(open + 1, index) });
      begin = index + 1;
    }
  }
  return rules;
}

/** Splits at top-level commas. Parentheses nest: `:is(:not(a, b), :has(c))` is one selector. */
const selectorsOf = (prelude: string): readonly string[] =>
  prelude.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,()])+/g) ?? [];
