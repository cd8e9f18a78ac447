/** What a host answers for an address: its page, or the country's page that says there is none. */
import type { Country } from '../../kernel/contract.ts';
import type { Assets } from '../document/assets.ts';
import type { Pieces } from '../document/pieces.ts';
import { renderPage } from '../document/render-page.tsx';
import type { Tables } from '../tables/tables.ts';

export type Answer = { readonly status: 200 | 404; readonly html: Pieces };

/** `path` is decoded. A page of the other country alone is not here. */
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
