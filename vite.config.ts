import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
          // The scripts of the pages: see site/browser/page.ts. vike adds nothing of its own to a page.
          input: { page: at('site/browser/page.ts') },
        },
      },
    },
  },
} satisfies UserConfig;
