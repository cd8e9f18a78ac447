import type { Config } from 'vike/types';

/** Pages are HTML; what a page needs of script it names itself (site/document). */
export default {
  clientRouting: false,
  // vike takes folders called "pages" out of an address, but not "site".
  filesystemRoutingRoot: '/',
  prerender: { disableAutoRun: true, keepDistServer: true },
  meta: { Page: { env: { server: true, client: false } } },
  passToClient: [],
} satisfies Config;
