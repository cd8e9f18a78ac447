/** Exports of the server bundle, for the build. */
export { preparePage } from '../document/render-page.tsx';
export { renderAddress } from './render-address.ts';
