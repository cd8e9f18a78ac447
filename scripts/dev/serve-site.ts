/** Answers the development server's requests for backends, pictures, data files and pages. Vite serves the sources. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { countries, countryKeys, countryOfHostname } from '../../kernel/countries.ts';
import type { ByCountry, Country } from '../../kernel/entry-types.ts';
import { ImageRequestError } from '../../kernel/image-address.ts';
import { memoize } from '../../kernel/memoize.ts';
import { itemsUrl } from '../../kernel/search-item.ts';
import type { Tables } from '../../kernel/tables.ts';
import { backendsUrl } from '../../site/commerce/backends.ts';
import { escapeHtml } from '../../site/document/html.ts';
import { joinChunks } from '../../site/document/html-chunks.ts';
import { forEachScript } from '../../site/page-types/scripts.ts';
import type { Renderer } from '../build/load-tables.ts';
import { imageCache, imageSources } from '../build/picture-sources.ts';
import { filesByPath, previewSettings, siteWideFiles } from '../build/site-wide-files.ts';
import { contentType } from '../content-types.ts';
import { isGenerated, readAddress } from '../images/addresses.ts';
import { send, sendText } from '../preview/answer.ts';
import { readItems } from '../preview/backends/items.ts';
import { linkToMockPortal } from '../preview/backends/portal.ts';
import { createImageHandler } from '../preview/handle-images.ts';
import { embeddedBackends } from '../preview/read-settings.ts';
import { chooseTree, readRequestPath, withoutClosingSlash } from '../preview/request-path.ts';
import { createBackendHandler } from '../preview/serve-backends.ts';
import { isNavigation } from '../preview/static-files.ts';
import { readRedirectRules } from '../preview/url-rules.ts';
import { projectRoot } from '../project-root.ts';
import { searchLogKey } from '../search-log-key.ts';
import type { Announcer } from './announce.ts';
import { pageInfo, toolbar, toolbarPath } from './page-info.ts';
import type { SiteVersion } from './site-version.ts';

const renderer = '/site/document/render-page.tsx';

const fresh = (path: string) => ({
  'content-type': contentType(path),
  'cache-control': 'no-store',
});
const page = fresh('page.html');

export type SiteOptions = {
  readonly root: string;
  /** Each country's port, for hosts without a country. */
  readonly ports: ByCountry<number>;
  readonly siteVersion: () => SiteVersion | undefined;
  /** The time the site is shown at; undefined for now. */
  readonly at: () => string | undefined;
  readonly announcer: Announcer;
};

/** Answers all requests except those for sources, which Vite answers. */
export function serveSite(server: ViteDevServer, options: SiteOptions): void {
  const { announcer } = options;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method, headers } = request;
    const target = readRequestPath(url);
    if (!target.ok) return sendText(response, 400, target.reason);
    const { path, search } = target;
    // Read once, because another siteVersion may arrive during rendering.
    const siteVersion = options.siteVersion();
    const { version } = announcer;
    if (!siteVersion) return send(response, 503, page, errorPage(announcer.error, version));
    if (isGenerated(url)) {
      sendVersion(response, await pictureVersion(options.root, siteVersion.tables, url));
      await picturesOf(siteVersion.tables, options.root).answer(request, response);
      return;
    }
    const { tables } = siteVersion;
    const { localPort } = request.socket;
    const ofPort = countries.find((each) => options.ports[each] === localPort);
    const { country } = chooseTree(headers.host, ofPort);
    if (path === toolbarPath) {
      const shown = new URLSearchParams(search).get('path') ?? '/';
      const info = await pageInfo(options.root, tables, shown, announcer.reported);
      const hostname = (headers.host ?? '').replace(/:\d*$/, '');
      const isNamed = countryOfHostname(hostname) !== undefined || hostname.endsWith('.localhost');
      const originOf = (each: Country) =>
        `http://${isNamed ? `${countryKeys[each]}.localhost:${localPort}` : `${hostname}:${options.ports[each]}`}`;
      const day = options.at()?.slice(0, 10) ?? '';
      return send(response, 200, page, toolbar(info, day, country, originOf));
    }
    if (await backendsOf(tables)(request, response, path, search)) return;
    if (method !== 'GET' && method !== 'HEAD') return sendText(response, 405, 'Use GET or HEAD.');
    // Only files have an extension. They take longer to generate than a page, which doesn't wait for them.
    const isFile = /\.[a-z][a-z0-9]{0,9}$/i.test(path);
    const isServed = isFile && !path.startsWith('/_');
    const content = isServed ? treeFiles(tables, country).files.get(path.slice(1)) : undefined;
    if (content !== undefined) {
      sendVersion(response, hash('sha256', content).slice(0, 16));
      return send(response, 200, fresh(path), content);
    }
    const rendered = await renderAt(tables, path, country);
    const moved =
      withoutSlash(path, search) ??
      (rendered.status === 404 ? treeFiles(tables, country).move(path, search) : undefined);
    // A browser would keep a permanent redirect after the next edit.
    if (moved !== undefined) return send(response, 302, { ...page, location: moved.to });
    if (rendered.status === 404 && isFile && !isNavigation(request))
      return sendText(response, 404, 'Not found.');
    const html = linkToMockPortal(joinChunks(rendered.html), tables.site.dealerLoginPath);
    const own = html.replace('<head>', () => `<head>\n${scripts(version)}`);
    send(response, rendered.status, page, own);
  }

  async function renderAt(tables: Tables, path: string, country: Country) {
    const loaded = await server.ssrLoadModule(renderer);
    const renderAddress: Renderer['renderAddress'] = loaded.renderAddress;
    const module = await server.environments.ssr.moduleGraph.getModuleByUrl(renderer);
    const stylesheets = module ? stylesheetsBelow(server, module) : [];
    return renderAddress(tables, path, country, { ...sources, stylesheets });
  }

  server.middlewares.use((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return;
      if (error instanceof Error) server.ssrFixStacktrace(error);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(text);
      if (response.headersSent) response.destroy();
      else send(response, 500, page, errorPage(text, announcer.version));
    });
  });
}

