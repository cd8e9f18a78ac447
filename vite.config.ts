/** Configuration for vike's part of the build. Don't import it: calling vike() again makes the first call's plugins inactive. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { UserConfig } from 'vite';
import { css } from './scripts/build/css-options.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default {
  root: at('.'),
  plugins: [react(), vike()],
  css,
  // Entries for the build's render workers, which call the renderer directly rather than through vike.
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            renderer: at('site/document/render-page.tsx'),
            'first-paint': at('site/document/critical-styles.ts'),
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    // A busy machine would fill the progress with advice about plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
    chunkSizeWarningLimit: 1000,
  },
} satisfies UserConfig;
