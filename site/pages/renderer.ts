/** What the server bundle offers the build. */
export { preparePage } from '../document/render-page.tsx';
export { renderAddress } from './render-address.ts';
