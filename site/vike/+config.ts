import type { Config } from 'vike/types';

/** vike's entry is one page that renders every address (render-page.tsx). Pages name their own scripts. */
export default {
  clientRouting: false,
  prerender: { disableAutoRun: true, keepDistServer: true },
  meta: { Page: { env: { server: true, client: false } } },
  passToClient: [],
} satisfies Config;
