/** All that a page is made of, styles included; +onRenderHtml calls it. */
export { renderPage as default } from '../../document/render-page.tsx';
