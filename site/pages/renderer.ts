/** What the server bundle gives to the build. */

export { noteReads, recorded } from '../tables/reads.ts';
export { readsOfOnce } from '../tables/tables.ts';
export { renderAddress } from './render-address.ts';
