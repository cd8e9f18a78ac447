import type { Config } from 'vike/types';

/**
 * vike's entry: it finds the files of this folder by their `+`. It bundles and serves one page, which renders every
 * address (site/document/render-page.tsx). Pages are HTML; what a page needs of script it names itself.
 */
export default {
  clientRouting: false,
  prerender: { disableAutoRun: true, keepDistServer: true },
  meta: { Page: { env: { server: true, client: false } } },
  passToClient: [],
} satisfies Config;
