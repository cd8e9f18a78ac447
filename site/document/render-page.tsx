/** Renders one page as an HTML document in pieces. Imports the styles first, because they set the order of layers. */
import '../styles/index.css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Audience, Country, Site } from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPublic } from '../lookups/public-products.ts';
import type { PageType } from '../page-types/page-type.tsx';
import { pageTypeNameOf, pageTypes } from '../page-types/page-types.ts';
import { absoluteUrl } from './absolute-urls.ts';
import { type Assets, waiting } from './assets.ts';
import { type HeadProps, renderHead, stylesheetLinks } from './head.ts';
import { renderFooter, renderHeader } from './header-and-footer.tsx';
import { attributes, compact, escapeHtml, typesetTexts } from './html.ts';
import type { HtmlChunks, SharedChunk } from './html-chunks.ts';
import { structuredDataOf } from './structured-data.ts';

/** The tools' styles belong to the site's one stylesheet too. The bundler drops unused imports, so this one is used below. */
const toolStyles = import.meta.glob('../**/*.module.css', { eager: true });

/** The same tables and assets always give the same bytes. Throws if the tables have no such page. */
export const renderPage = (
  tables: Tables,
  path: string,
  country: Country,
  assets: Assets,
): HtmlChunks => preparePage(tables, path, country, assets).render();

/** The page at a decoded path. The country's not-found page if there's none, or only in the other country. */
export function renderAddress(
  tables: Tables,
  path: string,
  country: Country,
  assets: Assets,
): { readonly status: 200 | 404; readonly html: HtmlChunks } {
  const isHere = path !== '/404' && tables.routes[path]?.countries.includes(country);
  return isHere
    ? { status: 200, html: renderPage(tables, path, country, assets) }
    : { status: 404, html: renderPage(tables, '/404', country, assets) };
}

/** Works out everything that the page shows, and renders nothing yet. Throws if the tables have no such page. */
export function preparePage(tables: Tables, path: string, country: Country, assets: Assets) {
  const route = tables.routes[path];
  if (!route) throw new Error(`No route in the tables for ${path}.`);
  const { site } = tables;
  const pageTypeName = pageTypeNameOf(tables, route);
  const pageType: PageType = pageTypes[pageTypeName];
  const { main, props, script } = pageType.prepare(tables, route, country);
  const structuredData = structuredDataOf(tables, route, country, props.crumbs);
  const frame = frameOf(tables, country, route.audience);
  const isProduct = route.kind === 'product' && isPublic(tables, path.slice(1), country);
  const dataFile = isProduct ? `${path}.json` : undefined;
  const own = JSON.stringify([pageTypeName, country, route, props, structuredData, dataFile]);
  return {
    // Everything the page depends on besides code. Equal inputs give equal pages.
    inputs: [own, frame.header, frame.footer, everyPages(site)(assets)],
    render: () =>
      renderDocument(
        { site, route, country, assets, pageType, script, structuredData, dataFile },
        frame,
        main,
      ),
  };
}

const everyPages = memoize((site: Site) =>
  memoize((assets: Assets): SharedChunk => ({ shared: JSON.stringify([site, assets]) })),
);

function renderDocument(props: HeadProps, frame: Frame, main: ReactElement): HtmlChunks {
  const { site, route, country, assets, pageType } = props;
  const { locale, currency } = site.countries[country];
  const root = attributes({
    lang: locale,
    'data-country': country,
    'data-currency': currency,
    'data-audience': route.audience,
    // Countries with the page. They can't come from hreflang links, which unlisted pages don't have.
    'data-locales':
      !pageType.isNotFoundPage && route.countries.map((of) => site.countries[of].locale).join(' '),
    // Without an inline script, every page has the typeface from the start.
    'data-typeface': !assets.first,
  });
  const { first } = assets;
  const address = absoluteUrl(site, route.canonical, country).replace(/^https:\/\//, '');
  const onPaper = `<p hidden data-on-paper>${escapeHtml(site.name)} <span>${escapeHtml(address)}</span></p>\n`;
  return [
    `<!doctype html>
<html${root}>
<head>
`,
    ...renderHead(props),
    `
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
`,
    ...withSamePage(frame.header, props),
    `
${first ? `${stylesheetLinks(assets)}<script>${waiting}</script>\n` : ''}${onPaper}<main id="main">${typesetTexts(compact(renderToStaticMarkup(main)))}</main>
`,
    ...withSamePage(frame.footer, props),
    `
</body>
</html>
`,
  ];
}

/** Splits a chunk at its links to other countries. Each link is two pieces: an address and a locale. */
const splitAtCountries = memoize((chunk: SharedChunk) =>
  chunk.shared
    .split(/(?<=href=")([^"]*)(?="[^>]* data-other-country="([^"]*)")/)
    .map((piece, at) => (at % 3 === 0 ? { shared: piece } : piece)),
);

/** CTY-02: links to the same page of another country, if that country has it. */
function withSamePage(chunk: SharedChunk, { site, route, pageType }: HeadProps): HtmlChunks {
  return splitAtCountries(chunk).map((piece, at, pieces) => {
    if (at % 3 === 2) return '';
    const there = route.countries.find((of) => site.countries[of].locale === pieces[at + 1]);
    const isSame = at % 3 === 1 && there && route.path !== '/' && !pageType.isNotFoundPage;
    return isSame ? absoluteUrl(site, route.path, there) : piece;
  });
}

type Frame = { readonly header: SharedChunk; readonly footer: SharedChunk };

const frameOf = memoize((tables: Tables, country: Country, audience: Audience): Frame => {
  if (Object.keys(toolStyles).length === 0) throw new Error('the tools have no styles');
  return {
    header: { shared: compact(renderToStaticMarkup(renderHeader(tables, country, audience))) },
    footer: { shared: compact(renderToStaticMarkup(renderFooter(tables, country))) },
  };
});
