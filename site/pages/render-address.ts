/** Renders the page at an address, or the country's not-found page. */
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../document/assets.ts';
import type { HtmlChunks } from '../document/html-chunks.ts';
import { renderPage } from '../document/render-page.tsx';

export type Answer = { readonly status: 200 | 404; readonly html: HtmlChunks };

/** `path` is decoded. A page that only the other country has is not found. */
export function renderAddress(
  tables: Tables,
  path: string,
  country: Country,
  assets: Assets,
): Answer {
  const route = tables.routes[path];
  const isHere = path !== '/404' && route?.countries.includes(country);
  return isHere
    ? { status: 200, html: renderPage(tables, path, country, assets) }
    : { status: 404, html: renderPage(tables, '/404', country, assets) };
}
