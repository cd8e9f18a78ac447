import type { Country, Route, Site } from '../../kernel/entry-types.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { PageType } from '../page-types/page-type.tsx';
import type { ScriptName } from '../page-types/scripts.ts';
import { absoluteUrl, alternatesOf } from './absolute-urls.ts';
import type { Assets } from './assets.ts';
import { attributes, embedJson, escapeHtml } from './html.ts';
import type { HtmlChunks, SharedChunk } from './html-chunks.ts';
import type { JsonLdBlock } from './structured-data.ts';

export type HeadProps = {
  readonly site: Site;
  readonly route: Route;
  readonly country: Country;
  readonly assets: Assets;
  readonly pageType: PageType;
  readonly script?: ScriptName | undefined;
  readonly structuredData: readonly JsonLdBlock[];
  readonly dataFile?: string | undefined;
};

/** The contents of <head>. A page that no other country has gets no hreflang links (QLT-04). */
export function renderHead(props: HeadProps): HtmlChunks {
  const { site, route, country, assets, pageType, structuredData, dataFile } = props;
  const { title, description, canonical } = route;
  const address = absoluteUrl(site, canonical, country);
  const card = absoluteUrl(
    site,
    imageUrl(socialCard(route), { width: 1200, height: 630, format: 'jpeg' }),
    country,
  );
  const refresh = pageType.redirectTo?.(site, country);
  const alternates = alternatesOf(site, route).map(([hreflang, href]) =>
    link({ rel: 'alternate', hreflang, href }),
  );
  const first = [
    '<meta charset="utf-8">',
    // Goes first, so that the browser has the cookies when it parses the header.
    ...(assets.first ? [`<script>${assets.first.script}</script>`] : []),
    meta({ name: 'viewport', content: 'width=device-width' }),
    `<title>${escapeHtml(titleOf(title, site))}</title>`,
    meta({ name: 'description', content: description }),
    ...(route.noindex ? [meta({ name: 'robots', content: 'noindex' })] : []),
    // A page that doesn't exist has no address.
    ...(pageType.isNotFoundPage ? [] : [link({ rel: 'canonical', href: address })]),
    // Redirects at once, because a delayed redirect would interrupt a reader (WCAG 2.2.1).
    ...(refresh === undefined
      ? []
      : [meta({ 'http-equiv': 'refresh', content: `0; url=${refresh}` })]),
    ...alternates,
    ...(dataFile === undefined
      ? []
      : [link({ rel: 'alternate', type: 'application/json', href: dataFile })]),
  ];
  const shared = [
    meta({ property: 'og:type', content: route.kind === 'product' ? 'product' : 'website' }),
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:locale', content: site.countries[country].locale.replace('-', '_') }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    ...(pageType.isNotFoundPage ? [] : [meta({ property: 'og:url', content: address })]),
    meta({ property: 'og:image', content: card }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${embedJson(data)}</script>`,
    ),
  ];
  return [`${first.join('\n')}\n`, loadedBy(assets, props.script ?? ''), `\n${shared.join('\n')}`];
}

const meta = (values: Readonly<Record<string, string>>) => `<meta${attributes(values)}>`;
const link = (values: Readonly<Record<string, string | boolean>>) => `<link${attributes(values)}>`;

const loadedBy = memoize(
  (assets: Assets, name: ScriptName | ''): SharedChunk => ({
    shared: [
      // A late typeface is used on the next page (typeface.css). Phones load it when idle (every-page-when-idle.ts).
      ...assets.fonts.map((href) =>
        link({
          ...{ rel: 'preload', as: 'font', type: 'font/woff2', href },
          ...{ crossorigin: true, media: '(min-width: 640px)' },
        }),
      ),
      ...(assets.first
        ? [
            `<style>${assets.first.styles}</style>`,
            // The inline script already makes every change that shifts the layout.
            script({ async: true, fetchpriority: 'low', src: assets.page }),
          ]
        : [script({ async: true, blocking: 'render', src: assets.page }), stylesheetLinks(assets)]),
      ...(name === '' ? [] : [pageTypeScript(assets, name)]),
      link({ rel: 'icon', href: '/favicon.svg' }),
      link({ rel: 'manifest', href: '/manifest.json' }),
      meta({ name: 'theme-color', content: '#0b1a26' }),
    ].join('\n'),
  }),
);

/** Appends the brand, unless the title already names it. */
const titleOf = (title: string, { name }: Site) =>
  title.includes(name) ? title : `${title} | ${name}`;

/** Links to the site's stylesheet. It comes after the header, which is painted without it. */
export const stylesheetLinks = ({ stylesheets }: Assets): string =>
  stylesheets.map((href) => `<link${attributes({ rel: 'stylesheet', href })}>`).join('\n');

const script = (values: Readonly<Record<string, string | boolean>>): string =>
  `<script${attributes({ type: 'module', ...values })}></script>`;

/** The second script of a page type, with low priority so that it doesn't delay reading. */
function pageTypeScript({ tools }: Assets, name: ScriptName): string {
  const src = tools[name];
  if (src === undefined) throw new Error(`the bundle has no script for ${name}`);
  return script({ src, fetchpriority: 'low' });
}

const socialCard = ({ kind, path }: Route) =>
  kind === 'product'
    ? `og/${path.slice(1)}.svg`
    : `og/${kind.replace('dealer-range', 'dealer-entry')}.svg`;
