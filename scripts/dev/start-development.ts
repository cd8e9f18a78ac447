/** Vite's development server with the catalogue read again at every edit. */

import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { forEachScript } from '../../site/kinds/scripts.ts';
import { writeNames } from '../editor/write-names.ts';
import { addressLine } from '../preview/address-line.ts';
import { listen } from '../preview/listen.ts';
import { projectRoot } from '../project-root.ts';
import { viteConfig } from '../publish/bundle.ts';
import { css } from '../publish/css-options.ts';
import { createAnnouncer } from './announce.ts';
import { folderVersion } from './folder-version.ts';
import { forgetModules, generatedFolder, generatedModules } from './generated-modules.ts';
import { hearChanges } from './hear-changes.ts';
import { keepInStep } from './keep-in-step.ts';
import { ownFolder } from './own-folder.ts';
import { serveSite } from './serve-site.ts';
import { type Edition, editionReader, sameModules } from './site-state.ts';

export async function startDevelopment(root: string, wanted: number): Promise<ViteDevServer> {
  const port = await freePort(wanted);
  let edition: Edition | undefined;
  const server = await startVite(port, () => edition);
  const announcer = createAnnouncer(server);
  // Tell pages after, never before: what was made of the former sources is forgotten first.

  const catalogue = keepInStep({
    // What editors complete from lies there, and is written below.
    version: () => folderVersion([root], join(root, 'schema')),
    make: editionReader(root),
    publish: ({ edition: read, problems }) => {
      announcer.problems(problems);
      if (!read) return;
      const former = edition;
      edition = read;
      if (former && sameModules(former, read)) announcer.edited();
      else {
        if (former) forgetModules(server, former, read);
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
  serveSite(server, { root, edition: () => edition, announcer });
  await server.listen();
  hearChanges(server.watcher, [root], catalogue);
  hearChanges(server.watcher, folders, code);
  for (const country of countries) {
    console.log(addressLine(country, `http://${countryKeys[country]}.localhost:${port}/`));
  }
  return server;
}

function startVite(port: number, edition: () => Edition | undefined): Promise<ViteDevServer> {
  const own = ownFolder();
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
      port,
      strictPort: true,
      host: 'localhost',
      watch: { ignored: ['**/.cache/**', '**/dist/**', `${generatedFolder}/**`] },
    },
    plugins: [
      generatedModules(edition),
      // Every edit of a source is a reload (above): a page of HTML has nothing to replace in place.
      { name: 'no-hot-update', hotUpdate: () => [] },
    ],
  });
}

/** The port, free on both loopback addresses. 0 chooses one. */
async function freePort(wanted: number): Promise<number> {
  const probe = await listen(() => {}, wanted);
  await probe.close();
  return probe.port;
}
