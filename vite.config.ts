import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { CSSOptions, UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Names that a reader of the HTML understands, and that no folder name can change. */
export const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) =>
      `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? 'style'}-${name}`,
  },
};

export default {
  root: at('.'),
  plugins: [react(), vike()],
  css,
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    // A busy machine would fill the progress with advice about plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
    chunkSizeWarningLimit: 1000,
  },
} satisfies UserConfig;