const backendsOf = memoize((tables: Tables) => {
  const signingKey = searchLogKey();
  const { gatewayStage, gatewayTargets } = tables.site.backends;
  return createBackendHandler((country) => itemsIn(tables, country), {
    ...previewSettings(tables),
    gatewayStage,
    gatewayTargets,
    dataDir: join(projectRoot, '.cache', 'preview'),
    ...(signingKey === undefined ? {} : { signingKey }),
  });
});

/** Redirects to the address without a trailing slash, as hosts of built trees do. */
function withoutSlash(path: string, search: string): { readonly to: string } | undefined {
  const open = withoutClosingSlash(path);
  return open === path ? undefined : { to: encodeURI(open) + search };
}

/** Vite compiles these sources on request. */
const sources = {
  page: '/site/header/client/every-page-in-development.ts',
  tools: forEachScript((file) => `/${file}`),
  fonts: [],
};

/** These precede the page's own scripts, which may fail until an edit repairs them. */
const scripts = (version: number) =>
  `<script type="module" src="/@vite/client"></script>
<meta name="site-version" content="${version}">
<script type="module" src="/scripts/dev/browser/client.ts"></script>`;

const errorPage = (text: string, version: number): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>This page can't be rendered</title>
${scripts(version)}</head>
<body><pre style="white-space: pre-wrap; margin: 2rem">${escapeHtml(text)}</pre></body></html>
`;

/** Returns the stylesheet addresses of a page's components in import order, after the site's own index, which declares the layers. */
function stylesheetsBelow(server: ViteDevServer, entry: EnvironmentModuleNode): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const found: string[] = [];
  const walk = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    // A stylesheet includes its imports, in layers. Linked separately, they would override all layers.
    if (module.file?.endsWith('.css')) found.push(module.url);
    else for (const imported of module.importedModules) walk(imported);
  };
  walk(entry);
  const first = found.findIndex((url) => url.endsWith('/styles/index.css'));
  if (first < 0) throw new Error(`${server.config.root}/site/styles/index.css is missing.`);
  return [...found.splice(first, 1), ...found];
}

/** The build's own files by path, without a leading slash. `/backends.json` has the embedded backends. */
const treeFiles = memoize((tables: Tables, country: Country) => {
  const files = new Map(filesByPath(siteWideFiles(tables, country)));
  const own = embeddedBackends(tables.site.backends);
  files.set(backendsUrl.slice(1), `${JSON.stringify(own)}\n`);
  return { files, move: readRedirectRules(files.get('_redirects') ?? '', '_redirects') };
});

const itemsIn = memoize((tables: Tables, country: Country) =>
  readItems(treeFiles(tables, country).files.get(itemsUrl.slice(1))),
);

/** Finds pictures and documents in catalogue/images, or draws them from current product data. */
const picturesOf = memoize((tables: Tables, root: string) => {
  const sources = imageSources(root, tables);
  return { sources, answer: createImageHandler(sources, imageCache) };
});

/** Content hashes by source version, so each picture is drawn once however many site versions use it. */
const contents = new Map<string, Promise<string | undefined>>();

/** Changes with the picture's appearance. Undefined if there's no such picture. */
async function pictureVersion(root: string, tables: Tables, url: string) {
  try {
    const { source, format } = readAddress(url);
    const found = await picturesOf(tables, root).sources(source, format);
    if (!found) return undefined;
    const content = contents.get(found.version) ?? found.open().then((opened) => opened?.content);
    contents.set(found.version, content);
    return await content;
  } catch (error) {
    if (error instanceof ImageRequestError) return undefined;
    throw error;
  }
}

/** Sends a version in a header that the page's script can read and compare after an edit (Server-Timing). */
function sendVersion(response: ServerResponse, version: string | undefined): void {
  if (version !== undefined) response.setHeader('server-timing', `version;desc="${version}"`);
}
