/** Renders every page, with its styles. */
export { renderPage as default } from '../document/render-page.tsx';
