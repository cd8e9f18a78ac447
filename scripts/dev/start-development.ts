/** Vite's development server with the catalogue read again at every edit. */

import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { forEachScript } from '../../site/kinds/scripts.ts';
import { viteConfig } from '../build/bundle.ts';
import { css } from '../build/css-options.ts';
import { writeNames } from '../editor/write-names.ts';
import { addressLines } from '../preview/address-line.ts';
import { sendText } from '../preview/answer.ts';
import { listenForEach } from '../preview/listen.ts';
import { projectRoot } from '../project-root.ts';
import { createAnnouncer } from './announce.ts';
import { folderVersion } from './folder-version.ts';
import {
  generatedConstants,
  generatedFolder,
  invalidateConstants,
  loadTables,
} from './generated-modules.ts';
import { hearChanges } from './hear-changes.ts';
import { keepInStep } from './keep-in-step.ts';
import { ownFolder } from './own-folder.ts';
import { serveSite } from './serve-site.ts';
import { type Edition, editionReader } from './site-state.ts';

/** Serves the site from its sources, until it's closed. Throws where the port is taken. */
export async function startDevelopment(
  root: string,
  wanted: number,
): Promise<{ readonly close: () => Promise<void> }> {
  let edition: Edition | undefined;
  let ready: ViteDevServer | undefined;
  // The ports come first, so that one that's in use is reported before anything else is done.
  const listening = await listenForEach(
    () => (request, response) => {
      if (ready) ready.middlewares(request, response);
      else sendText(response, 503, 'The site is starting. Reload this page in a moment.');
    },
    wanted,
  );
  const own = ownFolder();
  const generated = join(own, 'generated');
  const server = await startVite(listening.servers, own, () => edition);
  const announcer = createAnnouncer(server);
  // Tell pages after, never before: what was made of the former sources is forgotten first.

  const catalogue = keepInStep({
    // What editors complete from lies there, and is written below.
    version: () => folderVersion([root], join(root, 'schema')),
    make: editionReader(root, generated, (changed) => loadTables(server, generated, changed)),
    publish: ({ edition: read, problems }) => {
      announcer.problems(problems);
      if (!read) return;
      const former = edition;
      edition = read;
      if (former?.constants === read.constants) announcer.edited();
      else {
        invalidateConstants(server);
        announcer.reload();
      }
      writeNames(read.catalogue, root);
    },
    fail: (error) => announcer.failure(error),
  });
  const folders = ['site', 'kernel'].map((name) => join(projectRoot, name));
  const code = keepInStep({
    version: () => folderVersion(folders, generatedFolder),
    make: () => Promise.resolve(),
    publish: () => {
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      announcer.reload();
    },
    fail: (error) => announcer.failure(error),
  });

  await Promise.all([catalogue(), code()]);
  if (!edition) {
    console.log('The site starts as soon as the catalogue has no errors. Correct it and save.');
  }
  serveSite(server, { root, ports: listening.ports, edition: () => edition, announcer });
  ready = server;
  hearChanges(server.watcher, [root], catalogue);
  hearChanges(server.watcher, folders, code);
  for (const line of addressLines(listening.ports)) console.log(line);
  return {
    close: async () => void (await Promise.all([server.close(), listening.close()])),
  };
}

/** Pages load files from here only. `.cache`, for one, holds what people typed into forms. */
const served = ['site', 'kernel', 'scripts/dev/browser', 'node_modules'];

function startVite(
  servers: readonly Server[],
  own: string,
  edition: () => Edition | undefined,
): Promise<ViteDevServer> {
  const [first, ...others] = servers;
  // Vite hears the messages of open pages on one server.
  for (const other of others) other.on('upgrade', (...args) => first?.emit('upgrade', ...args));
  const scripts = Object.values(forEachScript((file) => file));
  return createServer({
    ...viteConfig(generatedFolder, own),
    // vite.config.ts is the build's: vike, which renders pages there, has no part in this.
    configFile: false,
    resolve: {},
    css,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(own, 'vite'),
    // All that scripts import is found at the start, so that no page reloads for a late find.
    optimizeDeps: {
      entries: ['site/header/visit/page.ts', 'site/header/island.tsx', ...scripts],
      // The search for packages reads files, and what is generated is none here.
      rolldownOptions: { external: [/^#generated\//] },
    },
    server: {
      middlewareMode: true,
      ...(first && { ws: { server: first } }),
      fs: { allow: [...served.map((folder) => join(projectRoot, folder)), join(own, 'vite')] },
      watch: { ignored: ['**/.cache/**', '**/dist/**', `${generatedFolder}/**`] },
    },
    plugins: [
      generatedConstants(edition),
      // Every edit of a source is a reload (above): a page of HTML has nothing to replace in place.
      { name: 'no-hot-update', hotUpdate: () => [] },
    ],
  });
}
