/** The code of both indexes, as one chunk of a page that searches by itself. */
import { buildEntryIndex } from './entry-index.ts';
import type { IndexCode } from './load-site-index.ts';
import { buildSiteIndex } from './site-index.ts';

export const indexCode: IndexCode = { buildSiteIndex, buildEntryIndex };
