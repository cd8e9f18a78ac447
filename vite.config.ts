import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Pages that are tools have a script of their own, in a folder with the name of their template. */
const tools = readdirSync(at('site/tools')).filter((name) =>
  existsSync(at(`site/tools/${name}/start.tsx`)),
);

export default {
  root: at('.'),
  plugins: [react(), vike()],
  css: {
    modules: {
      // Names that a reader of the HTML understands, and that no folder name can change.
      generateScopedName: (name, file) =>
        `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? 'style'}-${name}`,
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // The script of every page, and one for each tool. vike adds nothing of its own to a page.
          input: {
            page: at('site/browser/page.ts'),
            ...Object.fromEntries(tools.map((name) => [name, at(`site/tools/${name}/start.tsx`)])),
          },
        },
      },
    },
  },
} satisfies UserConfig;
