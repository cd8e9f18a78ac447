import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { routes } from '#generated/routes.ts';
import { countryOfHost } from '../browser/country.ts';
import { renderPage } from '../document/render-page.tsx';
import { forEachScript } from '../kinds/scripts.ts';
import { isRouteId } from '../tables/table-keys.ts';

/**
 * The build passes a country and the built assets, and takes the page from
 * `pageContext.html` as it is. In development the country comes from the address, and
 * vike adds the styles and the client that reloads the page.
 */
export default function onRenderHtml(pageContext: PageContextServer) {
  const path = decodeURI(pageContext.urlPathname);
  const { assets } = pageContext;
  const country = pageContext.country ?? countryOfHost(hostname(pageContext.headers?.host));
  // A page of the other country alone is not here.
  const isHere = isRouteId(path) && routes[path].countries.includes(country);
  const html = renderPage(isHere ? path : '/404', country, assets ?? developmentAssets);
  // Everything in the document is escaped where it is put in: see site/document.
  return {
    documentHtml: dangerouslySkipEscape(assets ? withoutVike : html),
    pageContext: { html },
  };
}

const withoutVike = '<!doctype html><html><head></head><body></body></html>';
const developmentAssets = {
  stylesheets: [],
  page: '/site/header/visit/page.ts',
  tools: forEachScript((file) => `/${file}`),
  fonts: [],
};

const hostname = (host = '') => host.replace(/:\d+$/, '');
