/** What a host answers for an address: its page, or the country's page that says there is none. */
import { routes } from '#generated/routes.ts';
import type { Country } from '../../kernel/contract.ts';
import type { Assets } from '../document/assets.ts';
import { renderPage } from '../document/render-page.tsx';
import { isRouteId } from '../tables/table-keys.ts';

export type Answer = { readonly status: 200 | 404; readonly html: string };

/** `path` is decoded. A page of the other country alone is not here. */
export function renderAddress(path: string, country: Country, assets: Assets): Answer {
  const isHere = path !== '/404' && isRouteId(path) && routes[path].countries.includes(country);
  return isHere
    ? { status: 200, html: renderPage(path, country, assets) }
    : { status: 404, html: renderPage('/404', country, assets) };
}
