/** Runs Vite's development server, which reads the catalogue again after every edit. */
import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { catalogueState, folderState } from '../../codegen/load/catalogue-state.ts';
import { isRealDate } from '../../codegen/validate/real-date.ts';
import { forEachScript } from '../../site/page-types/scripts.ts';
import { viteConfig } from '../build/bundle.ts';
import { css } from '../build/css-options.ts';
import { writeNames } from '../build/write-names-schema.ts';
import { openWorkFolder } from '../output/work-folder.ts';
import { sendText } from '../preview/answer.ts';
import { listenForEach } from '../preview/listen.ts';
import { addressLines } from '../preview/serve.ts';
import { projectRoot } from '../project-root.ts';
import { createAnnouncer } from './announce.ts';
import { serveSite } from './serve-site.ts';
import { type SiteVersion, siteVersionReader } from './site-version.ts';
import { rebuildOnChange, watchFolders } from './watch-files.ts';

/** Serves the site from its sources until it's closed. Throws if the port is taken. */
export async function startDevelopment(root: string, firstPort: number, startAt?: string) {
  let siteVersion: SiteVersion | undefined;
  let at = startAt;
  let ready: ViteDevServer | undefined;
  // Listens first, so that a port conflict is reported before anything else is done.
  const listening = await listenForEach(
    () => (request, response) => {
      if (ready) ready.middlewares(request, response);
      else sendText(response, 503, 'The site is starting. Reload this page in a moment.');
    },
    firstPort,
  );
  const { folder: own } = openWorkFolder('dev');
  const generated = join(own, 'generated');
  const server = await startVite(root, listening.servers, own, generated);
  const announcer = createAnnouncer(server);
  // Drops everything from the previous sources before pages are asked to reload.
  const read = siteVersionReader(server, root, generated);
  const catalogue = rebuildOnChange({
    version: () => `${at ?? ''} ${catalogueState(root)}`,
    make: () => read(at),
    publish: ({ siteVersion: made, diagnostics }) => {
      announcer.diagnostics(diagnostics);
      if (!made) return;
      const former = siteVersion;
      siteVersion = made;
      if (former?.constants === made.constants) announcer.edited();
      else announcer.reload();
      writeNames(made.tables, root);
    },
    fail: (error) => announcer.failure(error),
  });
  // Editors and builds write there. This server has its own modules.
  const generatedFolder = join(projectRoot, 'site', 'generated');
  const folders = ['site', 'kernel'].map((name) => join(projectRoot, name));
  const code = rebuildOnChange({
    version: () =>
      folders.map((folder) => folderState(folder, (path) => path === generatedFolder)).join('\n'),
    make: () => Promise.resolve(),
    publish: () => {
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      announcer.reload();
    },
    fail: (error) => announcer.failure(error),
  });

  await Promise.all([catalogue(), code()]);
  if (!siteVersion) console.log('Fix these errors and save. The site will then start.');
  server.ws.on('site:date', (day: unknown) => {
    at = isRealDate(day) ? `${day}T00:00` : undefined;
    void catalogue();
  });
  serveSite(server, {
    ...{ root, announcer, ports: listening.ports },
    ...{ siteVersion: () => siteVersion, at: () => at },
  });
  ready = server;
  watchFolders(server.watcher, [root], catalogue);
  watchFolders(server.watcher, folders, code);
  for (const line of addressLines(listening.ports)) console.log(line);
  return {
    close: async () => void (await Promise.all([server.close(), listening.close()])),
  };
}

/** Browsers can load files from these folders only, not from `.cache`, which has submitted forms. */
const served = ['site', 'kernel', 'scripts/dev/browser', 'node_modules'];

/** Limits Vite's editor links, which can open any file on this machine, to the catalogue and the sources. */
const openSourcesOnly = (root: string): Plugin => ({
  name: 'open-sources-only',
  configureServer(server) {
    const folders = [root, ...['site', 'kernel', 'scripts', 'codegen', 'drawings']];
    server.middlewares.use('/__open-in-editor', (request, response, next) => {
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      const named = new URL(request.url ?? '/', 'http://localhost').searchParams.get('file') ?? '';
      const file = resolve(projectRoot, named.replace(/:\d+(?::\d+)?$/, ''));
      const isSource =
        existsSync(file) &&
        folders
          .map((folder) => realpathSync(resolve(projectRoot, folder)) + sep)
          .some((folder) => realpathSync(file).startsWith(folder));
      if (isSource && site === 'same-origin') return next();
      response.statusCode = 403;
      response.end('You can only open catalogue and source files.\n');
    });
  },
});

function startVite(root: string, servers: readonly Server[], own: string, generated: string) {
  const [first, ...others] = servers;
  // Vite listens for open pages on one server only.
  for (const other of others) other.on('upgrade', (...args) => first?.emit('upgrade', ...args));
  const scripts = Object.values(forEachScript((file) => file));
  return createServer({
    ...viteConfig(generated, own),
    // vite.config.ts is for the build, where vike renders pages.
    configFile: false,
    css,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(own, 'vite'),
    // Finds packages at the start, so that no page reloads because of a late find.
    optimizeDeps: {
      entries: [
        'site/header/client/every-page.ts',
        'site/search-box/search-box.ts',
        'scripts/dev/browser/client.ts',
        ...scripts,
      ],
      // The search for packages begins before there are generated modules.
      rolldownOptions: { external: [/^#generated\//] },
    },
    server: {
      middlewareMode: true,
      ...(first && { ws: { server: first } }),
      fs: {
        allow: [...served.map((folder) => join(projectRoot, folder)), generated, join(own, 'vite')],
      },
      watch: { ignored: ['**/.cache/**', '**/dist/**', '**/site/generated/**'] },
    },
    plugins: [
      openSourcesOnly(root),
      // Every source edit reloads the page, because server-rendered HTML has no modules to replace.
      { name: 'no-hot-update', hotUpdate: () => [] },
    ],
  });
}
