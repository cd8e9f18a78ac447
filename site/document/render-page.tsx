/**
 * One page as a complete HTML document. The header and the footer are the same on every
 * page of an audience and country, so they are rendered once and kept. The styles come first: they
 * set the order of layers.
 */
import '../styles/index.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RouteId, routes } from '#generated/routes.ts';
import type { Audience, Country } from '../../kernel/contract.ts';
import { kindOfRoute } from '../kinds/kinds.ts';
import { generatedTables as tables } from '../tables/generated-tables.ts';
import type { Assets } from './assets.ts';
import { renderFooter } from './footer.tsx';
import { renderHead } from './head.ts';
import { renderHeader } from './header.tsx';
import { attributes } from './html.ts';
import { structuredDataOf } from './structured-data.ts';

/** The styles of islands are in the site's one stylesheet too; a bundler drops what nobody reads. */
const islandStyles = import.meta.glob(
  '../{header,kinds,product-filter,search-box}/**/*.module.css',
  {
    eager: true,
  },
);

export function renderPage(path: RouteId, country: Country, assets: Assets): string {
  const route = routes[path];
  const { locale, currency } = tables.site.countries[country];
  const kind = kindOfRoute(tables, route);
  const { main, crumbs } = kind.show(tables, route, country);
  const head = renderHead({
    route,
    country,
    assets,
    kind,
    structuredData: structuredDataOf(tables, route, country, crumbs),
  });
  const root = attributes({
    lang: locale,
    'data-country': country,
    'data-currency': currency,
    'data-audience': route.audience,
  });
  return [
    `<!doctype html>\n<html${root}>\n<head>\n${head}\n</head>\n<body>`,
    '<a class="skip-link" href="#main">Skip to content</a>',
    frame(country, route.audience).header,
    `<main id="main">${renderToStaticMarkup(main)}</main>`,
    frame(country, route.audience).footer,
    '</body>\n</html>\n',
  ].join('\n');
}

type Frame = { readonly header: string; readonly footer: string };
const frames = new Map<string, Frame>();

function frame(country: Country, audience: Audience): Frame {
  if (Object.keys(islandStyles).length === 0) throw new Error('the islands have no styles');
  const key = `${country} ${audience}`;
  const made = frames.get(key) ?? {
    header: renderToStaticMarkup(renderHeader(country, audience)),
    footer: renderToStaticMarkup(renderFooter(country)),
  };
  frames.set(key, made);
  return made;
}
