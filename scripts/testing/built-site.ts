import { resolve } from 'node:path';

/** The folder of the built site under test. */
export const builtSite = resolve(process.env.SITE_OUT ?? 'dist');
