/** Pages as development sends them: with the script that reloads them. */
import { escapeHtml } from '../../site/document/html.ts';

/** Before the page's own scripts: they may fail, and an edit then mends them. */
const scripts = (version: number) =>
  `<script type="module" src="/@vite/client"></script>
<meta name="site-version" content="${version}">
<script type="module" src="/scripts/dev/browser/follow.ts"></script>`;

export const withReload = (html: string, version: number): string =>
  html.replace('<head>', () => `<head>\n${scripts(version)}`);

/** In place of a page that cannot be made. */
export const faultPage = (text: string, version: number): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The page cannot be made</title>
${scripts(version)}</head>
<body><pre style="white-space: pre-wrap; margin: 2rem">${escapeHtml(text)}</pre></body></html>
`;
